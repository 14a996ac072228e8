"""Aftermath (702.127): a half that is cast only from the graveyard, and exiled after.

That it can't be cast from anywhere else is in `judge.rules.faces`.
"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.faces import face_with
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.sides import AFTERMATH as NAME
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.127a", "你可以从你的坟墓场施放此连体牌的这半边")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """The half may be cast from the graveyard; it is exiled as it leaves the stack."""
    face = face_with(view.object(card), NAME)
    return (Way(name=NAME, zone=Zone.GRAVEYARD, exiled_after=True, face=face),)


AFTERMATH = KeywordAbility(
    name=Bilingual("aftermath", "余响"),
    rule="702.127",
    ways=ways,
)
