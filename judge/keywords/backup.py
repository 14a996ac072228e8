"""Backup (702.165): as it enters it helps a creature with counters and its abilities."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Act
from judge.abilities.filters import AllOf, IsPermanent, IsThis, OfType
from judge.abilities.patterns import Enters
from judge.abilities.who import Target
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.165a", "当此生物进战场时，在目标生物上放置N个+1/+1指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, N +1/+1 counters on a target creature, and its abilities on another."""
    creature = Target(AllOf((IsPermanent(), OfType(CardType.CREATURE))))
    return (Triggered(Enters(IsThis()), Act("backup", creature, keyword.number or 0)),)


BACKUP = KeywordAbility(
    name=Bilingual("backup", "后援"),
    rule="702.165",
    has_number=True,
    means=means,
)
