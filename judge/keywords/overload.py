"""Overload (702.96): for another cost, "target" reads "each"."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.96a", "你可以选择支付[费用]，而非支付此咒语的法术力费用")
@cites("702.96b", "如果牌手选择支付某咒语的超载费用，则该咒语不需要任何目标")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its overload cost; it has no targets then."""
    return (Way(name="overload", cost=keyword.cost),)


OVERLOAD = KeywordAbility(
    name=Bilingual("overload", "超载"),
    rule="702.96",
    ways=ways,
)
