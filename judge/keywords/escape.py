"""Escape (702.138): cast from the graveyard for another cost."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.138a", "你可以从你的坟墓场施放此牌，并支付[费用]，而非支付其法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast from the graveyard for its escape cost."""
    return (Way(name="escape", zone=Zone.GRAVEYARD, cost=keyword.cost),)


ESCAPE = KeywordAbility(
    name=Bilingual("escape", "逸脱"),
    rule="702.138",
    ways=ways,
)
