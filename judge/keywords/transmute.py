"""Transmute (702.53): discarded for another card with the same mana value."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.amounts import QualityOf
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import DiscardObjects, Search, Shuffle
from judge.abilities.filters import Compares, Comparison, Quality
from judge.abilities.who import It, This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.53a", "从你的牌库中搜寻一张法术力值与它相同的牌，展示该牌，并置于你手上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], discard this: a card with its mana value is searched for, revealed and taken."""
    cost = keyword.cost or Cost()
    same = Compares(Quality.MANA_VALUE, Comparison.EQUAL, QualityOf(Quality.MANA_VALUE, This()))
    found = Sequence((Search(same, reveal=True), Move(It(), "hand"), Shuffle()))
    paid = Cost((*cost.parts, DiscardObjects(This())))
    return (Activated(paid, found, Limit(sorcery_speed=True), "hand"),)


TRANSMUTE = KeywordAbility(
    name=Bilingual("transmute", "易质"),
    rule="702.53",
    means=means,
)
