"""Suspend (702.62): exiled with time counters, and cast for free when the last is gone."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.conditions import Matches
from judge.abilities.durations import AsLongAs
from judge.abilities.effects.combinators import If, Sequence
from judge.abilities.effects.objects import CastFree, Change, RemoveCounters
from judge.abilities.filters import AllOf, ControlledBy, HasCounter, InZone, IsThis, OfType
from judge.abilities.modifications import GainAbilities
from judge.abilities.patterns import CountersGone, StepBegins
from judge.abilities.who import It, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.62a", "在你的维持开始时，若此牌被延缓，则从其上移去一个计时指示物")
@cites("702.62a", "若它目前被放逐，且如果你能使用它，则使用它且不需支付其法术力费用")
@cites("702.62a", "则它获得敏捷异能，直到你失去该咒语或其成为的永久物之操控权为止")
@cites("702.62b", "则此牌为“已延缓”")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """In exile it loses a time counter each upkeep, and is cast for free after the last one.

    A creature cast so has haste until its controller loses control of it.
    """
    exiled = Matches(This(), InZone("exile"))
    suspended = Matches(This(), AllOf((InZone("exile"), HasCounter("time"))))
    kept = AsLongAs(Matches(It(), ControlledBy(You())))
    hasty = Change(It(), (GainAbilities((Keyword("haste"),)),), kept)
    creature = Matches(It(), OfType(CardType.CREATURE))
    free = Sequence((CastFree(This(), name="suspend"), If(creature, hasty)))
    one_less = RemoveCounters("time", 1, This())
    return (
        Triggered(StepBegins("upkeep", You()), one_less, suspended, zone="exile"),
        Triggered(CountersGone(IsThis(), "time"), If(exiled, free), exiled, zone="exile"),
    )


SUSPEND = KeywordAbility(
    name=Bilingual("suspend", "延缓"),
    rule="702.62",
    has_number=True,
    means=means,
)
