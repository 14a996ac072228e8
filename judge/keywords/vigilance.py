"""Vigilance (702.20): attacks without tapping."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.20b", "具有警戒的生物攻击时不需横置")
def attacks_untapped() -> bool:
    """A creature with vigilance does not tap to attack."""
    return True


VIGILANCE = KeywordAbility(
    name=Bilingual("vigilance", "警戒"),
    rule="702.20",
    attacks_untapped=attacks_untapped,
)
