"""Hexproof (702.11): not targeted by opponents."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.11b", "此永久物不能成为你对手所操控的咒语或异能的目标")
def may_be_targeted(view: View, permanent: ObjectId, player: PlayerId) -> bool:
    """Only its controller may target it."""
    return view.object(permanent).controller == player


HEXPROOF = KeywordAbility(
    name=Bilingual("hexproof", "辟邪"),
    rule="702.11",
    may_be_targeted=may_be_targeted,
)
