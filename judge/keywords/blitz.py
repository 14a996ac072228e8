"""Blitz (702.152): cast for another cost it has haste, draws as it dies, and is sacrificed."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static, Triggered
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.combinators import Delayed
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.effects.players import Draw
from judge.abilities.filters import IsThis
from judge.abilities.modifications import GainAbilities
from judge.abilities.patterns import Dies, Enters, StepBegins
from judge.abilities.statics import AsEnters, Continuous, Replacement
from judge.abilities.who import This, You
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.152a", "在下个结束步骤开始时，牺牲此咒语所成的永久物")
@cites("702.152a", "它便具有敏捷与‘当此永久物从战场上置入坟墓场时，抓一张牌。’")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """If its blitz cost was paid it has haste and draws as it dies, and is sacrificed."""
    blitzed = WasPaid("blitz")
    gone = Delayed(StepBegins("end"), Sacrifice(You(), This()))
    draws = Triggered(Dies(IsThis()), Draw(1))
    given = Continuous(IsThis(), (GainAbilities((Keyword("haste"), draws)),))
    return (
        Static(Replacement(Enters(IsThis()), AsEnters(gone), blitzed)),
        Static(given, blitzed),
    )


@cites("702.152a", "你可以支付[费用]来施放此牌，而非支付其法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its blitz cost."""
    if sum(held.name == "blitz" for held in view.keywords(card)) > 1:
        raise Unsupported(
            "702.152b", "several blitz abilities of one card", "同一张牌的多个急袭异能"
        )
    return (Way(name="blitz", cost=keyword.cost),)


BLITZ = KeywordAbility(
    name=Bilingual("blitz", "急袭"),
    rule="702.152",
    means=means,
    ways=ways,
)
