"""More than meets the eye (702.162): cast converted for another cost."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.162a", "你可以支付[费用]来施放已转换的此牌，而不支付其法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast converted, with its back face up."""
    return (Way(name="more than meets the eye", cost=keyword.cost, face=1),)


MORE_THAN_MEETS_THE_EYE = KeywordAbility(
    name=Bilingual("more than meets the eye", "远超所见"),
    rule="702.162",
    ways=ways,
)
