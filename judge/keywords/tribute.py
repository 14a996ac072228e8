"""Tribute (702.104): an opponent may have it enter with more +1/+1 counters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.effects.objects import OfferTribute
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.statics import AsEnters, Replacement
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.104a", "该牌手可以于此生物进战场时在其上放置N个+1/+1指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """As it enters, an opponent of its controller's choice may put N +1/+1 counters on it."""
    offer = AsEnters(OfferTribute(keyword.number or 0))
    return (Static(Replacement(Enters(IsThis()), offer)),)


TRIBUTE = KeywordAbility(
    name=Bilingual("tribute", "致敬"),
    rule="702.104",
    has_number=True,
    means=means,
)
