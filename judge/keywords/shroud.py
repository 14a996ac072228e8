"""Shroud (702.18): not targeted by anyone."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.18a", "此永久物或牌手不能成为咒语或异能的目标")
def may_be_targeted(
    view: View, permanent: ObjectId, player: PlayerId, source: ObjectId | None
) -> bool:
    """Nobody may target it."""
    return False


SHROUD = KeywordAbility(
    name=Bilingual("shroud", "帷幕"),
    rule="702.18",
    may_be_targeted=may_be_targeted,
)
