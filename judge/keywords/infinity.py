"""∞ (702.186 from 2026-08-07 on): an ability that its object has once it is harnessed."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SINCE = "2026-08-07"


@cites("702.186b", "As long as this permanent is harnessed, it has", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """The ability that follows is read as such, with its condition."""
    return ()


INFINITY = KeywordAbility(
    name=Bilingual("∞", "∞"),
    rule="702.186",
    since=SINCE,
    means=means,
)
