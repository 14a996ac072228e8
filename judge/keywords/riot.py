"""Riot (702.136): it enters with a counter, or it gains haste."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.durations import ForGood
from judge.abilities.effects.combinators import May
from judge.abilities.effects.objects import Change, PutCounters
from judge.abilities.filters import IsThis
from judge.abilities.modifications import GainAbilities
from judge.abilities.patterns import Enters
from judge.abilities.statics import AsEnters, Replacement
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.136a",
    "你可以让此永久物进战场时上面额外有一个+1/+1指示物。如果你未如此作，则它获得敏捷异能",
)
@cites("702.136b", "若某永久物具有数个起事异能，则每一个都会分别生效")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It may enter with an additional +1/+1 counter; if it doesn't, it gains haste."""
    haste = Change(This(), (GainAbilities((Keyword("haste"),)),), ForGood())
    choice = May(PutCounters("+1/+1", 1, This()), otherwise=haste)
    return (Static(Replacement(Enters(IsThis()), AsEnters(choice))),)


RIOT = KeywordAbility(
    name=Bilingual("riot", "起事"),
    rule="702.136",
    means=means,
)
