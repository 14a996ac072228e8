"""Frenzy (702.68): a creature that isn't blocked gets power."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Change
from judge.abilities.filters import IsThis
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.patterns import AttacksUnblocked
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.68a", "每当此生物攻击且未受阻挡时，它得+N/+0直到回合结束")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this creature attacks and isn't blocked, it gets +N/+0 until end of turn."""
    pump = Change(This(), (ModifyPowerToughness(keyword.number or 0, 0),))
    return (Triggered(AttacksUnblocked(IsThis()), pump),)


FRENZY = KeywordAbility(
    name=Bilingual("frenzy", "狂热"),
    rule="702.68",
    has_number=True,
    means=means,
)
