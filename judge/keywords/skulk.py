"""Skulk (702.118): not blocked by creatures with greater power."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.118b", "不能被力量比它大的生物阻挡")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """A creature with greater power may not block it."""
    return view.power(blocker) <= view.power(attacker)


SKULK = KeywordAbility(
    name=Bilingual("skulk", "潜匿"),
    rule="702.118",
    evasion=may_block,
)
