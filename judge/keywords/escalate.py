"""Escalate (702.120): a cost for each mode chosen beyond the first.

It is added to the total cost in `judge.rules.keyword_rules.escalate`.
"""

from __future__ import annotations

from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

ESCALATE = KeywordAbility(
    name=Bilingual("escalate", "增效"),
    rule="702.120",
)
