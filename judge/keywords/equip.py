"""Equip (702.6): an Equipment is attached to a creature."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.effects.objects import Attach
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, OfType
from judge.abilities.walk import within
from judge.abilities.who import Target, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

CREATURE, PLANESWALKER = OfType(CardType.CREATURE), OfType(CardType.PLANESWALKER)


@cites("702.6a", "将此武具贴附于目标由你操控的生物上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost]: this becomes attached to target creature you control, as a sorcery."""
    quality = keyword.quality
    if quality is not None and PLANESWALKER in within(quality):
        raise Unsupported("702.6e", "equip planeswalker", "佩带鹏洛客")
    own = (IsPermanent(), CREATURE, ControlledBy(You()))
    creature = Target(AllOf(own if quality is None else (*own, quality)))
    limit = Limit(sorcery_speed=True)
    return (Activated(keyword.cost or Cost(), Attach(This(), creature), limit),)


@cites("702.6c", "这些佩戴异能只能合法指定由起动该异能之牌手所操控的、且具有该特性的生物")
def of_quality(keyword: Keyword) -> bool:
    """True of "equip [quality]"."""
    return keyword.quality is not None


EQUIP = KeywordAbility(
    name=Bilingual("equip", "佩带"),
    rule="702.6",
    means=means,
    form=of_quality,
)
