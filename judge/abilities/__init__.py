"""What card text means, as values: printable, comparable, and without behavior.

Names that two kinds share (`Named`, `Tap`, `Move`, …) are told apart by their module, so modules
are imported whole: `from judge.abilities import effects, filters`.
"""

from judge.abilities.ability import (
    Activated,
    ClassLevel,
    Keyword,
    Limit,
    SagaChapter,
    SpellAbility,
    Static,
    StationSymbol,
    Triggered,
)
from judge.abilities.bases import Ability, Amount, Condition, Effect, Filter, Pattern, Who
from judge.abilities.costs import Cost

__all__ = [
    "Ability",
    "Activated",
    "Amount",
    "ClassLevel",
    "Condition",
    "Cost",
    "Effect",
    "Filter",
    "Keyword",
    "Limit",
    "Pattern",
    "SagaChapter",
    "SpellAbility",
    "Static",
    "StationSymbol",
    "Triggered",
    "Who",
]
