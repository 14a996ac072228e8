"""Bloodthirst (702.54): counters if an opponent was dealt damage this turn."""

from __future__ import annotations

from judge.abilities import Ability, Amount, Keyword, Static
from judge.abilities.amounts import DamageDealt
from judge.abilities.conditions import AmountIs
from judge.abilities.filters import Comparison, IsThis
from judge.abilities.patterns import Enters
from judge.abilities.statics import EntersWith, Replacement
from judge.abilities.who import EachOpponent
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.54a", "如果一位对手本回合曾受过伤害，此永久物进入战场上面有N个+1/+1指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """If an opponent was dealt damage this turn, it enters with N counters; X is all of it."""
    dealt = DamageDealt(EachOpponent())
    number: Amount = dealt if with_x(keyword) else keyword.number or 0
    some = AmountIs(dealt, Comparison.GREATER, 0)
    counters = EntersWith(counters=(("+1/+1", number),))
    return (Static(Replacement(Enters(IsThis()), counters, some)),)


@cites("702.54b", "如果所有对手本回合总共已受过X点伤害，此永久物进入战场上面有X个+1/+1指示物")
def with_x(keyword: Keyword) -> bool:
    """True of "bloodthirst X"."""
    return keyword.number == -1


BLOODTHIRST = KeywordAbility(
    name=Bilingual("bloodthirst", "嗜血"),
    rule="702.54",
    has_number=True,
    means=means,
    form=with_x,
    form_alone=True,
)
