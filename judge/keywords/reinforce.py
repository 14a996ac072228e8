"""Reinforce (702.77): discarded for +1/+1 counters on a creature."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Amount, Cost, Keyword
from judge.abilities.amounts import X
from judge.abilities.effects.objects import PutCounters
from judge.abilities.effects.players import DiscardObjects
from judge.abilities.filters import AllOf, IsPermanent, OfType
from judge.abilities.who import Target, This
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.77a", "弃掉此牌：在目标生物上放置N个+1/+1指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], discard this: N +1/+1 counters are put on target creature; N may be X."""
    number: Amount = X() if keyword.number == -1 else keyword.number or 0
    creature = Target(AllOf((IsPermanent(), OfType(CardType.CREATURE))))
    cost = keyword.cost or Cost()
    paid = Cost((*cost.parts, DiscardObjects(This())))
    return (Activated(paid, PutCounters("+1/+1", number, creature), zone="hand"),)


REINFORCE = KeywordAbility(
    name=Bilingual("reinforce", "补强"),
    rule="702.77",
    has_number=True,
    means=means,
)
