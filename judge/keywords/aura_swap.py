"""Aura swap (702.65): exchanged with an Aura card in hand."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword
from judge.abilities.effects.objects import SwapAura
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.65a", "你可以将此永久物与你手上的一张灵气牌交换")
@cites("702.65b", "如果此交换过程中的任意部分无法完成，此异能无效")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost]: this may be exchanged with an Aura card in your hand."""
    return (Activated(keyword.cost or Cost(), SwapAura()),)


AURA_SWAP = KeywordAbility(
    name=Bilingual("aura swap", "灵气转换"),
    rule="702.65",
    means=means,
)
