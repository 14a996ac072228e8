"""Which triggered abilities look back at the game as it was before their event (603.10)."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.abilities.who import EachOpponent, You
from judge.cite import cites
from judge.rules.editions import TAKEN_LOOKS_BACK, Edition
from judge.rules.patterns.look import Look
from judge.rules.view import View

# What is discarded is looked at in the hand; no rule says so.
LOOKS_BACK = (p.Leaves, p.Dies, p.Departs, p.Sacrifices, p.Discards, p.IsCountered)


@cites("603.10a", "此类异能包括离开战场异能、当一张牌离开坟墓场时触发的异能")
@cites("603.10b", "当一个永久物跃离时触发的异能需要回溯")
@cites("603.10c", "成为未被贴附时触发的异能需要回溯")
@cites("603.10d", "失去一个物件的操控权时触发的异能需要回溯")
@cites("603.10e", "当一个咒语被反击时触发的异能需要回溯")
def looks_back(pattern: Pattern, edition: Edition) -> bool:
    """True if an ability with this pattern is looked for as things were before the event."""
    match pattern:
        case p.PutInto(zone=zone, from_zone=one, or_from=other):
            known = ("battlefield", "graveyard")
            return one in known or other in known or zone in ("hand", "library")
        case p.ControlChanges(gained_by=None, lost_by=lost_by):
            return lost_by is not None
        case p.ControlChanges():
            taken = _is_taken(pattern) and edition.rules_as(TAKEN_LOOKS_BACK)
            return taken and is_taken(pattern)
        case p.BecomesAttached(un=un):
            return un
        case p.Phases(in_=in_):
            return not in_
        case p.Did(action=action):
            return action == "exploit"  # it may be what is sacrificed
    return isinstance(pattern, LOOKS_BACK)


@cites(
    "603.10d",
    "当一位牌手的对手获得一个由该牌手操控之物件时触发",
    edition="2025-06-06",
)
def is_taken(pattern: p.ControlChanges) -> bool:
    """True of an event in which an opponent gains control of an object from a player."""
    return _is_taken(pattern)


def _is_taken(pattern: p.ControlChanges) -> bool:
    return isinstance(pattern.gained_by, EachOpponent) and pattern.lost_by == You()


def view_for(look: Look, pattern: Pattern) -> View:
    """The view in which an event is looked at for a pattern: before it or after it."""
    return look.before if looks_back(pattern, look.edition) else look.after


def rule_of_looking_back(pattern: Pattern) -> str:
    """The rule by which an ability with a pattern that looks back does so."""
    of_zones, of_phasing, of_unattaching, of_control, of_countering = looks_back.numbers
    match pattern:
        case p.Phases():
            return of_phasing
        case p.BecomesAttached():
            return of_unattaching
        case p.ControlChanges(gained_by=gained_by):
            return of_control if gained_by is None else is_taken.numbers[0]
        case p.IsCountered():
            return of_countering
    return of_zones
