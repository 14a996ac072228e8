"""The zones that the objects of a filter can be in, and the objects there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.game.state import ObjectId, Zone
from judge.rules.view import View

_BATTLEFIELD = frozenset({Zone.BATTLEFIELD})


def candidates(view: View, filter_: Filter) -> Iterable[ObjectId]:
    """The objects in the zones that a filter can mean."""
    zones = zones_of(filter_)
    return view.there if zones == _BATTLEFIELD else _in(view, zones)


def _in(view: View, zones: frozenset[Zone]) -> Iterator[ObjectId]:
    if Zone.BATTLEFIELD in zones:
        yield from view.there
    if Zone.STACK in zones:
        yield from view.state.stack
    for player in view.state.players:
        if Zone.GRAVEYARD in zones:
            yield from player.graveyard
        if Zone.HAND in zones:
            yield from player.hand
        if Zone.LIBRARY in zones:
            yield from player.library
    if Zone.EXILE in zones:
        yield from view.state.exile
    if Zone.COMMAND in zones:
        yield from view.state.command


@lru_cache(maxsize=4096)
def zones_of(filter_: Filter) -> frozenset[Zone]:
    """The zones that the objects of a filter can be in; permanents where it says nothing."""
    return _zones(filter_) or _BATTLEFIELD


def _zones(filter_: Filter) -> frozenset[Zone]:
    match filter_:
        case f.InZone(zone=zone):
            return frozenset({Zone(zone)})
        case f.IsSpell() | f.IsAbility():
            return frozenset({Zone.STACK})
        case f.IsPermanent():
            return frozenset({Zone.BATTLEFIELD})
        case f.AllOf(parts=parts):
            named = [zones for part in parts if (zones := _zones(part))]
            return frozenset.intersection(*named) if named else frozenset()
        case f.AnyOf(parts=parts):
            each = [_zones(part) for part in parts]
            return frozenset().union(*each) if all(each) else frozenset()
    return frozenset()
