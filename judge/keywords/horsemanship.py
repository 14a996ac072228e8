"""Horsemanship (702.31): blocked only by creatures with horsemanship."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.31b", "具有马术")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """Only a creature with horsemanship may block it."""
    return view.has(blocker, "horsemanship")


HORSEMANSHIP = KeywordAbility(
    name=Bilingual("horsemanship", "马术"),
    rule="702.31",
    evasion=may_block,
)
