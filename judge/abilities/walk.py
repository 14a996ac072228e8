"""Looking through a value: every value that it holds, in the order of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from judge.abilities.bases import Ability, Effect, Who
from judge.abilities.effects.combinators import Delayed, Modes, Reflexive, ReplaceThisTurn
from judge.abilities.effects.objects import DealDamage, GainControl
from judge.abilities.modifications import GainAbilities
from judge.abilities.who import AnyTarget, Target, TargetOf, TargetPlayer
from judge.values import Value

SAID_FIRST: dict[type[Value], str] = {
    DealDamage: "source",
    GainControl: "player",
    ReplaceThisTurn: "about",
}
TARGETS = (Target, AnyTarget, TargetOf, TargetPlayer)


def within(value: object) -> Iterator[Value]:
    """The value and every value it holds, in order."""
    if isinstance(value, tuple):
        for item in value:
            yield from within(item)
    elif isinstance(value, Value):
        yield value
        for name in value.__struct_fields__:
            yield from within(getattr(value, name))


@lru_cache(maxsize=4096)
def targets_of(effect: Effect) -> tuple[Who, ...]:
    """The words "target" of an effect in order, those of modes and later abilities aside."""
    return tuple(_targets(effect))


def _targets(value: object) -> Iterator[Who]:
    if isinstance(value, TARGETS):
        yield value
    elif isinstance(value, (Ability, Modes, GainAbilities, Delayed)):
        return
    elif isinstance(value, Reflexive):
        yield from _targets(value.effect)
    elif isinstance(value, tuple):
        for item in value:
            yield from _targets(item)
    elif isinstance(value, Value):
        for name in _as_said(value):
            yield from _targets(getattr(value, name))


def _as_said(value: Value) -> tuple[str, ...]:
    """The names of a value's fields in the order in which text says them: who acts comes first."""
    names = value.__struct_fields__
    first = SAID_FIRST.get(type(value))
    return names if first is None else (first, *(name for name in names if name != first))


@lru_cache(maxsize=4096)
def numbered(effect: Effect) -> Effect:
    """The effect with its words "target" numbered in order, as `targets_of` lists them."""
    count = [0]
    renewed = _renew(effect, count)
    if not isinstance(renewed, Effect):
        raise TypeError(f"{effect!r} is no effect")
    return renewed


def _renew(value: object, count: list[int]) -> object:
    if isinstance(value, TARGETS):
        count[0] += 1
        return value.with_(index=count[0] - 1)
    if isinstance(value, (Ability, Modes, GainAbilities, Delayed)):
        return value
    if isinstance(value, Reflexive):
        return value.with_(effect=_renew(value.effect, count))
    if isinstance(value, tuple):
        return tuple(_renew(item, count) for item in value)
    if isinstance(value, Value):
        changed = {}
        for name in _as_said(value):
            old = getattr(value, name)
            new = _renew(old, count)
            if new is not old and new != old:
                changed[name] = new
        return value.with_(**changed) if changed else value
    return value


def first_replaced(value: object, old: Value, new: Value) -> object:
    """The value with the first `old` in it, in the order of its fields, replaced by `new`."""
    if isinstance(value, tuple):
        for place, item in enumerate(value):
            changed = first_replaced(item, old, new)
            if changed is not item:
                return (*value[:place], changed, *value[place + 1 :])
    elif isinstance(value, Value):
        if type(value) is type(old) and value == old:
            return new
        for name in _as_said(value):
            held = getattr(value, name)
            changed = first_replaced(held, old, new)
            if changed is not held:
                return value.with_(**{name: changed})
    return value
