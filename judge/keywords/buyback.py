"""Buyback (702.27): an additional cost for which the spell returns to its owner's hand."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Static
from judge.abilities.conditions import WasPaid
from judge.abilities.filters import IsThis
from judge.abilities.patterns import PutAway
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.27a", "如果曾支付其购回费用，则此咒语结算后改为置于其拥有者的手上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """If the cost was paid, this goes to its owner's hand as it resolves."""
    kept = Replacement(PutAway(IsThis()), ToZoneInstead("hand"), WasPaid("buyback"))
    return (Static(kept, zone="stack"),)


@cites("702.27a", "于你施放此咒语时，可以额外支付[费用]")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost may be paid."""
    return (Extra(name="buyback", cost=keyword.cost or Cost()),)


BUYBACK = KeywordAbility(
    name=Bilingual("buyback", "购回"),
    rule="702.27",
    means=means,
    extras=extras,
)
