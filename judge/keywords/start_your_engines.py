"""Start your engines! (702.179 from 2025-06-06 on): who controls it has speed.

The speed begins in `judge.rules.state_actions.speed`, and grows in `judge.rules.given.speed`.
"""

from __future__ import annotations

from judge.rules.given.speed import SINCE
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

START_YOUR_ENGINES = KeywordAbility(
    name=Bilingual("start your engines!", "发动引擎！"),
    rule="702.179",
    since=SINCE,
)
