"""The zones that the objects of a filter can be in, and where objects are."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.game.state import ObjectId, Zone
from judge.rules.engine import Test
from judge.rules.meaning.context import Context
from judge.rules.meaning.lookup import has_qualities, matches
from judge.rules.qualities.basics import is_one_of
from judge.rules.sides import as_side, of_cards, sides_of
from judge.rules.view import View


def _in_zone(view: View, filter_: f.InZone, id_: ObjectId, context: Context) -> bool:
    held = view.object(id_)
    if not view.is_there(id_) or held.zone.value != filter_.zone:
        return False
    if filter_.player is None:
        return True
    shared = held.zone in (Zone.BATTLEFIELD, Zone.STACK)
    return is_one_of(view, held.controller if shared else held.owner, filter_.player, context)


def _last_in_zone(view: View, filter_: f.LastInZone, id_: ObjectId, context: Context) -> bool:
    """By last known information where it is gone."""
    return view.object(id_).zone.value == filter_.zone


def _was_cast(view: View, filter_: f.WasCastSpell, id_: ObjectId, context: Context) -> bool:
    stack = view.object(id_).stack
    return stack is not None and stack.from_zone is not None


def _cast_from(view: View, filter_: f.CastFrom, id_: ObjectId, context: Context) -> bool:
    stack = view.object(id_).stack
    return (
        stack is not None
        and stack.from_zone is not None
        and (stack.from_zone.value == filter_.zone)
    )


def _entered_from(view: View, filter_: f.EnteredFrom, id_: ObjectId, context: Context) -> bool:
    """What became the permanent as it entered was in that zone; a token was in none."""
    known = (one for one in view.state.known.values() if one.became == id_)
    return any(one.object.zone.value == filter_.zone for one in known)


def _formerly(view: View, filter_: f.Formerly, id_: ObjectId, context: Context) -> bool:
    """By last known information of what it was before."""
    known = (old for old, one in view.state.known.items() if one.became == id_)
    return any(matches(view, filter_.filter, old, context) for old in known)


def _went_to(view: View, filter_: f.WentTo, id_: ObjectId, context: Context) -> bool:
    """By the zone of what it became; that may have left it since."""
    known = view.state.known.get(id_)
    there = None if known is None else known.became
    if there is None or view.object(there).zone.value != filter_.zone:
        return False
    return filter_.filter is None or matches(view, filter_.filter, there, context)


def _as_spell(view: View, filter_: f.AsSpell, id_: ObjectId, context: Context) -> bool:
    """Some side of the card that could be cast fits as that spell."""
    wanted = of_cards(filter_.filter)
    return any(
        has_qualities(as_side(view, id_, side), wanted, id_, context)
        for side in sides_of(view.object(id_))
    )


def _is_permanent(view: View, filter_: f.IsPermanent, id_: ObjectId, context: Context) -> bool:
    """One there is, or was by last known information; none that is phased out."""
    held = view.object(id_)
    return held.zone is Zone.BATTLEFIELD and held.phased_out is None


OF_ZONES: Mapping[type[Filter], Test] = {
    f.LastInZone: _last_in_zone,
    f.IsPermanent: _is_permanent,
    f.InZone: _in_zone,
    f.CastFrom: _cast_from,
    f.EnteredFrom: _entered_from,
    f.Formerly: _formerly,
    f.WentTo: _went_to,
    f.WasCastSpell: _was_cast,
    f.AsSpell: _as_spell,
}
