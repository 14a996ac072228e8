"""Ward (702.21): what an opponent targets it with is countered unless that player pays."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.bases import Calculation
from judge.abilities.effects.combinators import First, MayPay
from judge.abilities.effects.objects import Counter
from judge.abilities.filters import IsThis
from judge.abilities.patterns import BecomesTarget
from judge.abilities.references import TriggerPlayer
from judge.abilities.walk import within
from judge.abilities.who import EachOpponent, TriggerSource
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.21a", "每当此永久物成为由对手操控之咒语或异能的目标时，除非该牌手支付[费用]，否则反击之"
)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Targeted by an opponent's spell or ability, that is countered unless the player pays."""
    pattern = BecomesTarget(IsThis(), player=EachOpponent())
    countered = Counter(TriggerSource())
    cost, unless = keyword.cost or Cost(), First.OTHERWISE
    paying = MayPay(cost, TriggerPlayer(), otherwise=countered, first=unless)
    return (Triggered(pattern, paying),)


@cites("702.21b", "该值在该异能结算的时候确定，而非在其触发的时候确定")
def counts(keyword: Keyword) -> bool:
    """What a ward cost counts is found as the ability resolves, and not as it triggers."""
    return any(isinstance(part, Calculation) for part in within(keyword.cost))


WARD = KeywordAbility(
    name=Bilingual("ward", "守护"),
    rule="702.21",
    means=means,
    form=counts,
)
