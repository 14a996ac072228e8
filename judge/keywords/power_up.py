"""Power-up (702.193 from 2026-08-07 on): an activated ability that is activated once.

What it costs in the turn in which its permanent entered is in `judge.rules.keyword_rules.power_up`.
"""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.keyword_rules.power_up import POWER_UP, SINCE
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.193a", "Activate this ability only once", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """The activated ability is read as such, with its limit."""
    return ()


POWERING_UP = KeywordAbility(
    name=Bilingual(POWER_UP, "强化"),
    rule="702.193",
    since=SINCE,
    means=means,
)
