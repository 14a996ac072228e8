"""Cleave (702.148): for another cost, without the words in square brackets.

Both texts are read in `judge.rules.keyword_rules.cleave`; the second is the card's second face.
"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.keyword_rules.cleave import NAME
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.148a", "你可以支付[费用]来施放此咒语，而非支付其法术力费用")
@cites("702.148a", "则改变其叙述，方式为删去此咒语的规则叙述中被方括号包围的所有叙述")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its cleave cost, and has the shorter text then."""
    if view.object(card).layout != NAME:
        raise Unsupported(
            "702.148a", "cleave on a card without words in brackets", "没有方括号叙述之牌上的贯通"
        )
    return (Way(name=NAME, cost=keyword.cost, face=1),)


CLEAVE = KeywordAbility(
    name=Bilingual(NAME, "贯通"),
    rule="702.148",
    ways=ways,
)
