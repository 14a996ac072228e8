"""Devoid (702.114): it has no color."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.filters import IsThis
from judge.abilities.modifications import BecomeColors
from judge.abilities.statics import Continuous
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.114a", "此物件是无色")
@cites("702.114a", "此异能在所有区域都生效")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It is colorless, wherever it is."""
    return (Static(Continuous(IsThis(), (BecomeColors(()),)), zone=None),)


DEVOID = KeywordAbility(
    name=Bilingual("devoid", "虚色"),
    rule="702.114",
    means=means,
)
