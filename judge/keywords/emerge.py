"""Emerge (702.119): cast for another cost and a creature, whose mana value is taken off.

Which creature, and what is taken off, is in `judge.rules.keyword_rules.emerge`.
"""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.who import Chosen, You
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.keyword_rules.emerge import CREATURE
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.119a", "你可以支付[费用]并牺牲一个生物来施放此咒语，而不支付其法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its emerge cost and a creature that is sacrificed."""
    if keyword.quality is not None:
        raise Unsupported(
            "702.119", "emerge from another quality than a creature", "并非以生物为特性的化生"
        )
    given_up = Sacrifice(You(), Chosen(CREATURE))
    parts = keyword.cost.parts if keyword.cost is not None else ()
    return (Way(name="emerge", cost=Cost((*parts, given_up))),)


EMERGE = KeywordAbility(
    name=Bilingual("emerge", "化生"),
    rule="702.119",
    ways=ways,
)
