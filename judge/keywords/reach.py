"""Reach (702.17): may block creatures with flying."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.17b", "具有飞行的生物只能被具有飞行和/或延势的生物阻挡")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """A creature with reach may block one with flying; it has no restriction of its own."""
    return True


REACH = KeywordAbility(
    name=Bilingual("reach", "延势"),
    rule="702.17",
    blocking=may_block,
)
