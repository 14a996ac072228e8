"""Soulshift (702.46): as it dies, it may bring a smaller Spirit card back to the hand."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import X
from judge.abilities.bases import Amount
from judge.abilities.effects.combinators import May
from judge.abilities.effects.objects import Move
from judge.abilities.filters import (
    AllOf,
    Compares,
    Comparison,
    InZone,
    IsCard,
    IsThis,
    OfSubtype,
    Quality,
)
from judge.abilities.patterns import Dies
from judge.abilities.who import Target, You
from judge.cite import cites
from judge.errors import Unsupported
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

OF_X = -1  # as `Keyword.number` has it


@cites("702.46a", "你可以将目标法术力值等于或小于N的精怪牌从你的坟墓场移回你手上")
@cites("702.46b", "如果一个永久物有多个转生异能，则每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it dies, a Spirit card with mana value N or less may return to the hand."""
    number: Amount | None = keyword.number if keyword.amount is None else X()
    if number is None or number == OF_X:
        raise Unsupported("702.46a", "soulshift X", "转生X")
    small = Compares(Quality.MANA_VALUE, Comparison.AT_MOST, number)
    spirit = AllOf((IsCard(), InZone("graveyard", You()), OfSubtype("Spirit"), small))
    return (Triggered(Dies(IsThis()), May(Move(Target(spirit), "hand")), x=keyword.amount),)


SOULSHIFT = KeywordAbility(
    name=Bilingual("soulshift", "转生"),
    rule="702.46",
    has_number=True,
    has_amount=True,
    means=means,
)
