"""Boast (702.142): an activated ability of a creature that attacked this turn."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.142a", "只能于此生物攻击过的回合中起动，且每回合只能起动一次")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """The activated ability is read as such, with its limits."""
    return ()


BOAST = KeywordAbility(
    name=Bilingual("boast", "炫威"),
    rule="702.142",
    means=means,
)
