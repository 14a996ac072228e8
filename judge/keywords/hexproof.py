"""Hexproof (702.11): not targeted by opponents."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context, matches
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.11d", "永久物上的“反[特性]辟邪”意指")
def from_a_quality() -> None:
    """With "from" a quality it is not targeted by what has the quality."""


def _is_from_a_quality(view: View, id_: ObjectId) -> bool:
    return any(one.quality is not None for one in view.keywords(id_) if one.name == "hexproof")


@cites("702.11b", "此永久物不能成为你对手所操控的咒语或异能的目标")
def may_be_targeted(
    view: View, permanent: ObjectId, player: PlayerId, source: ObjectId | None
) -> bool:
    """Opponents can't target it; with "from" a quality, not by what has the quality."""
    controller = view.object(permanent).controller
    if player not in view.state.opponents(controller):
        return True
    context = Context(permanent, controller)
    return not any(
        keyword.quality is None
        or (source is not None and matches(view, keyword.quality, source, context))
        for keyword in view.keywords(permanent)
        if keyword.name == "hexproof"
    )


HEXPROOF = KeywordAbility(
    name=Bilingual("hexproof", "辟邪"),
    rule="702.11",
    may_be_targeted=may_be_targeted,
    untargeted_besides=((_is_from_a_quality, from_a_quality),),
)
