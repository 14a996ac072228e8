"""Web-slinging (702.188 from 2026-08-07 on): a tapped creature goes back to pay for it."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.effects.objects import Move
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, OfType, Tapped
from judge.abilities.who import Chosen, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

SINCE = "2026-08-07"
TAPPED = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You()), Tapped()))


@cites(
    "702.188a",
    "returning a tapped creature you control to its owner’s hand",
    edition=SINCE,
)
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast for another cost, a tapped creature of one's own being returned besides."""
    parts = keyword.cost.parts if keyword.cost is not None else ()
    back = Move(Chosen(TAPPED), "hand")
    return (Way(name="web-slinging", cost=Cost((*parts, back))),)


WEB_SLINGING = KeywordAbility(
    name=Bilingual("web-slinging", "蛛丝甩荡"),
    rule="702.188",
    since=SINCE,
    ways=ways,
)
