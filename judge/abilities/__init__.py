"""What card text means, as values: printable, comparable, and without behavior."""

from judge.abilities.ability import Keyword, SpellAbility
from judge.abilities.effects import (
    DealDamage,
    Destroy,
    Duration,
    Effect,
    GainKeywords,
    ModifyPowerToughness,
)
from judge.abilities.targets import TargetKind

__all__ = [
    "DealDamage",
    "Destroy",
    "Duration",
    "Effect",
    "GainKeywords",
    "Keyword",
    "ModifyPowerToughness",
    "SpellAbility",
    "TargetKind",
]
