"""Double strike (702.4): combat damage in both combat damage steps."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility, Strike
from judge.values import Bilingual


@cites("702.4b", "以及其余当前具有连击的生物")
def strikes() -> Strike:
    """A creature with double strike assigns damage in both steps."""
    return Strike.BOTH


DOUBLE_STRIKE = KeywordAbility(
    name=Bilingual("double strike", "连击"),
    rule="702.4",
    strikes=strikes,
)
