"""Evolve (702.100): it grows as a greater creature enters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import QualityOf
from judge.abilities.conditions import All, Matches
from judge.abilities.effects.objects import PutCounters
from judge.abilities.filters import (
    AllOf,
    AnyOf,
    Compares,
    Comparison,
    ControlledBy,
    IsPermanent,
    OfType,
    Quality,
)
from judge.abilities.patterns import Enters
from judge.abilities.who import This, Triggering, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.100a",
    "若该生物的力量大于此生物的力量和／或该生物的防御力大于此生物的防御力，则在后者上放置一个+1/+1指示物",
)
@cites("702.100c", "一个生物不具有比非生物永久物更高的力量或防御力")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever a creature with greater power or toughness enters, it gets a +1/+1 counter."""
    creature = OfType(CardType.CREATURE)
    yours = AllOf((IsPermanent(), creature, ControlledBy(You())))
    greater = AnyOf(
        tuple(
            Compares(quality, Comparison.GREATER, QualityOf(quality, This()))
            for quality in (Quality.POWER, Quality.TOUGHNESS)
        )
    )
    both = (Matches(Triggering(), AllOf((creature, greater))), Matches(This(), creature))
    return (Triggered(Enters(yours), PutCounters("+1/+1", 1, This()), All(both)),)


EVOLVE = KeywordAbility(
    name=Bilingual("evolve", "进化"),
    rule="702.100",
    means=means,
)
