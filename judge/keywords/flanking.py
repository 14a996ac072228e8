"""Flanking (702.25): creatures without flanking that block it get -1/-1."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Change
from judge.abilities.filters import AllOf, IsPermanent, IsThis, Non, OfType, WithKeyword
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.patterns import BecomesBlocked
from judge.abilities.who import TriggerSource
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.25a", "每当此生物被不具侧面攻击异能的生物阻挡时，该阻挡生物得-1/-1直到回合结束")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever a creature without flanking blocks this, that creature gets -1/-1."""
    without = AllOf((IsPermanent(), OfType(CardType.CREATURE), Non(WithKeyword("flanking"))))
    shrink = Change(TriggerSource(), (ModifyPowerToughness(-1, -1),))
    return (Triggered(BecomesBlocked(IsThis(), by=without), shrink),)


FLANKING = KeywordAbility(
    name=Bilingual("flanking", "侧面攻击"),
    rule="702.25",
    means=means,
)
