"""Squad (702.157): it brings copies of itself."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.amounts import TimesKicked
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.objects import CreateCopy
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.who import This
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility, payment_of
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.157a", "若支付过其小队费用，则每支付一次小队费用，就派出一个为其复制品的衍生物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, a token copy is created for each time its squad cost was paid."""
    copies = CreateCopy(This(), TimesKicked(payment_of(keyword)))
    return (Triggered(Enters(IsThis()), copies, WasPaid(payment_of(keyword))),)


@cites("702.157a", "你可以支付[费用]任意次数，以作为施放此咒语的额外费用")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost may be paid any number of times."""
    return (Extra(name=payment_of(keyword), cost=keyword.cost or Cost(), repeats=True),)


@cites("702.157b", "则每个小队异能都基于为其支付的费用触发")
def separately() -> None:
    """Each of several is paid by itself, and triggers for its own payment."""


SQUAD = KeywordAbility(
    name=Bilingual("squad", "小队"),
    rule="702.157",
    means=means,
    extras=extras,
    separately=separately,
)
