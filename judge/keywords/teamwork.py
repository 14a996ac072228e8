"""Teamwork (702.194 from 2026-08-07 on): creatures may be tapped besides to pay for a spell."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.costs import TapPower
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.keyword_rules.crew import TEAM_SINCE
from judge.rules.rulebook import Extra, KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.194a", "As an additional cost to cast this spell, you may", edition=TEAM_SINCE)
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Creatures with total power N may be tapped."""
    return (Extra(name="teamwork", cost=Cost((TapPower(keyword.number or 0, to="teamwork"),))),)


TEAMWORK = KeywordAbility(
    name=Bilingual("teamwork", "团队合作"),
    rule="702.194",
    since=TEAM_SINCE,
    has_number=True,
    extras=extras,
)
