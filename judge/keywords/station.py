"""Station (702.184 from 2026-08-07 on): charge counters for the power of a creature tapped.

What its station symbols stand for is in `judge.rules.given.levels`.
"""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.amounts import QualityOf
from judge.abilities.effects.objects import PutCounters, Tap
from judge.abilities.filters import (
    AllOf,
    ControlledBy,
    IsPermanent,
    Non,
    OfType,
    Other,
    Quality,
    Tapped,
)
from judge.abilities.references import TappedWith
from judge.abilities.who import Chosen, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SINCE = "2026-08-07"
OTHER = AllOf(
    (IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You()), Non(Tapped()), Other())
)


@cites("702.184a", "Tap another untapped creature you control", edition=SINCE)
@cites("702.184a", "equal to the tapped creature's power", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Tap another creature: as many charge counters as its power, as a sorcery."""
    charge = PutCounters("charge", QualityOf(Quality.POWER, TappedWith()), This())
    return (Activated(Cost((Tap(Chosen(OTHER)),)), charge, Limit(sorcery_speed=True)),)


STATION = KeywordAbility(
    name=Bilingual("station", "蓄势"),
    rule="702.184",
    since=SINCE,
    means=means,
)
