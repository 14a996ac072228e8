"""Enchant (702.5): what an Aura spell may target, and what an Aura may be attached to.

Targets and attachment are judged by `judge.rules.stack.enchants`.
"""

from __future__ import annotations

from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

ENCHANT = KeywordAbility(
    name=Bilingual("enchant", "结附"),
    rule="702.5",
)
