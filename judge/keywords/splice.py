"""Splice (702.47): its text is added to another spell; `of_keywords.splicing` does so."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.47a", "你可以从手上展示此牌。若你如此作，该咒语获得此牌的规则叙述")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It works in the hand as another spell is cast."""
    return ()


SPLICE = KeywordAbility(
    name=Bilingual("splice", "通联"),
    rule="702.47",
    means=means,
)
