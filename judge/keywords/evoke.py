"""Evoke (702.74): cast for another cost, it is sacrificed as soon as it enters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.who import ControllerOf, This
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.74a", "当此永久物进入战场时，若曾支付其呼魂费用，则其操控者将之牺牲")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When this enters, if its evoke cost was paid, its controller sacrifices it."""
    gone = Sacrifice(ControllerOf(This()), This())
    return (Triggered(Enters(IsThis()), gone, WasPaid("evoke")),)


@cites("702.74a", "你可以支付[费用]来施放此牌，而非支付其法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its evoke cost."""
    return (Way(name="evoke", cost=keyword.cost),)


EVOKE = KeywordAbility(
    name=Bilingual("evoke", "呼魂"),
    rule="702.74",
    means=means,
    ways=ways,
)
