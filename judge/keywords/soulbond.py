"""Soulbond (702.95): a creature may be paired with another as either enters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.bases import Filter
from judge.abilities.conditions import All, Exists, Matches
from judge.abilities.effects.combinators import May
from judge.abilities.effects.objects import Act
from judge.abilities.filters import (
    AllOf,
    ControlledBy,
    HasMark,
    IsPermanent,
    IsThis,
    Non,
    OfType,
    Other,
)
from judge.abilities.patterns import Enters
from judge.abilities.who import Chosen, This, Triggering, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.keyword_rules.soulbond import PAIRED
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

OWN: tuple[Filter, ...] = (IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You()))
UNPAIRED = AllOf((*OWN, Non(HasMark(PAIRED))))


@cites("702.95a", "当此生物进战场时，若你同时操控此生物及另一生物，且两者皆未搭档")
@cites("702.95a", "每当另一生物在你的操控下进战场时，若你同时操控该生物及此生物，且两者皆未搭档")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """As this or another creature of its controller enters, the two may be paired."""
    another = AllOf((*UNPAIRED.parts, Other()))
    mine = Matches(This(), UNPAIRED)
    with_one = May(Act("pair", Chosen(another)))
    with_that = May(Act("pair", Triggering()))
    both = All((mine, Matches(Triggering(), UNPAIRED)))
    return (
        Triggered(Enters(IsThis()), with_one, All((mine, Exists(another)))),
        Triggered(Enters(AllOf((*OWN, Other()))), with_that, both),
    )


SOULBOND = KeywordAbility(
    name=Bilingual("soulbond", "魂系"),
    rule="702.95",
    means=means,
)
