"""Replicate (702.56): a copy for each time that its cost was paid."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.amounts import TimesKicked
from judge.abilities.conditions import WasPaid
from judge.abilities.costs import PayMana
from judge.abilities.effects.objects import CopySpell
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Casts
from judge.abilities.who import This, You
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility, payment_of
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.56a", "若支付过其覆诵费用，则每支付过一次覆诵费用，就可以将它复制一次")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When you cast this, it is copied for each time its replicate cost was paid."""
    copies = CopySpell(This(), TimesKicked(payment_of(keyword)))
    paid = WasPaid(payment_of(keyword))
    return (Triggered(Casts(You(), IsThis()), copies, paid, zone="stack"),)


@cites("702.56a", "你可以支付[费用]任意次数，以作为施放此咒语的额外费用")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost, or where none is said its mana cost, may be paid any number of times."""
    mana = view.of(spell).cost
    own = Cost(() if mana is None else (PayMana(mana),))
    return (Extra(name=payment_of(keyword), cost=keyword.cost or own, repeats=True),)


@cites("702.56b", "每个覆诵异能都基于为其支付的费用触发")
def separately() -> None:
    """Each of several is paid by itself, and triggers for its own payment."""


REPLICATE = KeywordAbility(
    name=Bilingual("replicate", "覆诵"),
    rule="702.56",
    means=means,
    extras=extras,
    separately=separately,
)
