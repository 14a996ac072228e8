"""An overloaded spell reads "each" where it says "target" (702.96)."""

from __future__ import annotations

from functools import lru_cache

from judge.abilities.bases import Effect
from judge.abilities.who import (
    AnyTarget,
    EachOpponent,
    EachPlayer,
    Every,
    PlayerKind,
    Target,
    TargetOf,
    TargetPlayer,
)
from judge.cite import cites
from judge.errors import Unsupported
from judge.values import Value


@cites("702.96a", "则将其规则叙述中的‘目标’字样全部更改为‘每个’")
@cites("702.96b", "则该咒语不需要任何目标")
@lru_cache(maxsize=512)
def with_each(effect: Effect) -> Effect:
    """An effect with "each" in place of "target"."""
    renewed = _renew(effect)
    if not isinstance(renewed, Effect):
        raise TypeError(f"{effect!r} is no effect")
    return renewed


def _renew(value: object) -> object:
    if isinstance(value, (Target, TargetPlayer, AnyTarget, TargetOf)):
        return _each(value)
    if isinstance(value, tuple):
        return tuple(_renew(item) for item in value)
    if isinstance(value, Value):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        changed = {name: new for name, old in fields.items() if (new := _renew(old)) != old}
        return value.with_(**changed) if changed else value
    return value


def _each(word: Target | TargetPlayer | AnyTarget | TargetOf) -> Value:
    if isinstance(word, Target) and (word.least, word.most, word.another) == (1, 1, False):
        return Every(word.filter)
    if isinstance(word, TargetPlayer) and (word.least, word.most) == (1, 1):
        return EachOpponent() if word.kind is PlayerKind.OPPONENT else EachPlayer()
    raise Unsupported(
        "702.96a", "an overloaded spell with targets of this kind", "具有此种目标的超载咒语"
    )
