"""Living metal (702.161): a Vehicle that is a creature on its controller's turn."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.conditions import TurnOf
from judge.abilities.filters import IsThis
from judge.abilities.modifications import BecomeTypes
from judge.abilities.statics import Continuous
from judge.abilities.who import You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.161a", "只要是在你的回合中，此载具便也是神器生物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It is an artifact creature on your turn."""
    types = BecomeTypes((CardType.ARTIFACT, CardType.CREATURE))
    return (Static(Continuous(IsThis(), (types,)), TurnOf(You())),)


LIVING_METAL = KeywordAbility(
    name=Bilingual("living metal", "金属生命体"),
    rule="702.161",
    means=means,
)
