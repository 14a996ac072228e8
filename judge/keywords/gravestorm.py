"""Gravestorm (702.69): a copy for each permanent put into a graveyard this turn."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import HappenedCount
from judge.abilities.effects.objects import CopySpell
from judge.abilities.filters import AllOf, IsThis
from judge.abilities.patterns import Casts, PutInto
from judge.abilities.who import This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.69a", "本回合在这之前每有一个永久物从战场置入坟墓场，便复制该咒语一次")
@cites("702.69b", "每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When you cast this, it is copied for each permanent put into a graveyard this turn."""
    number = HappenedCount(PutInto(AllOf(), "graveyard", "battlefield"))
    return (Triggered(Casts(You(), IsThis()), CopySpell(This(), number), zone="stack"),)


GRAVESTORM = KeywordAbility(
    name=Bilingual("gravestorm", "坟场风暴"),
    rule="702.69",
    means=means,
)
