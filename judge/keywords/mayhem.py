"""Mayhem (702.187 from 2026-08-07 on): cast from the graveyard in the turn of its discard."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Zone
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

SINCE = "2026-08-07"


@cites("702.187b", "As long as you discarded this card this turn", edition=SINCE)
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """In a graveyard, discarded this turn, it may be cast for its mayhem cost.

    What left that graveyard is another object if it comes back: it was not discarded (400.7).
    """
    known = view.state.known
    discarded = any(
        isinstance(event, e.Discard)
        and event.object in known
        and known[event.object].became == card
        for event in view.state.history
    )
    if not discarded:
        return ()
    return (Way(name="mayhem", zone=Zone.GRAVEYARD, cost=keyword.cost),)


MAYHEM = KeywordAbility(
    name=Bilingual("mayhem", "疯乱"),
    rule="702.187",
    since=SINCE,
    ways=ways,
)
