"""Recover (702.59): paid for, it returns when a creature dies; else it is exiled."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.conditions import Matches
from judge.abilities.effects.combinators import If, MayPay
from judge.abilities.effects.objects import Move
from judge.abilities.filters import InZone, OfType
from judge.abilities.patterns import PutInto
from judge.abilities.who import This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.59a", "当一个生物从战场置入你的坟墓场时，你可以支付[费用]")
@cites("702.59a", "则将此牌从你的坟墓场移回你手上。否则，则放逐此牌")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When a creature goes to your graveyard from the battlefield, it is paid for or exiled."""
    dies = PutInto(OfType(CardType.CREATURE), "graveyard", "battlefield", You())
    is_there = Matches(This(), InZone("graveyard"))
    back = If(is_there, Move(This(), "hand", from_zone="graveyard"))
    gone = If(is_there, Move(This(), "exile"))
    paying = MayPay(keyword.cost or Cost(), then=back, otherwise=gone)
    return (Triggered(dies, paying, zone="graveyard"),)


RECOVER = KeywordAbility(
    name=Bilingual("recover", "复还"),
    rule="702.59",
    means=means,
)
