"""Visit (702.159): what an Attraction does when visited, by `judge.rules.attractions`."""

from __future__ import annotations

from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

VISIT = KeywordAbility(
    name=Bilingual("visit", "造访"),
    rule="702.159",
)
