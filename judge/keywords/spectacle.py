"""Spectacle (702.137): another cost once an opponent has lost life."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.conditions import Happened
from judge.abilities.patterns import LosesLife
from judge.abilities.who import EachOpponent
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.137a", "如果本回合有对手曾失去生命，则你可以支付[费用]，而不支付此咒语的法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for its spectacle cost if an opponent lost life this turn."""
    lost = Happened(LosesLife(EachOpponent()))
    return (Way(name="spectacle", cost=keyword.cost, condition=lost),)


SPECTACLE = KeywordAbility(
    name=Bilingual("spectacle", "揭幕"),
    rule="702.137",
    ways=ways,
)
