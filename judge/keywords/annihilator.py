"""Annihilator (702.86): the defending player sacrifices permanents."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, IsThis
from judge.abilities.patterns import Attacks
from judge.abilities.who import Chosen, DefendingPlayer
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.86a", "每当此生物攻击时，防御牌手牺牲N个永久物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this creature attacks, defending player sacrifices N permanents."""
    theirs = AllOf((IsPermanent(), ControlledBy(DefendingPlayer())))
    number = keyword.amount or keyword.number or 0
    picked = Chosen(theirs, number, player=DefendingPlayer())
    return (Triggered(Attacks(IsThis()), Sacrifice(DefendingPlayer(), picked)),)


ANNIHILATOR = KeywordAbility(
    name=Bilingual("annihilator", "歼灭"),
    rule="702.86",
    has_number=True,
    has_amount=True,
    means=means,
)
