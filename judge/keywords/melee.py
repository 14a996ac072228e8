"""Melee (702.121): it grows with the number of opponents attacked."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import OpponentsAttacked
from judge.abilities.effects.objects import Change
from judge.abilities.filters import IsThis
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.patterns import Attacks
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.121a", "本次战斗中每有一位受你以生物攻击的对手，此生物便得+1/+1直到回合结束")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this attacks, it gets +1/+1 for each opponent attacked this combat."""
    number = OpponentsAttacked()
    pump = Change(This(), (ModifyPowerToughness(number, number),))
    return (Triggered(Attacks(IsThis()), pump),)


MELEE = KeywordAbility(
    name=Bilingual("melee", "乱斗"),
    rule="702.121",
    means=means,
)
