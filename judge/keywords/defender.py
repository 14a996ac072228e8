"""Defender (702.3): a creature that can't attack."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.3b", "具有守军的生物不能进行攻击")
def may_attack() -> bool:
    """A creature with defender can't attack."""
    return False


DEFENDER = KeywordAbility(
    name=Bilingual("defender", "守军"),
    rule="702.3",
    may_attack=may_attack,
)
