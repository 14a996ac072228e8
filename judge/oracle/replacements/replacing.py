"""One static ability with a replacement."""

from __future__ import annotations

from judge.abilities import Ability
from judge.abilities.ability import Static
from judge.abilities.bases import Condition, Pattern
from judge.abilities.statics import Replacement

Statics = tuple[Ability, ...]


def one(pattern: Pattern, instead: object, c: Condition | None = None, **fields: object) -> Statics:
    """One static ability with a replacement."""
    return (Static(Replacement(pattern, instead, c, **fields)),)  # type: ignore[arg-type]
