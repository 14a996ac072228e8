"""Disguise (702.168 from 2024-02-02 on): cast face down for {3}, with ward {2} while it is.

Turning it face up is a special action, in `judge.rules.keyword_rules.morph`.
"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId
from judge.keywords.morph import THREE
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

SINCE = "2024-02-02"


@cites("702.168a", "你可牌面朝下地施放此牌，将其当成2/2、具守护{2}的生物", edition=SINCE)
@cites("702.168b", "它成为2/2、具守护{2}的牌面朝下生物咒语", edition=SINCE)
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast face down for {3}."""
    return (Way(name="disguise", cost=THREE, face_down="disguise"),)


DISGUISE = KeywordAbility(
    name=Bilingual("disguise", "伪装"),
    rule="702.168",
    since=SINCE,
    ways=ways,
)
