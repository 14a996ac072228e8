"""Haste (702.10): attacks the turn it comes under control."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.10b", "它依然能够攻击")
def attacks_at_once() -> bool:
    """A creature with haste attacks however long it has been under control."""
    return True


HASTE = KeywordAbility(
    name=Bilingual("haste", "敏捷"),
    rule="702.10",
    attacks_at_once=attacks_at_once,
)
