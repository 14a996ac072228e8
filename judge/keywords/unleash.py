"""Unleash (702.98): it may enter with a counter, and can't block while it has one."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.conditions import Matches
from judge.abilities.effects.combinators import May
from judge.abilities.effects.objects import PutCounters
from judge.abilities.filters import HasCounter, IsThis
from judge.abilities.patterns import Enters
from judge.abilities.statics import AsEnters, CantBlock, Replacement
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.98a", "你可以让此永久物进战场，且其上额外有一个+1/+1指示物")
@cites("702.98a", "只要其上有+1/+1指示物，此永久物就不能进行阻挡")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It may enter with an additional +1/+1 counter; with one it can't block."""
    choice = AsEnters(May(PutCounters("+1/+1", 1, This())))
    has_one = Matches(This(), HasCounter("+1/+1"))
    return (
        Static(Replacement(Enters(IsThis()), choice)),
        Static(CantBlock(IsThis()), has_one),
    )


UNLEASH = KeywordAbility(
    name=Bilingual("unleash", "脱缰"),
    rule="702.98",
    means=means,
)
