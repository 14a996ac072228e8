"""Mentor (702.134): a lesser attacking creature gets a +1/+1 counter."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import QualityOf
from judge.abilities.effects.objects import PutCounters
from judge.abilities.filters import (
    AllOf,
    Attacking,
    Compares,
    Comparison,
    IsPermanent,
    IsThis,
    OfType,
    Quality,
)
from judge.abilities.patterns import Attacks
from judge.abilities.who import Target, This
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.134a", "在目标进行攻击且力量小于此生物的生物上放置一个+1/+1指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this attacks, a +1/+1 counter on target attacking creature of lesser power."""
    own = QualityOf(Quality.POWER, This())
    lesser = Compares(Quality.POWER, Comparison.LESS, own)
    pupil = Target(AllOf((IsPermanent(), OfType(CardType.CREATURE), Attacking(), lesser)))
    return (Triggered(Attacks(IsThis()), PutCounters("+1/+1", 1, pupil)),)


MENTOR = KeywordAbility(
    name=Bilingual("mentor", "训导"),
    rule="702.134",
    means=means,
)
