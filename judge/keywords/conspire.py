"""Conspire (702.78): two creatures of its color are tapped to copy it."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.objects import CopySpell, Tap
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, IsThis, OfType, SharesColor
from judge.abilities.patterns import Casts
from judge.abilities.who import Chosen, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility, payment_of
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.78a", "当你施放此咒语时，若曾支付其协力费用，则复制它")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When you cast this, if its conspire cost was paid, it is copied."""
    paid = WasPaid(payment_of(keyword))
    return (Triggered(Casts(You(), IsThis()), CopySpell(This()), paid, zone="stack"),)


@cites("702.78a", "你可以横置两个由你操控、且与此咒语有共通颜色的未横置生物")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Two untapped creatures that share a color with it may be tapped."""
    own = AllOf(
        (IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You()), SharesColor(This()))
    )
    return (Extra(name=payment_of(keyword), cost=Cost((Tap(Chosen(own, 2)),))),)


@cites("702.78b", "支付费用后的触发也将基于支付的费用而各自独立")
def separately() -> None:
    """Each of several is paid by itself, and triggers for its own payment."""


CONSPIRE = KeywordAbility(
    name=Bilingual("conspire", "协力"),
    rule="702.78",
    means=means,
    extras=extras,
    separately=separately,
)
