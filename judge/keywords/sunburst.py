"""Sunburst (702.44): a counter for each color of mana spent to cast it."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.amounts import ColorsSpent
from judge.abilities.conditions import Matches, Not
from judge.abilities.filters import IsThis, OfType
from judge.abilities.patterns import Enters
from judge.abilities.statics import EntersWith, Replacement
from judge.abilities.who import This
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.44a",
    "若它作为生物进入战场，则用过几种颜色的法术力来施放它，它进入战场时上面便有几个+1/+1指示物",
)
@cites("702.44b", "只在具有辉映的物件从堆叠作为结算中的咒语进入战场时才会放置指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """+1/+1 counters on a creature, charge counters on anything else."""
    is_creature = Matches(This(), OfType(CardType.CREATURE))
    grown = EntersWith(counters=(("+1/+1", ColorsSpent()),))
    charged = EntersWith(counters=(("charge", ColorsSpent()),))
    return (
        Static(Replacement(Enters(IsThis()), grown, is_creature)),
        Static(Replacement(Enters(IsThis()), charged, Not(is_creature))),
    )


SUNBURST = KeywordAbility(
    name=Bilingual("sunburst", "辉映"),
    rule="702.44",
    means=means,
)
