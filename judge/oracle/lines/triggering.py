"""A triggered ability, of its event, condition and effect."""

from __future__ import annotations

from typing import Any

from judge.abilities import Ability
from judge.abilities.ability import Triggered
from judge.abilities.amounts import ExcessDealt, ManaSpent
from judge.abilities.bases import Condition, Effect, Filter, Pattern
from judge.abilities.conditions import ManaWasSpent, WasCast, WasPaid
from judge.abilities.filters import IsOne, IsThis, Non, Other
from judge.abilities.patterns import Casts, DealsDamage, Dies, EitherOf, Enters, Leaves
from judge.abilities.walk import put, within
from judge.abilities.who import It
from judge.language import REJECTED
from judge.oracle.lines.functioning import zones_named, zones_of_triggered

Abilities = tuple[Ability, ...]
OF_CASTING = (WasCast, WasPaid, ManaWasSpent, ManaSpent)
OF_WHAT_IS_CAST = (Enters, Leaves, Dies, Casts)


def triggered_by(p: Pattern, e: Effect, c: Condition | None = None, n: int | None = None) -> object:
    """The triggered ability; a condition may speak of its event."""
    if isinstance(p, DealsDamage) and ExcessDealt() in set(within(e)):
        return REJECTED  # how much of the damage was excess the event doesn't say
    condition: Any = c if c is None else _of_event(p, c)
    zones = dict.fromkeys(zones_named(c), p) or zones_of_triggered(p, e)
    if condition is REJECTED or zones is None or (n is not None and len(zones) > 1):
        return REJECTED
    return tuple(Triggered(q, e, condition, n, zone=z) for z, q in zones.items())


def _of_event(p: Pattern, c: Condition) -> object:
    """A condition speaks of what the event is about: how it was cast, "other" than it."""
    told = _of_its_casting(p, c)
    return _other_than_it(p, told) if isinstance(told, Condition) else told


def _of_its_casting(p: Pattern, c: Condition) -> object:
    """ "If it was cast", after "whenever another creature enters": if that creature was."""
    parts = p.parts if isinstance(p, EitherOf) else (p,)
    asked = {part for part in within(c) if isinstance(part, OF_CASTING)}
    if not asked or all(getattr(part, "filter", None) in (None, IsThis()) for part in parts):
        return c
    if not all(isinstance(part, OF_WHAT_IS_CAST) for part in parts):
        return REJECTED
    told: object = c
    for part in asked:
        told = put(told, part, part.with_(of=It()))
    return told


def _other_than_it(p: Pattern, c: Condition) -> object:
    if not any(isinstance(part, Other) for part in within(c)):
        return c
    about_this = [part for part in within(p) if isinstance(part, (IsThis, Other))]
    if any(isinstance(part, Other) for part in about_this):
        return REJECTED
    has_subject = any(isinstance(part, Filter) for part in within(p))
    return c if about_this or not has_subject else put(c, Other(), Non(IsOne(It())))
