"""Space sculptor (702.158): creatures get sectors, by `judge.rules.keyword_rules.sectors`."""

from __future__ import annotations

from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SPACE_SCULPTOR = KeywordAbility(
    name=Bilingual("space sculptor", "Space Sculptor"),
    rule="702.158",
)
