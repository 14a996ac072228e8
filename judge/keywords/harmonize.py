"""Harmonize (702.180 from 2025-06-06 on): cast from the graveyard, with a creature's help.

The creature is chosen in `judge.rules.keyword_rules.harmonize`.
"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.keyword_rules.harmonize import NAME, SINCE
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.180a", "You may cast this card from your graveyard by paying [cost]", edition=SINCE)
@cites("702.180a", "exile this card instead of putting it anywhere else", edition=SINCE)
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast from the graveyard; it is exiled as it leaves the stack."""
    way = Way(name=NAME, zone=Zone.GRAVEYARD, cost=keyword.cost, exiled_after=True)
    return (way,)


HARMONIZE = KeywordAbility(
    name=Bilingual("harmonize", "谐颂"),
    rule="702.180",
    since=SINCE,
    ways=ways,
)
