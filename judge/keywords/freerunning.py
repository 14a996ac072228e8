"""Freerunning (702.173 from 2024-09-20 on): another cost after an Assassin's hit."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.conditions import Happened
from judge.abilities.filters import AllOf, AnyOf, ControlledBy, IsCommander, OfSubtype, OfType
from judge.abilities.patterns import DealsDamage
from judge.abilities.who import EachPlayer, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

SINCE = "2024-09-20"


@cites("702.173a", "was an Assassin creature or a commander under your control", edition=SINCE)
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast so if an Assassin or commander of yours dealt combat damage to a player."""
    killers = AnyOf((AllOf((OfType(CardType.CREATURE), OfSubtype("Assassin"))), IsCommander()))
    source = AllOf((killers, ControlledBy(You())))
    hit = Happened(DealsDamage(source, combat=True, to_player=EachPlayer()))
    return (Way(name="freerunning", cost=keyword.cost, condition=hit),)


FREERUNNING = KeywordAbility(
    name=Bilingual("freerunning", "自由奔跑"),
    rule="702.173",
    since=SINCE,
    ways=ways,
)
