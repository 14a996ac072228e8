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
    """In a graveyard, discarded this turn, it may be cast for its mayhem cost."""
    state, body = view.state, view.object(card).body
    discarded = any(
        isinstance(event, e.Discard)
        and witness.before
        and any(one.object.body == body for one in witness.before if one.object.id == event.object)
        for event, witness in zip(state.history, state.witnessed, strict=True)
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
