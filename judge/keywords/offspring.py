"""Offspring (702.175 from 2024-09-20 on): for more mana it brings a 1/1 copy of itself."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.objects import CreateCopy
from judge.abilities.filters import IsThis
from judge.abilities.modifications import SetPowerToughness
from judge.abilities.patterns import Enters
from judge.abilities.who import This
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility, payment_of
from judge.rules.view import View
from judge.values import Bilingual

SINCE = "2024-09-20"


@cites("702.175a", "create a token that’s a copy of it, except it’s 1/1", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, if its offspring cost was paid, a 1/1 token copy of it is created."""
    copy = CreateCopy(This(), exceptions=(SetPowerToughness(1, 1),))
    return (Triggered(Enters(IsThis()), copy, WasPaid(payment_of(keyword))),)


@cites("702.175a", "You may pay an additional [cost] as you cast this spell", edition=SINCE)
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost may be paid once."""
    return (Extra(name=payment_of(keyword), cost=keyword.cost or Cost()),)


@cites("702.175b", "each is paid separately", edition=SINCE)
def separately() -> None:
    """Each of several is paid by itself, and triggers for its own payment."""


OFFSPRING = KeywordAbility(
    name=Bilingual("offspring", "繁生"),
    rule="702.175",
    since=SINCE,
    means=means,
    extras=extras,
    separately=separately,
)
