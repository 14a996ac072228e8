"""Awaken (702.113): for another cost a land wakes up too."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, SpellAbility
from judge.abilities.conditions import WasPaid
from judge.abilities.durations import ForGood
from judge.abilities.effects.combinators import If, Sequence
from judge.abilities.effects.objects import Change, PutCounters
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, OfType
from judge.abilities.modifications import BecomeTypes, GainAbilities, SetPowerToughness
from judge.abilities.who import It, Target, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.113a", "则在目标由你操控的地上放置N个+1/+1指示物")
@cites("702.113a", "该地成为0/0，具敏捷异能的元素生物。它仍然是地")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """If its awaken cost was paid, a land becomes a 0/0 creature with haste and N counters."""
    land = Target(AllOf((IsPermanent(), OfType(CardType.LAND), ControlledBy(You()))))
    alive = (
        BecomeTypes((CardType.CREATURE,), ("Elemental",)),
        SetPowerToughness(0, 0),
        GainAbilities((Keyword("haste"),)),
    )
    put = PutCounters("+1/+1", keyword.number or 0, land)
    wakes = Sequence((put, Change(It(), alive, ForGood())))
    return (SpellAbility(If(WasPaid("awaken"), wakes)),)


@cites("702.113a", "你可以支付[费用]来施放此咒语而不支付其法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its awaken cost."""
    return (Way(name="awaken", cost=keyword.cost),)


AWAKEN = KeywordAbility(
    name=Bilingual("awaken", "醒转"),
    rule="702.113",
    has_number=True,
    means=means,
    ways=ways,
)
