"""Rad counters (728 from 2024-06-07 on): what they do at each precombat main phase."""

from __future__ import annotations

from functools import cache

from judge.abilities import Triggered
from judge.abilities.amounts import CountersOn, ThisWay
from judge.abilities.conditions import AmountIs
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import RemoveCounters
from judge.abilities.effects.players import LoseLife, Mill
from judge.abilities.filters import AllOf, Comparison, IsCard, Non, OfType
from judge.abilities.patterns import StepBegins
from judge.abilities.references import DoneBy, Said
from judge.abilities.who import You
from judge.cards import CardType
from judge.cite import cites

SINCE = "2024-06-07"
RAD = "rad"
_NONLAND = AllOf((IsCard(), Non(OfType(CardType.LAND))))


@cites("725.1", "that player mills a number of cards equal to the number of rad", edition=SINCE)
@cites("725.1", "that player loses 1 life and removes one rad counter", edition=SINCE)
@cache
def of_radiation() -> Triggered:
    """Who has rad counters mills so many; each nonland card costs a life and takes one away."""
    rads = CountersOn(RAD, You())
    milled = ThisWay(DoneBy((Said(1, before=True),), _NONLAND))
    return Triggered(
        StepBegins("precombat main", You()),
        Sequence((Mill(rads, label=1), LoseLife(milled), RemoveCounters(RAD, milled, You()))),
        AmountIs(rads, Comparison.AT_LEAST, 1),
        name=RAD,
    )
