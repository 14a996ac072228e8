"""Daybound and nightbound (702.145): faces for day and for night.

`judge.rules.keyword_rules.day_and_night` has permanents transform as it becomes day or night.
"""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.conditions import IsDay
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.statics import EntersWith, Replacement
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.145b", "如果当前是黑夜，且此永久物以转化式双面牌代表，此永久物进战场且已转化")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """At night it enters with its back face up."""
    turned = Replacement(Enters(IsThis()), EntersWith(transformed=True), IsDay(day=False))
    return (Static(turned),)


DAYBOUND = KeywordAbility(
    name=Bilingual("daybound", "昼形"),
    rule="702.145",
    means=means,
)
NIGHTBOUND = KeywordAbility(
    name=Bilingual("nightbound", "夜形"),
    rule="702.145",
)
