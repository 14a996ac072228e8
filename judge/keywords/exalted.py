"""Exalted (702.83): a creature that attacks alone gets +1/+1."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Change
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, OfType
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.patterns import Attacks
from judge.abilities.who import Triggering, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.83a", "每当一个由你操控的生物单独攻击时，该生物得+1/+1直到回合结束")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn."""
    yours = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You())))
    pump = Change(Triggering(), (ModifyPowerToughness(1, 1),))
    return (Triggered(Attacks(yours, alone=True), pump),)


EXALTED = KeywordAbility(
    name=Bilingual("exalted", "颂威"),
    rule="702.83",
    means=means,
)
