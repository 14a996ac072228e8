"""Casualty (702.153): a creature is sacrificed for a copy of the spell."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.objects import CopySpell, Sacrifice
from judge.abilities.filters import (
    AllOf,
    Compares,
    Comparison,
    ControlledBy,
    IsPermanent,
    IsThis,
    OfType,
    Quality,
)
from judge.abilities.patterns import Casts
from judge.abilities.who import Chosen, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility, payment_of
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.153a", "当你施放此咒语时，若支付过其催命费用，则将其复制")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When you cast this, if its casualty cost was paid, it is copied."""
    paid = WasPaid(payment_of(keyword))
    return (Triggered(Casts(You(), IsThis()), CopySpell(This()), paid, zone="stack"),)


@cites("702.153a", "于你施放此咒语时，你可以牺牲一个力量等于或大于N的生物")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """A creature with power N or greater may be sacrificed."""
    strong = Compares(Quality.POWER, Comparison.AT_LEAST, keyword.number or 0)
    own = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You()), strong))
    return (Extra(name=payment_of(keyword), cost=Cost((Sacrifice(You(), Chosen(own)),))),)


@cites("702.153b", "则每一个催命异能的额外费用须分别支付")
def separately() -> None:
    """Each of several is paid by itself, and triggers for its own payment."""


CASUALTY = KeywordAbility(
    name=Bilingual("casualty", "催命"),
    rule="702.153",
    has_number=True,
    means=means,
    extras=extras,
    separately=separately,
)
