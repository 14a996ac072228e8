"""Where an ability functions: on the battlefield, but for what 113.6 names.

113.6b: an ability may say in which zone it functions. 113.6m: one whose cost or effect moves the
object it is on out of a zone functions there; so its zone follows from `Move.from_zone` and from
discarding or revealing the object.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.bases import Ability, Condition, Pattern
from judge.abilities.conditions import All, Any, Matches, OnBattlefield
from judge.abilities.effects.objects import Move, Sacrifice
from judge.abilities.effects.players import DiscardObjects, Reveal
from judge.abilities.filters import HostOfThis, InZone, IsThis
from judge.abilities.patterns import (
    Casts,
    CountersGone,
    Cycles,
    Did,
    Dies,
    Discards,
    EitherOf,
    Leaves,
    PutInto,
)
from judge.abilities.who import This, Together
from judge.cite import cites
from judge.oracle.lexicon.filters import has, parts_of
from judge.values import Value

BATTLEFIELD = "battlefield"


@cites("113.6m", "则该异能只在这些区域运作")
def zone_of(*values: object) -> str | None:
    """Where an ability with this cost and effect functions; None if they say two zones."""
    own = tuple(_own(values))
    if any(isinstance(part, Sacrifice) and part.objects == This() for part in own):
        return BATTLEFIELD
    zones = set(_left(own))
    if len(zones) > 1:
        return None
    return zones.pop() if zones else BATTLEFIELD


@cites("113.6b", "只在这些区域才运作")
def zones_named(condition: Condition | None) -> tuple[str, ...]:
    """The zones of which this object has to be in one by what an ability says; () if it says none.

    "As long as this is in the command zone or on the battlefield" names two.
    """
    match condition:
        case All(parts=parts):
            return next(filter(None, map(zones_named, parts)), ())
        case Any(parts=parts):
            each = tuple(map(zones_named, parts))
            return tuple(zone for zones in each for zone in zones) if all(each) else ()
        case Matches(objects=This(), filter=f):
            return tuple(part.zone for part in parts_of(f) if isinstance(part, InZone))
        case OnBattlefield(objects=This()):
            return (BATTLEFIELD,)
    return ()


@cites("113.6b", "只在这些区域才运作")
def zone_replaced(p: Pattern) -> str | None:
    """None, which is everywhere, for "if ~ would be put into a graveyard from anywhere"."""
    match p:
        case PutInto(filter=IsThis(), from_zone=None, not_from=None):
            return None
    return BATTLEFIELD


@cites("113.6k", "同一个触发式异能的其他触发条件可能在不同区域运作")
@cites("113.6m", "除非该异能的触发条件或该异能之前部分的费用或效应，指定将该物件放进该区域")
def zones_of_triggered(p: Pattern, *values: object) -> dict[str, Pattern] | None:
    """The zones where an ability functions, with the events for which it does so there.

    None if its effect says two zones.
    """
    otherwise = BATTLEFIELD if _leaves(p) else zone_of(*values)
    found: dict[str, list[Pattern]] = {}
    for part in p.parts if isinstance(p, EitherOf) else (p,):
        zone = _zone_of_event(part)
        zone = otherwise if zone is None else zone
        if zone is None:
            return None
        found.setdefault(zone, []).append(part)
    return {z: EitherOf(tuple(ps)) if len(ps) > 1 else ps[0] for z, ps in found.items()}


def _zone_of_event(p: Pattern) -> str | None:
    """Where an ability has to be for events that do not happen to it on the battlefield."""
    match p:
        case Casts(filter=IsThis()):
            return "stack"
        case PutInto(filter=IsThis(), zone="graveyard", from_zone=None | "library"):
            return "graveyard"
        case Cycles(filter=IsThis(), or_discards=False):
            return ""  # wherever the card went (702.29c)
        case Did(action="plot", filter=IsThis()):
            return "exile"
        case CountersGone(filter=f) if has(f, IsThis) and has(f, InZone):
            return "exile"
        case Discards(filter=IsThis(), by=by) if by is not None:
            return ""
    return None


def _leaves(p: Pattern) -> bool:
    """True if the event moves this object, or what it is attached to, off the battlefield."""
    match p:
        case EitherOf(parts=parts):
            return any(_leaves(part) for part in parts)
        case Dies(filter=filter_) | Leaves(filter=filter_) | PutInto(filter=filter_):
            return has(filter_, IsThis) or has(filter_, HostOfThis)
    return False


def _left(own: tuple[Value, ...]) -> Iterator[str]:
    """The zones other than the battlefield that the words move this object out of.

    "Return this card and target land card from your graveyard to the battlefield" says it of both.
    """
    for part in own:
        match part:
            case Move(objects=This(), from_zone=str(zone)):
                yield zone
            case Move(objects=Together(parts=parts), to="battlefield") if This() in parts:
                yield from (of.zone for of in _own(parts) if isinstance(of, InZone))
            case DiscardObjects(objects=This()) | Reveal(objects=This()):
                yield "hand"


def _own(value: object) -> Iterator[Value]:
    """The value and every value it holds; abilities that it gives to others are not looked into."""
    if isinstance(value, tuple):
        for item in value:
            yield from _own(item)
    elif isinstance(value, Value) and not isinstance(value, Ability):
        yield value
        for name in value.__struct_fields__:
            yield from _own(getattr(value, name))


def of_card(pattern: Pattern) -> bool:
    """True of what happens to the card itself in a hand."""
    return isinstance(pattern, Cycles) or (isinstance(pattern, Discards) and pattern.by is not None)
