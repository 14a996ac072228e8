"""Morph and megamorph (702.37): cast face down for {3}, and turned face up for a cost.

Turning it face up is a special action, in `judge.rules.keyword_rules.morph`.
"""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.costs import PayMana
from judge.cards import ManaCost
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

THREE = Cost((PayMana(ManaCost(("3",))),))


@cites("702.37a", "你可牌面朝下地施放此牌，将其当成2/2生物")
@cites("708.4", "以牌面朝下状态施放的物件，在其进入堆叠前便已是牌面朝下的状态")
@cites("702.37c", "它成为2/2牌面朝下的生物咒语，并且没有内文叙述、没有名称")
@cites("702.37d", "通常你不能以牌面朝下的方式施放牌。变身异能允许你如此作")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast face down for {3}."""
    return (Way(name="morph", cost=THREE, face_down="morph"),)


@cites("702.37b", "你可牌面朝下地施放此牌，将其当成2/2生物")
@cites("708.4", "以牌面朝下状态施放的物件，在其进入堆叠前便已是牌面朝下的状态")
@cites("702.37c", "它成为2/2牌面朝下的生物咒语，并且没有内文叙述、没有名称")
def ways_of_mega(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast face down for {3}."""
    return (Way(name="megamorph", cost=THREE, face_down="megamorph"),)


MORPH = KeywordAbility(
    name=Bilingual("morph", "变身"),
    rule="702.37",
    ways=ways,
)
MEGAMORPH = KeywordAbility(
    name=Bilingual("megamorph", "威力变身"),
    rule="702.37",
    ways=ways_of_mega,
)
