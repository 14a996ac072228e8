"""A triggered ability, of its event, condition and effect."""

from __future__ import annotations

from typing import Any

from judge.abilities import Ability
from judge.abilities.ability import Triggered
from judge.abilities.bases import Condition, Effect, Filter, Pattern
from judge.abilities.filters import IsIt, IsThis, Non, Other
from judge.abilities.walk import within
from judge.language import REJECTED
from judge.oracle.folding import finished
from judge.oracle.functioning import zone_named, zones_of_triggered
from judge.oracle.subjects import put

Abilities = tuple[Ability, ...]


def triggered_by(p: Pattern, e: Effect, c: Condition | None = None, n: int | None = None) -> object:
    """The triggered ability; a condition may speak of its event."""
    condition: Any = c if c is None else _of_event(p, c)
    named = zone_named(c)
    zones = zones_of_triggered(p, e) if named is None else {named: p}
    if condition is REJECTED or zones is None or (n is not None and len(zones) > 1):
        return REJECTED
    return tuple(Triggered(q, finished(e), condition, n, zone=z) for z, q in zones.items())


def _of_event(p: Pattern, c: Condition) -> object:
    """ "Other" in a condition is said of what the event is about, not of this object."""
    if not any(isinstance(part, Other) for part in within(c)):
        return c
    about_this = [part for part in within(p) if isinstance(part, (IsThis, Other))]
    if any(isinstance(part, Other) for part in about_this):
        return REJECTED
    has_subject = any(isinstance(part, Filter) for part in within(p))
    return c if about_this or not has_subject else put(c, Other(), Non(IsIt()))
