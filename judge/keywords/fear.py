"""Fear (702.36): blocked only by artifact creatures and black creatures."""

from __future__ import annotations

from judge.cards import CardType, Color
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.36b", "只能被神器生物和/或黑色生物阻挡")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """Only an artifact creature or a black creature may block it."""
    return CardType.ARTIFACT in view.of(blocker).types or Color.BLACK in view.of(blocker).colors


FEAR = KeywordAbility(
    name=Bilingual("fear", "恐惧"),
    rule="702.36",
    evasion=may_block,
)
