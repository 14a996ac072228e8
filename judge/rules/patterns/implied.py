"""How often something happened earlier this turn, by what the setup of the play implies.

Marked damage was dealt this turn, by some source. Nobody says which, nor whether in combat: where
a pattern asks for it, the number is between none and all of it.
"""

from __future__ import annotations

from judge.abilities import filters as f
from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Pattern
from judge.abilities.relations import IsOrBecame
from judge.game.earlier import CameUnderControl, WasDamaged
from judge.game.state import ObjectId
from judge.rules.earlier import NONE, Bounds, is_from_before
from judge.rules.meaning import Context
from judge.rules.patterns.look import fits
from judge.rules.view import View


def implied_count(
    view: View, pattern: Pattern, context: Context, *, last_turn: bool = False
) -> Bounds:
    """How many events of a pattern the setup implies."""
    history = view.state.last_turn if last_turn else view.state.history
    came = isinstance(pattern, p.Enters | p.ControlChanges)  # it did the one or the other
    number = NONE
    for one in history:
        if isinstance(one, WasDamaged):
            number = number.plus(_damaged(view, pattern, one, context))
        elif came and isinstance(one, CameUnderControl):
            may_be = fits(view, getattr(pattern, "filter", None), one.object, context)
            number = number.plus(Bounds(0, int(may_be)))
    return number


def _damaged(view: View, pattern: Pattern, one: WasDamaged, context: Context) -> Bounds:
    """Each of several sources may have dealt a part of it."""
    match pattern:
        case p.IsDealtDamage(filter=to, combat=combat, excess=excess) if to is not None:
            is_certain = combat is None and not excess
        case p.DealsDamage(source=source, combat=combat, to=to, to_player=players):
            if (to is None and players is not None) or not _may_be_source(view, source, context):
                return NONE
            is_certain = combat is None and source is None
        case _:
            return NONE
    return Bounds(int(is_certain), one.amount) if fits(view, to, one.object, context) else NONE


def _may_be_source(view: View, filter_: Filter | None, context: Context) -> bool:
    """True unless a filter is one object that was not there before the play."""
    match filter_:
        case f.AllOf(parts=parts):
            return all(_may_be_source(view, part, context) for part in parts)
        case f.IsThis():
            return is_from_before(view.state, context.source)
        case IsOrBecame(id=id_):
            return is_from_before(view.state, ObjectId(id_))
    return True
