"""Mutate (702.140): cast for another cost, the card merges with a creature of its owner.

How it merges is in `judge.rules.keyword_rules.mutate`.
"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.keyword_rules.mutate import NAME
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.140a", "你可以支付[费用]而不支付此咒语的法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its mutate cost."""
    return (Way(name=NAME, cost=keyword.cost),)


MUTATE = KeywordAbility(
    name=Bilingual("mutate", "合变"),
    rule="702.140",
    ways=ways,
)
