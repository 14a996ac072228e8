"""What a spell or ability may target."""

from __future__ import annotations

from enum import StrEnum


class TargetKind(StrEnum):
    """The kinds of target that one word of card text names (115.4 for "any target")."""

    ANY = "any target"
    CREATURE = "target creature"
    PLAYER = "target player"
