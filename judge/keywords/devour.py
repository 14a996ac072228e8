"""Devour (702.82): counters for creatures sacrificed as it enters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.amounts import Count, ThatMuch, Times
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import PutCounters, Sacrifice
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, IsThis, OfType
from judge.abilities.patterns import Enters
from judge.abilities.statics import AsEnters, Replacement
from judge.abilities.who import Chosen, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.82c", "于此物件进入战场时，你可以牺牲任意数量的[特性]永久物")
def of_quality(keyword: Keyword) -> bool:
    """Devour with a quality sacrifices permanents of that quality."""
    return keyword.quality is not None


@cites("702.82a", "于此物件进入战场时，你可以牺牲任意数量的生物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """As this enters, any number of creatures are sacrificed: N +1/+1 counters for each."""
    food = AllOf((IsPermanent(), keyword.quality or OfType(CardType.CREATURE), ControlledBy(You())))
    eaten = Sacrifice(You(), Chosen(food, Count(food), 0))
    put = PutCounters("+1/+1", Times(keyword.number or 0, ThatMuch()), This())
    return (Static(Replacement(Enters(IsThis()), AsEnters(Sequence((eaten, put))))),)


DEVOUR = KeywordAbility(
    name=Bilingual("devour", "吞噬"),
    rule="702.82",
    has_number=True,
    means=means,
    form=of_quality,
)
