"""Crew (702.122): creatures are tapped, and the Vehicle is a creature for the turn."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword
from judge.abilities.costs import TapPower
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Act, Change
from judge.abilities.modifications import BecomeTypes
from judge.abilities.who import This
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.122a",
    "横置任意数量由你操控且力量总和等于或大于N的其他未横置生物：此永久物成为神器生物直到回合结束",
)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Tap other creatures with total power N: it becomes an artifact creature for the turn."""
    types = BecomeTypes((CardType.ARTIFACT, CardType.CREATURE))
    crewed = Sequence((Change(This(), (types,)), Act("crew")))
    return (Activated(Cost((TapPower(keyword.number or 0),)), crewed),)


CREW = KeywordAbility(
    name=Bilingual("crew", "搭载"),
    rule="702.122",
    has_number=True,
    means=means,
)
