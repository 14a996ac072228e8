"""Foretell (702.143): exiled face down for {2}, and cast on a later turn for another cost.

To foretell a card is a special action, in `judge.rules.keyword_rules.foretell`.
"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.keyword_rules.foretell import was_foretold
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.143a", "且可以在当前回合结束后施放之")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """Foretold on an earlier turn, it may be cast from exile for its foretell cost."""
    if not was_foretold(view, card):
        return ()
    return (Way(name="foretell", zone=Zone.EXILE, cost=keyword.cost),)


FORETELL = KeywordAbility(
    name=Bilingual("foretell", "预示"),
    rule="702.143",
    ways=ways,
)
