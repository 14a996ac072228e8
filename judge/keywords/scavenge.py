"""Scavenge (702.97): a card in the graveyard is exiled for +1/+1 counters."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.amounts import QualityOf
from judge.abilities.costs import Unpayable
from judge.abilities.effects.objects import Move, PutCounters
from judge.abilities.filters import AllOf, IsPermanent, OfType, Quality
from judge.abilities.who import Target, This
from judge.cards import CardType
from judge.cite import cites
from judge.rules.layers.own_cost import has_own_cost
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.97a", "从你的坟墓场放逐此牌：在目标生物上放置等同于该牌力量的+1/+1指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], exile this from the graveyard: as many counters as its power."""
    cost = keyword.cost or Cost((Unpayable(),))
    paid = Cost((*cost.parts, Move(This(), "exile")))
    creature = Target(AllOf((IsPermanent(), OfType(CardType.CREATURE))))
    put = PutCounters("+1/+1", QualityOf(Quality.POWER, This()), creature)
    return (Activated(paid, put, Limit(sorcery_speed=True), "graveyard"),)


@cites("702.1a", "它只指该关键字异能的可变数值费用")
def own_cost(keyword: Keyword) -> bool:
    """ "The scavenge cost is equal to its mana cost": the card is exiled as well."""
    return has_own_cost(keyword)


SCAVENGE = KeywordAbility(
    name=Bilingual("scavenge", "食腐"),
    rule="702.97",
    means=means,
    form=own_cost,
)
