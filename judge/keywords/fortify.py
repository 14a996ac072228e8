"""Fortify (702.67): a Fortification is attached to a land."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.effects.objects import Attach
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, OfType
from judge.abilities.who import Target, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.67a", "将此工事贴附于目标由你操控的地上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost]: this becomes attached to target land you control, as a sorcery."""
    land = Target(AllOf((IsPermanent(), OfType(CardType.LAND), ControlledBy(You()))))
    limit = Limit(sorcery_speed=True)
    return (Activated(keyword.cost or Cost(), Attach(This(), land), limit),)


FORTIFY = KeywordAbility(
    name=Bilingual("fortify", "构工"),
    rule="702.67",
    means=means,
)
