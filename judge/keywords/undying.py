"""Undying (702.93): it comes back once, with a +1/+1 counter."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.conditions import Matches, Not
from judge.abilities.effects.objects import Move
from judge.abilities.filters import HasCounter, IsThis
from judge.abilities.patterns import Dies
from judge.abilities.who import OwnerOf, This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.93a", "如果其上没有+1/+1指示物，则将它在其拥有者的操控下返回战场上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it dies without a +1/+1 counter, it returns under its owner's control with one."""
    back = Move(This(), "battlefield", under=OwnerOf(This()), counters=(("+1/+1", 1),))
    return (Triggered(Dies(IsThis()), back, Not(Matches(This(), HasCounter("+1/+1")))),)


UNDYING = KeywordAbility(
    name=Bilingual("undying", "不息"),
    rule="702.93",
    means=means,
)
