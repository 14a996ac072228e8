"""Prowess (702.108): noncreature spells make it bigger for the turn."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Change
from judge.abilities.filters import AllOf, IsSpell, Non, OfType
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.patterns import Casts
from judge.abilities.who import This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.108a", "每当你施放非生物咒语时，此生物得+1/+1直到回合结束")
@cites("702.108b", "如果某生物具有数个灵技异能，则每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever you cast a noncreature spell, it gets +1/+1 until end of turn."""
    spell = AllOf((IsSpell(), Non(OfType(CardType.CREATURE))))
    return (Triggered(Casts(You(), spell), Change(This(), (ModifyPowerToughness(1, 1),))),)


PROWESS = KeywordAbility(
    name=Bilingual("prowess", "灵技"),
    rule="702.108",
    means=means,
)
