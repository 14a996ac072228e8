"""Graft (702.58): it enters with counters that it may pass on."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static, Triggered
from judge.abilities.conditions import Matches
from judge.abilities.effects.combinators import May
from judge.abilities.effects.objects import MoveCounters
from judge.abilities.filters import AllOf, HasCounter, IsPermanent, IsThis, OfType, Other
from judge.abilities.patterns import Enters
from judge.abilities.statics import EntersWith, Replacement
from judge.abilities.who import This, Triggering
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.58a", "你可以将此永久物上的一个+1/+1指示物移到该生物上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It enters with N +1/+1 counters; another creature that enters may get one of them."""
    counters = EntersWith(counters=(("+1/+1", keyword.number or 0),))
    another = AllOf((IsPermanent(), OfType(CardType.CREATURE), Other()))
    move = May(MoveCounters("+1/+1", 1, This(), Triggering()))
    return (
        Static(Replacement(Enters(IsThis()), counters)),
        Triggered(Enters(another), move, Matches(This(), HasCounter("+1/+1"))),
    )


GRAFT = KeywordAbility(
    name=Bilingual("graft", "接殖"),
    rule="702.58",
    has_number=True,
    means=means,
)
