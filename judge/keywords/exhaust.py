"""Exhaust (702.177 from 2025-06-06 on): an activated ability that is activated once."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SINCE = "2025-06-06"


@cites("702.177a", "Activate only once", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """The activated ability is read as such, with its limit."""
    return ()


EXHAUST = KeywordAbility(
    name=Bilingual("exhaust", "竭绝"),
    rule="702.177",
    since=SINCE,
    means=means,
)
