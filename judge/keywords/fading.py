"""Fading (702.32): it lasts as many upkeeps as it has fade counters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static, Triggered
from judge.abilities.effects.combinators import IfDone
from judge.abilities.effects.objects import RemoveCounters, Sacrifice
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters, StepBegins
from judge.abilities.statics import EntersWith, Replacement
from judge.abilities.who import This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.32a", "从该永久物上移去一个消退指示物。若你无法如此作，则牺牲该永久物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It enters with N fade counters; one is removed each upkeep, or it is sacrificed."""
    counters = EntersWith(counters=(("fade", keyword.number or 0),))
    fade = IfDone(RemoveCounters("fade", 1, This()), otherwise=Sacrifice(You(), This()))
    return (
        Static(Replacement(Enters(IsThis()), counters)),
        Triggered(StepBegins("upkeep", You()), fade),
    )


FADING = KeywordAbility(
    name=Bilingual("fading", "消退"),
    rule="702.32",
    has_number=True,
    means=means,
)
