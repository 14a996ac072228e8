"""Flying (702.9): blocked only by creatures with flying or reach."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.9b", "只能被具有飞行和/或延势的生物阻挡")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """Only a creature with flying or reach may block it."""
    return view.has(blocker, "flying") or view.has(blocker, "reach")


FLYING = KeywordAbility(
    name=Bilingual("flying", "飞行"),
    rule="702.9",
    evasion=may_block,
)
