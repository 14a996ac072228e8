"""First strike (702.7): combat damage before creatures without it."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility, Strike
from judge.values import Bilingual


@cites("702.7b", "则只有具有先攻或连击的生物在该战斗伤害步骤中分配伤害")
def strikes() -> Strike:
    """A creature with first strike assigns damage in the first of two steps."""
    return Strike.FIRST


FIRST_STRIKE = KeywordAbility(
    name=Bilingual("first strike", "先攻"),
    rule="702.7",
    strikes=strikes,
)
