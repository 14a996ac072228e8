"""Bushido (702.45): a creature that blocks or becomes blocked grows."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Change
from judge.abilities.filters import IsThis
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.patterns import BecomesBlocked, Blocks, EitherOf
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.45a", "每当此生物进行阻挡或被阻挡时，它得+N/+N直到回合结束")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this creature blocks or becomes blocked, it gets +N/+N until end of turn."""
    number = keyword.number or 0
    pump = Change(This(), (ModifyPowerToughness(number, number),))
    return (Triggered(EitherOf((Blocks(IsThis()), BecomesBlocked(IsThis()))), pump),)


BUSHIDO = KeywordAbility(
    name=Bilingual("bushido", "武士道"),
    rule="702.45",
    has_number=True,
    means=means,
)
