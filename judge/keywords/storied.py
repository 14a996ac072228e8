"""Storied (702.195 from 2026-08-07 on): with three permanents of its kinds there is a story.

How it comes is in `judge.rules.keyword_rules.storied`.
"""

from __future__ import annotations

from judge.rules.keyword_rules.storied import SINCE, STORIED
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

TELLING = KeywordAbility(
    name=Bilingual(STORIED, "传说"),
    rule="702.195",
    since=SINCE,
)
