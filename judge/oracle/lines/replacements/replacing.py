"""One static ability with a replacement."""

from __future__ import annotations

from judge.abilities import Ability
from judge.abilities.ability import Static
from judge.abilities.bases import Condition, Pattern
from judge.abilities.statics import Replacement
from judge.oracle.lines.functioning import zone_replaced

Statics = tuple[Ability, ...]


def one(pattern: Pattern, instead: object, c: Condition | None = None, **fields: object) -> Statics:
    """One static ability with a replacement; where it functions follows from its event (113.6b)."""
    zone = zone_replaced(pattern)
    return (Static(Replacement(pattern, instead, c, **fields), zone=zone),)  # type: ignore[arg-type]
