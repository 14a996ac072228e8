"""Dash (702.109): cast for another cost it has haste, and returns at the end of the turn."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.combinators import Delayed
from judge.abilities.effects.objects import Move
from judge.abilities.filters import IsThis
from judge.abilities.modifications import GainAbilities
from judge.abilities.patterns import Enters, StepBegins
from judge.abilities.statics import AsEnters, Continuous, Replacement
from judge.abilities.who import This
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.109a", "则在结束步骤开始时，将此咒语成为的永久物移回其拥有者手上")
@cites("702.109a", "只要支付了此永久物的掩袭费用，它便具有敏捷")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """If its dash cost was paid it has haste, and returns at the next end step."""
    dashed = WasPaid("dash")
    back = Delayed(StepBegins("end"), Move(This(), "hand", from_zone="battlefield"))
    haste = Continuous(IsThis(), (GainAbilities((Keyword("haste"),)),))
    return (
        Static(Replacement(Enters(IsThis()), AsEnters(back), dashed)),
        Static(haste, dashed),
    )


@cites("702.109a", "你可以支付[费用]来施放此牌，而非支付其法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its dash cost."""
    return (Way(name="dash", cost=keyword.cost),)


DASH = KeywordAbility(
    name=Bilingual("dash", "掩袭"),
    rule="702.109",
    means=means,
    ways=ways,
)
