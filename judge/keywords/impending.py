"""Impending (702.176): for another cost it comes with time counters, and is no creature yet."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static, Triggered
from judge.abilities.conditions import All, Matches, WasPaid
from judge.abilities.effects.objects import RemoveCounters
from judge.abilities.filters import HasCounter, IsThis
from judge.abilities.modifications import LoseTypes
from judge.abilities.patterns import Enters, StepBegins
from judge.abilities.statics import Continuous, EntersWith, Replacement
from judge.abilities.who import This, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

SINCE = "2024-09-20"
IN_2025 = "2025-06-06"  # before, two sections had the number 702.175


@cites("702.176a", "with N time counters on it", edition=IN_2025)
@cites("702.176a", "it’s not a creature", edition=IN_2025)
@cites("702.176a", "At the beginning of your end step", edition=IN_2025)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """With time counters it is no creature, and one of them is removed at its end steps."""
    paid, counted = WasPaid("impending"), Matches(This(), HasCounter("time"))
    waiting = All((paid, counted))
    counters = EntersWith(counters=(("time", keyword.number or 0),))
    return (
        Static(Replacement(Enters(IsThis()), counters, paid)),
        Static(Continuous(IsThis(), (LoseTypes((CardType.CREATURE,)),)), waiting),
        Triggered(StepBegins("end", You()), RemoveCounters("time", 1, This()), waiting),
    )


@cites("702.176a", "You may choose to pay [cost] rather than pay", edition=IN_2025)
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its impending cost."""
    return (Way(name="impending", cost=keyword.cost),)


IMPENDING = KeywordAbility(
    name=Bilingual("impending", "隐现"),
    rule="702.176",
    since=SINCE,
    has_number=True,
    means=means,
    ways=ways,
)
