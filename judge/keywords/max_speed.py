"""Max speed (702.178 from 2025-06-06 on): an ability that its object has at a speed of 4."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.given.speed import SINCE
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.178a", "As long as your speed is 4", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """The ability that follows is read as such, with its condition."""
    return ()


MAX_SPEED = KeywordAbility(
    name=Bilingual("max speed", "速度极限"),
    rule="702.178",
    since=SINCE,
    means=means,
)
