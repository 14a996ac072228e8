"""Fabricate (702.123): counters or Servos."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.conditions import Matches
from judge.abilities.effects.combinators import If, May
from judge.abilities.effects.objects import Create, PutCounters, TokenSpec
from judge.abilities.filters import IsPermanent, IsThis
from judge.abilities.patterns import Enters
from judge.abilities.who import This
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SERVO = TokenSpec(
    types=(CardType.ARTIFACT, CardType.CREATURE), subtypes=("Servo",), power=1, toughness=1
)


@cites("702.123a", "若你不如此作，则派出N个1/1无色自动机衍生神器生物")
@cites("702.123b", "如果某永久物具有数个装配异能，则每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, N +1/+1 counters may be put on it; if not, N Servos are created."""
    number = keyword.number or 0
    servos = Create(SERVO, number)
    choice = May(PutCounters("+1/+1", number, This()), otherwise=servos)
    there = Matches(This(), IsPermanent())
    return (Triggered(Enters(IsThis()), If(there, choice, servos)),)


FABRICATE = KeywordAbility(
    name=Bilingual("fabricate", "装配"),
    rule="702.123",
    has_number=True,
    means=means,
)
