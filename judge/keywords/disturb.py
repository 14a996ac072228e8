"""Disturb (702.146): cast from the graveyard with its back face up."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.146a", "你可以从你坟墓场中施放已转化的此牌，但须支付[费用]，而非支付其法术力费用")
@cites("702.146b", "利用其惊扰异能施放的转化式双面咒语背面朝上地进战场")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast transformed from the graveyard for its disturb cost."""
    return (Way(name="disturb", zone=Zone.GRAVEYARD, cost=keyword.cost, face=1),)


DISTURB = KeywordAbility(
    name=Bilingual("disturb", "惊扰"),
    rule="702.146",
    ways=ways,
)
