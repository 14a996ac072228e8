"""Surge (702.117): cheaper after another spell of the turn."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.conditions import Happened
from judge.abilities.patterns import Casts
from judge.abilities.who import YourTeam
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.117a", "如果你或你的队友本回合中施放过其他咒语，则你于施放此咒语时可以支付[费用]")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast so if its caster, or a teammate, has cast another spell this turn."""
    return (Way(name="surge", cost=keyword.cost, condition=Happened(Casts(YourTeam()))),)


SURGE = KeywordAbility(
    name=Bilingual("surge", "潮涌"),
    rule="702.117",
    ways=ways,
)
