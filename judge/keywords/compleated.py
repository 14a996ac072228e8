"""Compleated (702.150): fewer loyalty counters for life paid for Phyrexian mana."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.amounts import Times, TimesKicked
from judge.abilities.conditions import WasPaid
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.statics import EntersWith, Replacement
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.150a", "其数量为原本的数量减去以支付生命方式支付的非瑞克西亚法术力符号之数量乘以二")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It enters with two loyalty counters fewer for each Phyrexian symbol paid with life."""
    fewer = EntersWith(counters=(("loyalty", Times(-2, TimesKicked("phyrexian"))),))
    return (Static(Replacement(Enters(IsThis()), fewer, WasPaid("phyrexian"))),)


COMPLEATED = KeywordAbility(
    name=Bilingual("compleated", "完化"),
    rule="702.150",
    means=means,
)
