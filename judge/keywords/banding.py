"""Banding and "bands with other" (702.22)."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.22a", "结合属于静止式异能，会影响战斗的规则")
def bands() -> bool:
    """It may attack in a band, and its controller assigns damage against it."""
    return True


BANDING = KeywordAbility(
    name=Bilingual("banding", "结合"),
    rule="702.22",
    bands=bands,
)
BANDS_WITH_OTHER = KeywordAbility(
    name=Bilingual("bands with other", "与其他…结合"),
    rule="702.22",
)
