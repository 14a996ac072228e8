"""Read ahead (702.155): a Saga begins with a chapter of its controller's choice.

How it enters is in `judge.rules.instead.read_ahead`, which of its chapters trigger then in
the pattern of chapters.
"""

from __future__ import annotations

from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

READ_AHEAD = KeywordAbility(
    name=Bilingual("read ahead", "跳读"),
    rule="702.155",
)
