"""Ravenous (702.156): it enters with X counters, and a big one draws a card."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static, Triggered
from judge.abilities.amounts import X
from judge.abilities.conditions import AmountIs
from judge.abilities.effects.players import Draw
from judge.abilities.filters import Comparison, IsThis
from judge.abilities.patterns import Enters
from judge.abilities.statics import EntersWith, Replacement
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.156a", "此永久物进战场时上面有X个+1/+1指示物")
@cites("702.156a", "若X等于或大于5，则抓一张牌")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It enters with X +1/+1 counters; if X is 5 or more, a card is drawn."""
    return (
        Static(Replacement(Enters(IsThis()), EntersWith(counters=(("+1/+1", X()),)))),
        Triggered(Enters(IsThis()), Draw(1), AmountIs(X(), Comparison.AT_LEAST, 5)),
    )


RAVENOUS = KeywordAbility(
    name=Bilingual("ravenous", "贪食"),
    rule="702.156",
    means=means,
)
