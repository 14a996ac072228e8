"""Rebound (702.88): exiled as it resolves, it is cast again in the next upkeep."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.conditions import WasCast
from judge.abilities.effects.combinators import Delayed
from judge.abilities.effects.objects import CastFree
from judge.abilities.filters import IsThis
from judge.abilities.patterns import PutAway, StepBegins
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.abilities.who import It, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.88a", "则此咒语结算时不进入你的坟墓场，改为将它放逐")
@cites("702.88a", "在你的下一个维持开始时，你可以从放逐区施放此牌，且不须支付其法术力费用")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Cast from the hand it is exiled as it resolves, and may be cast in your next upkeep."""
    again = Delayed(StepBegins("upkeep", You()), CastFree(It(), may=True))
    from_hand = WasCast("hand", whose=You())
    kept = Replacement(PutAway(IsThis()), ToZoneInstead("exile", then=again), from_hand)
    return (Static(kept, zone="stack"),)


REBOUND = KeywordAbility(
    name=Bilingual("rebound", "弹回"),
    rule="702.88",
    means=means,
)
