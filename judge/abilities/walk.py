"""Looking through a value: every value that it holds, in the order of its fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from types import NoneType

from corpus.structs import held_by
from judge.abilities.amounts import X
from judge.abilities.bases import Ability, Effect, Who
from judge.abilities.costs import Cost
from judge.abilities.effects.combinators import (
    AtOnce,
    Delayed,
    Modes,
    Reflexive,
    ReplaceThisTurn,
    Sequence,
)
from judge.abilities.effects.objects import DealDamage, GainControl, Move
from judge.abilities.modifications import GainAbilities
from judge.abilities.references import TheTarget, TheTargetPlayer, TheTargets
from judge.abilities.who import (
    AmongThem,
    AnyTarget,
    Chosen,
    Every,
    Linked,
    Target,
    TargetOf,
    TargetPlayer,
)
from judge.values import Value

SAID_FIRST: dict[type[Value], str] = {
    DealDamage: "source",
    GainControl: "player",
    Move: "into",
    ReplaceThisTurn: "about",
}
TARGETS = (Target, AnyTarget, TargetOf, TargetPlayer)
LATER = (Ability, Modes, GainAbilities, Delayed)  # what they say is of another ability, or a mode
TO_TARGETS = (TheTarget, TheTargetPlayer, TheTargets)

PLAIN = frozenset({str, int, bool, NoneType})  # they hold nothing


def within(value: object) -> Iterator[Value]:
    """The value and every value it holds, in order."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if type(one) in PLAIN:
            continue
        if isinstance(one, Value):
            yield one
            waiting += [held for held in held_by(one)[::-1] if type(held) not in PLAIN]
        elif isinstance(one, tuple):
            waiting += one[::-1]


def said_now(value: object) -> Iterator[Value]:
    """What is within an effect, modes and the effects of later abilities aside."""
    if isinstance(value, tuple):
        for item in value:
            yield from said_now(item)
    elif isinstance(value, Reflexive):
        yield from said_now(value.effect)
    elif isinstance(value, Value) and not isinstance(value, LATER):
        yield value
        for name in value.__struct_fields__:
            yield from said_now(getattr(value, name))


@lru_cache(maxsize=4096)
def targets_of(effect: Effect) -> tuple[Who, ...]:
    """The words "target" of an effect in order, those of modes and later abilities aside."""
    return tuple(_targets(effect))


def _targets(value: object) -> Iterator[Who]:
    if isinstance(value, TARGETS):
        yield value
    elif isinstance(value, LATER):
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
    """The effect with its words "target" numbered in order, as `targets_of` lists them.

    A target player that a later word speaks of ("target cards from their graveyard") is the last.
    """
    return _of_part(effect, [])


def _of_part(effect: Effect, found: list[Value]) -> Effect:
    """A part of several: its words "target" are numbered first, then what refers to them."""
    if isinstance(effect, (AtOnce, Sequence)):
        return effect.with_(parts=tuple(_of_part(part, found) for part in effect.parts))
    renewed = _referring(_renew(effect, found), found)
    if not isinstance(renewed, Effect):
        raise TypeError(f"{effect!r} is no effect")
    return renewed


def _renew(value: object, found: list[Value]) -> object:
    if isinstance(value, TARGETS):
        value = value.with_(index=len(found))
        if isinstance(value, Target):
            value = value.with_(filter=_of_last_player(value.filter, found))
        found.append(value)
        return value
    if isinstance(value, LATER):
        return value
    if isinstance(value, Reflexive):
        return value.with_(effect=_renew(value.effect, found))
    return changed(value, lambda inner: _renew(inner, found))


def _referring(value: object, found: list[Value]) -> object:
    if isinstance(value, TO_TARGETS):
        return value.with_(index=_index_of(value.name, found))
    if isinstance(value, Delayed):
        kept, about = _referring(value.kept, found), _referring(value.about, found)
        return value.with_(kept=kept, about=about)
    if isinstance(value, (Ability, Modes, GainAbilities)):
        return value
    if isinstance(value, Reflexive):
        done, kept = _referring(value.effect, found), _referring(value.kept, found)
        return value.with_(effect=done, kept=kept)
    return changed(value, lambda inner: _referring(inner, found))


def _index_of(name: int, found: list[Value]) -> int:
    """The place of the last word "target" of a name; of a mode chosen twice, in the same mode."""
    places = (n for n in reversed(range(len(found))) if getattr(found[n], "name", 0) == name)
    return next(places, len(found))


def _of_last_player(value: object, found: list[Value]) -> object:
    if isinstance(value, TargetPlayer):
        return next((one for one in reversed(found) if isinstance(one, TargetPlayer)), value)
    return changed(value, lambda inner: _of_last_player(inner, found))


def changed(value: object, change: Callable[[object], object]) -> object:
    """A value with what it holds changed, in the order in which text says it."""
    if isinstance(value, tuple):
        return tuple(change(item) for item in value)
    if isinstance(value, Value):
        fields = {name: getattr(value, name) for name in _as_said(value)}
        changed = {
            name: new
            for name, old in fields.items()
            if (new := change(old)) is not old and new != old
        }
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


def put(value: object, old: Value, new: object) -> object:
    """The value with every `old` in it replaced."""
    if value == old and type(value) is type(old):
        return new
    if isinstance(value, tuple):
        return tuple(put(item, old, new) for item in value)
    if isinstance(value, Value):
        changed = {
            name: after
            for name in value.__struct_fields__
            if (after := put(before := getattr(value, name), old, new)) is not before
        }
        return value.with_(**changed) if changed else value
    return value


def has_x(cost: Cost) -> bool:
    """True if X is a part of a cost: in its mana, or as in "pay X life"."""
    in_mana = cost.mana is not None and "X" in cost.mana.symbols
    return in_mana or any(isinstance(part, X) for part in within(cost))


def is_open(who: object) -> bool:
    """True of as many objects as there are, or as a player wants: "that many" is said of them."""
    if isinstance(who, (Every, Linked)):
        return True
    if isinstance(who, (AmongThem, Chosen)):
        return who.least is not None or not isinstance(who.number, int)
    return isinstance(who, Target) and who.least != who.most
