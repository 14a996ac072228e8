"""Transfigure (702.71): sacrificed for another creature with the same mana value."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.amounts import QualityOf
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Move, Sacrifice
from judge.abilities.effects.players import Search, Shuffle
from judge.abilities.filters import AllOf, Compares, Comparison, OfType, Quality
from judge.abilities.who import It, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.71a", "从你的牌库中搜寻一张法术力值与此永久物相同的生物牌，并将之放进战场")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], sacrifice this: a creature card with its mana value is put onto the battlefield."""
    cost = keyword.cost or Cost()
    same = Compares(Quality.MANA_VALUE, Comparison.EQUAL, QualityOf(Quality.MANA_VALUE, This()))
    wanted = AllOf((OfType(CardType.CREATURE), same))
    found = Sequence((Search(wanted), Move(It(), "battlefield"), Shuffle()))
    paid = Cost((*cost.parts, Sacrifice(You(), This())))
    return (Activated(paid, found, Limit(sorcery_speed=True)),)


TRANSFIGURE = KeywordAbility(
    name=Bilingual("transfigure", "易形"),
    rule="702.71",
    means=means,
)
