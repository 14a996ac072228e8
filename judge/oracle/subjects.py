"""A predicate and its subject: "draws two cards and loses 2 life" said of a player."""

from __future__ import annotations

from judge.abilities.bases import Effect, Players
from judge.abilities.effects.combinators import ForEach, May, Sequence
from judge.abilities.walk import within
from judge.abilities.who import (
    AnOpponent,
    ControllerOf,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    OwnerOf,
    TargetPlayer,
    ThatPlayer,
    You,
)
from judge.values import Value


class Subject(Players):
    """The player that a predicate is said of; none of it is left in an ability."""


SEVERAL = (EachPlayer, EachOpponent, EachOtherPlayer)


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


def about(effect: Effect, old: Value, new: Value) -> Effect:
    """An effect with something in it replaced."""
    changed = put(effect, old, new)
    assert isinstance(changed, Effect)
    return changed


def sequence(*effects: Effect) -> Effect:
    """These in order; nested orders are taken apart."""
    flat: list[Effect] = []
    for effect in effects:
        flat.extend(effect.parts if isinstance(effect, Sequence) else (effect,))
    return flat[0] if len(flat) == 1 else Sequence(tuple(flat))


def said_of(player: Players, effect: Effect) -> Effect:
    """The predicate said of a player; several players about whom more is said act one by one."""
    if isinstance(player, SEVERAL) and any(isinstance(part, ThatPlayer) for part in within(effect)):
        return ForEach(player, about(effect, Subject(), ThatPlayer()))
    if not isinstance(effect, Sequence):
        return about(effect, Subject(), player)
    again: Players = ThatPlayer() if _is_spoken_of(player) else player
    first, *rest = effect.parts
    return sequence(
        about(first, Subject(), player), *(about(part, Subject(), again) for part in rest)
    )


def may(player: Players, effect: Effect) -> Effect:
    """A player may do what the predicate says."""
    if isinstance(player, SEVERAL):
        return ForEach(player, May(about(effect, Subject(), ThatPlayer()), ThatPlayer()))
    again: Players = ThatPlayer() if _is_spoken_of(player) else player
    return May(about(effect, Subject(), again), player)


def _is_spoken_of(player: Players) -> bool:
    return isinstance(player, (TargetPlayer, ControllerOf, OwnerOf, AnOpponent))


YOU = You()
