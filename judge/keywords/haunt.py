"""Haunt (702.55): from the graveyard it is exiled haunting a creature."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Haunt
from judge.abilities.filters import AllOf, IsPermanent, IsThis, OfType
from judge.abilities.patterns import Dies, PutAway
from judge.abilities.who import Target
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.55a", "当此永久物从战场置入坟墓场时，将它放逐，并缠身在目标生物上")
@cites("702.55a", "当此咒语结算后置入坟墓场时，将它放逐，并缠身在目标生物上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """As it dies, or is put into a graveyard as it resolves, it is exiled haunting a creature."""
    haunts = Haunt(Target(AllOf((IsPermanent(), OfType(CardType.CREATURE)))))
    return (
        Triggered(Dies(IsThis()), haunts),
        Triggered(PutAway(IsThis()), haunts, zone="graveyard"),
    )


HAUNT = KeywordAbility(
    name=Bilingual("haunt", "缠身"),
    rule="702.55",
    means=means,
)
