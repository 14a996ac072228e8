"""How often something happened earlier this turn, by what is told of it and of no object.

What is told is how many spells a player cast, how much life they lost and so on. Which object it
was is never known: where a pattern asks for it, the number is between none and all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from judge.abilities import filters as f
from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Pattern, Players
from judge.abilities.relations import IsOrBecame
from judge.cards import CardType
from judge.game.earlier import Earlier, Told
from judge.game.state import ObjectId, Zone
from judge.rules.earlier import NONE, Bounds, bounds_of, earlier, is_from_before
from judge.rules.meaning import Context, find_players
from judge.rules.patterns.implied import implied_count
from judge.rules.view import View

LEFT = (Told.CREATURES_DIED, Told.PERMANENTS_LEFT)
CREATURES = (Told.CREATURES_DIED, Told.ATTACKED)
How = Callable[[View, Any, Earlier, Context], Bounds]


def earlier_count(
    view: View, pattern: Pattern, context: Context, *, last_turn: bool = False
) -> Bounds:
    """How many events of a pattern are told of this turn, or of the turn before."""
    if isinstance(pattern, p.NextTime):
        return earlier_count(view, pattern.pattern, context, last_turn=last_turn)
    if isinstance(pattern, p.EitherOf):
        parts = (earlier_count(view, q, context, last_turn=last_turn) for q in pattern.parts)
        return _sum(parts)
    told, how = COUNTED.get(type(pattern), ((), None))
    every = earlier(view.state, last_turn=last_turn)
    known = _sum(how(view, pattern, one, context) for one in every if how and one.what in told)
    return known.plus(implied_count(view, pattern, context, last_turn=last_turn))


def earlier_total(view: View, pattern: Pattern, context: Context) -> Bounds:
    """How much there was in all of the events of a pattern that are told of this turn."""
    if not isinstance(pattern, p.GainsLife | p.LosesLife):
        return earlier_count(view, pattern, context)
    is_gain = isinstance(pattern, p.GainsLife)
    told = [one for one in earlier(view.state) if one.what in COUNTED[type(pattern)][0]]
    own = [one for one in told if _is_by(view, pattern.player, one, context)]
    by_damage = not is_gain and getattr(pattern, "by_damage", False)
    return _sum(_unknown(one) if by_damage else bounds_of(one) for one in own)


def _sum(parts: Iterable[Bounds]) -> Bounds:
    found = NONE
    for part in parts:
        found = found.plus(part)
    return found


def _is_by(view: View, players: Players | None, one: Earlier, context: Context) -> bool:
    return players is None or one.player in find_players(view, players, context)


def _unknown(one: Earlier) -> Bounds:
    """None of them, all of them, or some."""
    return Bounds(0, one.most)


def _such(view: View, filter_: Filter | None, one: Earlier, context: Context) -> Bounds:
    """How many of those told of are of a filter."""
    match _fits(view, filter_, one, context):
        case True:
            return bounds_of(one)
        case False:
            return NONE
    return _unknown(one)


def _fits(view: View, filter_: Filter | None, one: Earlier, context: Context) -> bool | None:
    """Whether all that is told of is of a filter, as it was then; None where it isn't known."""
    match filter_:
        case None:
            return True
        case f.AllOf(parts=parts):
            found = [_fits(view, part, one, context) for part in parts]
            return False if False in found else None if None in found else True
        case f.AnyOf(parts=parts):
            found = [_fits(view, part, one, context) for part in parts]
            return True if True in found else None if None in found else False
        case f.Non(part=part):
            inner = _fits(view, part, one, context)
            return None if inner is None else not inner
        case f.IsPermanent():
            return True if one.what is not Told.SPELLS_CAST else None
        case f.IsSpell():
            return True if one.what is Told.SPELLS_CAST else None
        case f.OfType(card_type=CardType.CREATURE):
            return True if one.what in CREATURES else None
        case f.OfType(card_type=CardType.LAND):
            return OF_LANDS.get(one.what)
        case f.ControlledBy(players=players):
            return _is_by(view, players, one, context)
        case f.IsThis():
            return None if _may_be(view, one, context.source) else False
        case IsOrBecame(id=id_):
            return None if _may_be(view, one, ObjectId(id_)) else False
        case f.Other():
            return None if _may_be(view, one, context.source) else True
    return None


def _may_be(view: View, one: Earlier, object_: ObjectId | None) -> bool:
    """True if an object may be among what is told of: it was there before all that is recorded.

    What left isn't there any more, and a permanent that came before this turn wasn't cast in it.
    """
    if object_ is None or one.what in LEFT:
        return False
    held = view.object(object_)
    return is_from_before(view.state, object_) and (held.sick or one.what is Told.ATTACKED)


OF_LANDS: Mapping[Told, bool] = {Told.SPELLS_CAST: False, Told.LANDS_PLAYED: True}


def _cast(view: View, pattern: p.Casts, one: Earlier, context: Context) -> Bounds:
    if not _is_by(view, pattern.player, one, context):
        return NONE
    return _such(view, pattern.filter, one, context) if pattern.nth is None else Bounds(0, 1)


def _drawn(view: View, pattern: p.Draws, one: Earlier, context: Context) -> Bounds:
    if not _is_by(view, pattern.player, one, context):
        return NONE
    if pattern.except_first_in_draw_step:
        return _unknown(one)
    if pattern.nth is None:
        return bounds_of(one)
    if one.most is None and pattern.nth > one.least:
        return Bounds(0, 1)
    reached = int(one.least >= pattern.nth)
    return Bounds(reached, reached)


def _life(view: View, pattern: Any, one: Earlier, context: Context) -> Bounds:
    """At least once: how often life was gained or lost isn't told, but how much was."""
    if not _is_by(view, pattern.player, one, context):
        return NONE
    return _unknown(one) if getattr(pattern, "by_damage", False) else Bounds(1, one.most)


def _paid(view: View, pattern: p.PaysLife, one: Earlier, context: Context) -> Bounds:
    return _unknown(one) if _is_by(view, pattern.player, one, context) else NONE


def _damaged(view: View, pattern: Any, one: Earlier, context: Context) -> Bounds:
    """Life may have been lost by damage."""
    if isinstance(pattern, p.DealsDamage):
        players, only_objects = pattern.to_player, pattern.to is not None
    else:
        players, only_objects = pattern.player, pattern.filter is not None
    if players is None:
        return NONE if only_objects else _unknown(one)
    return _unknown(one) if _is_by(view, players, one, context) else NONE


def _attacked(view: View, pattern: p.Attacks, one: Earlier, context: Context) -> Bounds:
    such = _such(view, pattern.filter, one, context)
    if pattern.whom is not None or pattern.alone or pattern.along is not None:
        return Bounds(0, such.most)
    return _together(such) if pattern.at_once else such


def _player_attacked(
    view: View, pattern: p.PlayerAttacks, one: Earlier, context: Context
) -> Bounds:
    if not _is_by(view, pattern.player, one, context):
        return NONE
    such = _such(view, pattern.filter, one, context)
    if pattern.whom is not None or pattern.at_least > 1:
        return Bounds(0, such.most)
    return _together(such)


def _together(such: Bounds) -> Bounds:
    """So many events, where several objects may have been of one."""
    return Bounds(min(1, such.least), such.most)


def _fought(view: View, pattern: Any, one: Earlier, context: Context) -> Bounds:
    """What attacked may have been blocked or not."""
    return Bounds(0, None)


def _died(view: View, pattern: p.Dies, one: Earlier, context: Context) -> Bounds:
    such = _such(view, pattern.filter, one, context)
    if one.what is Told.PERMANENTS_LEFT:
        such = Bounds(0, such.most)
        if _only_creatures(pattern.filter) and _says_who_died(view, one):
            return NONE
    return _together(such) if pattern.at_once else such


def _says_who_died(view: View, one: Earlier) -> bool:
    """True if it is told how many of a player's creatures died."""
    every = (*earlier(view.state), *earlier(view.state, last_turn=True))
    return any(o.what is Told.CREATURES_DIED and o.player == one.player for o in every)


def _only_creatures(filter_: Filter) -> bool:
    parts = filter_.parts if isinstance(filter_, f.AllOf) else (filter_,)
    return f.OfType(CardType.CREATURE) in parts


def _left(view: View, pattern: p.Leaves, one: Earlier, context: Context) -> Bounds:
    such = _such(view, pattern.filter, one, context)
    return _together(such) if pattern.at_once else such


def _put(view: View, pattern: p.PutInto, one: Earlier, context: Context) -> Bounds:
    """Where it was put is known only of creatures that died; whose zone it was, of nothing."""
    sources = FROM[one.what]
    if pattern.from_zone not in (None, *sources) or pattern.not_from in sources:
        return NONE
    such = _such(view, pattern.filter, one, context)
    if one.what is not Told.CREATURES_DIED or pattern.player is not None:
        return Bounds(0, such.most)
    if pattern.zone != Zone.GRAVEYARD.value:
        return NONE
    return _together(such) if pattern.at_once else such


FROM: Mapping[Told, tuple[str, ...]] = {
    Told.CREATURES_DIED: ("battlefield",),
    Told.PERMANENTS_LEFT: ("battlefield",),
    Told.SPELLS_CAST: ("stack",),
    Told.CARDS_DRAWN: ("library",),
}


def _maybe(view: View, pattern: Any, one: Earlier, context: Context) -> Bounds:
    """It may have been so of what is told of, where it is of the filter and of the player."""
    players = getattr(pattern, "player", None)
    if not _is_by(view, players, one, context):
        return NONE
    return Bounds(0, _such(view, getattr(pattern, "filter", None), one, context).most)


def _played(view: View, pattern: p.PlaysLand, one: Earlier, context: Context) -> Bounds:
    is_own = _is_by(view, pattern.player, one, context)
    return _such(view, pattern.filter, one, context) if is_own else NONE


def _entered(view: View, pattern: p.Enters, one: Earlier, context: Context) -> Bounds:
    """A land that was played entered under that player's control; a spell may have become one."""
    if one.what is Told.SPELLS_CAST:
        return _maybe(view, pattern, one, context)
    such = _such(view, pattern.filter, one, context)
    such = such if pattern.from_zone is None else Bounds(0, such.most)
    return _together(such) if pattern.at_once else such


def _departed(view: View, pattern: p.Departs, one: Earlier, context: Context) -> Bounds:
    """A spell was cast from somewhere, a card was drawn from a library."""
    is_drawn = one.what is Told.CARDS_DRAWN
    return NONE if is_drawn and pattern.zone != Zone.LIBRARY.value else _unknown(one)


COUNTED: Mapping[type[Pattern], tuple[tuple[Told, ...], How]] = {
    p.Casts: ((Told.SPELLS_CAST,), _cast),
    p.CommitsCrime: ((Told.SPELLS_CAST,), _maybe),
    p.Draws: ((Told.CARDS_DRAWN,), _drawn),
    p.LosesLife: ((Told.LIFE_LOST,), _life),
    p.GainsLife: ((Told.LIFE_GAINED,), _life),
    p.PaysLife: ((Told.LIFE_LOST,), _paid),
    p.DealsDamage: ((Told.LIFE_LOST,), _damaged),
    p.IsDealtDamage: ((Told.LIFE_LOST,), _damaged),
    p.Attacks: ((Told.ATTACKED,), _attacked),
    p.PlayerAttacks: ((Told.ATTACKED,), _player_attacked),
    p.Blocks: ((Told.ATTACKED,), _fought),
    p.BecomesBlocked: ((Told.ATTACKED,), _fought),
    p.AttacksUnblocked: ((Told.ATTACKED,), _fought),
    p.Dies: (LEFT, _died),
    p.Leaves: (LEFT, _left),
    p.PutInto: ((*LEFT, Told.SPELLS_CAST, Told.CARDS_DRAWN), _put),
    p.Sacrifices: (LEFT, _maybe),
    p.IsDestroyed: (LEFT, _maybe),
    p.Departs: ((Told.SPELLS_CAST, Told.CARDS_DRAWN), _departed),
    p.Enters: ((Told.SPELLS_CAST, Told.LANDS_PLAYED), _entered),
    p.PlaysLand: ((Told.LANDS_PLAYED,), _played),
    p.IsCountered: ((Told.SPELLS_CAST,), _maybe),
    p.PutAway: ((Told.SPELLS_CAST,), _maybe),
}
