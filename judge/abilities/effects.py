"""What the resolution of a spell or ability does."""

from __future__ import annotations

from enum import StrEnum

from judge.abilities.ability import Keyword
from judge.abilities.targets import TargetKind
from judge.values import Value


class Duration(StrEnum):
    """How long a continuous effect lasts."""

    END_OF_TURN = "until end of turn"


class DealDamage(Value):
    """The source deals damage to its target."""

    amount: int
    target: TargetKind


class Destroy(Value):
    """The target is destroyed."""

    target: TargetKind


class ModifyPowerToughness(Value):
    """The target gets +power/+toughness, negative numbers for minus."""

    target: TargetKind
    change: tuple[int, int]
    duration: Duration


class GainKeywords(Value):
    """The target gets +power/+toughness and gains keyword abilities."""

    target: TargetKind
    change: tuple[int, int]
    keywords: tuple[Keyword, ...]
    duration: Duration


Effect = DealDamage | Destroy | ModifyPowerToughness | GainKeywords
