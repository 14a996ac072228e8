"""Miracle (702.94): revealed as the first card drawn in a turn, it may be cast for another cost.

It is revealed in `judge.rules.keyword_rules.revealed_draws`.
"""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import CastFree
from judge.abilities.patterns import DoneSo
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.94a", "当你以此法展示此牌时，你可以支付[费用]并施放之，而不需支付其法术力费用")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it is revealed so, it may be cast for its miracle cost."""
    casting = CastFree(This(), free=False, may=True, name="miracle", cost=keyword.cost)
    return (Triggered(DoneSo(), casting, zone="hand"),)


MIRACLE = KeywordAbility(
    name=Bilingual("miracle", "奇迹"),
    rule="702.94",
    means=means,
)
