"""Shadow (702.28): blocks and is blocked only by creatures with shadow."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.keyword_rules.evasion import blocks_despite
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.28b", "具有次元幽影的生物不能被不具有次元幽影的生物所阻挡")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """Only a creature with shadow may block it."""
    return view.has(blocker, "shadow") or blocks_despite(view, blocker, "shadow")


@cites("702.28b", "具有次元幽影的生物不能阻挡不具有次元幽影的生物")
def may_be_blocked(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """It may block only a creature with shadow."""
    return view.has(attacker, "shadow")


SHADOW = KeywordAbility(
    name=Bilingual("shadow", "次元幽影"),
    rule="702.28",
    evasion=may_block,
    blocking=may_be_blocked,
)
