"""Absorb (702.64): so much of the damage of each source is prevented."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.filters import IsThis
from judge.abilities.patterns import IsDealtDamage
from judge.abilities.statics import Prevented, Replacement
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.64a", "如果任一来源将对此生物造成伤害，则防止此伤害中的N点")
@cites("702.64b", "每个抵受异能都只能防止任一来源一次所造成的N点伤害")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """If a source would deal damage to this creature, N of that damage is prevented."""
    prevented = Prevented(keyword.number or 0)
    return (Static(Replacement(IsDealtDamage(IsThis()), prevented)),)


ABSORB = KeywordAbility(
    name=Bilingual("absorb", "抵受"),
    rule="702.64",
    has_number=True,
    means=means,
)
