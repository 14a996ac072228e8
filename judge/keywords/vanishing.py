"""Vanishing (702.63): it lasts as many upkeeps as it has time counters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static, Triggered
from judge.abilities.conditions import Matches
from judge.abilities.effects.objects import RemoveCounters, Sacrifice
from judge.abilities.filters import HasCounter, IsThis
from judge.abilities.patterns import CountersGone, Enters, StepBegins
from judge.abilities.statics import EntersWith, Replacement
from judge.abilities.who import This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.63a", "若此永久物上有计时指示物，则从其上移去一个计时指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It enters with N time counters; one is removed each upkeep; with the last one it goes."""
    counters = EntersWith(counters=(("time", keyword.number or 0),))
    entering = (Static(Replacement(Enters(IsThis()), counters)),)
    has_any = Matches(This(), HasCounter("time"))
    return (
        *(entering if keyword.number is not None else ()),
        Triggered(StepBegins("upkeep", You()), RemoveCounters("time", 1, This()), has_any),
        Triggered(CountersGone(IsThis(), "time"), Sacrifice(You(), This())),
    )


@cites("702.63b", "如果“消逝”后面没接着数字")
def without_number(keyword: Keyword) -> bool:
    """True of vanishing without a number: nothing is said of how many counters it has."""
    return keyword.number is None


VANISHING = KeywordAbility(
    name=Bilingual("vanishing", "消逝"),
    rule="702.63",
    has_number=True,
    means=means,
    form=without_number,
    form_alone=True,
)
