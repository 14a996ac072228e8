"""Increment (702.191 from 2026-08-07 on): more mana than its size spent on a spell lets it grow."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import ManaSpent, QualityOf
from judge.abilities.conditions import All, AmountIs, Any, Matches
from judge.abilities.effects.objects import PutCounters
from judge.abilities.filters import Comparison, OfType, Quality
from judge.abilities.patterns import Casts
from judge.abilities.who import This, Triggering, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SINCE = "2026-08-07"


@cites("702.191a", "if this permanent is a creature and the amount of mana spent", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever more mana than its power or toughness is spent on a spell, it gets a counter."""
    spent = ManaSpent(of=Triggering())
    sizes = (QualityOf(one, This()) for one in (Quality.POWER, Quality.TOUGHNESS))
    more = Any(tuple(AmountIs(spent, Comparison.GREATER, size) for size in sizes))
    condition = All((Matches(This(), OfType(CardType.CREATURE)), more))
    return (Triggered(Casts(player=You()), PutCounters("+1/+1", 1, This()), condition),)


INCREMENT = KeywordAbility(
    name=Bilingual("increment", "递增"),
    rule="702.191",
    since=SINCE,
    means=means,
)
