"""Plot (702.170 from 2024-06-07 on): exiled for a cost, and cast for nothing on a later turn.

To plot a card is a special action, in `judge.rules.keyword_rules.plot`.
"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.keyword_rules.plot import SINCE, was_plotted
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites(
    "702.170d", "during any turn after the turn in which it became plotted", edition="2024-06-07"
)
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """Plotted on an earlier turn, it may be cast for nothing as a sorcery is cast."""
    if not was_plotted(view, card):
        return ()
    return (Way(name="plot", zone=Zone.EXILE, free=True, as_sorcery=True),)


PLOT = KeywordAbility(
    name=Bilingual("plot", "设谋"),
    rule="702.170",
    since=SINCE,
    ways=ways,
)
