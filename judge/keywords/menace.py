"""Menace (702.111): blocked only by two or more creatures."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.111b", "只能被两个或更多生物阻挡")
def may_be_blocked(view: View, attacker: ObjectId, blockers: tuple[ObjectId, ...]) -> bool:
    """Two or more creatures together may block it."""
    return len(blockers) > 1


MENACE = KeywordAbility(
    name=Bilingual("menace", "威慑"),
    rule="702.111",
    blocked_by=may_be_blocked,
)
