"""Delve (702.66): cards are exiled from the graveyard in place of generic mana."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.66a", "从你的坟墓场中放逐一张牌，而不支付该法术力")
@cites("702.66b", "只在该具有掘穴异能的咒语的总费用被确定之后生效")
def helps(view: View, player: PlayerId, spell: ObjectId) -> tuple[tuple[ObjectId, str], ...]:
    """Each card in the graveyard pays for one generic mana."""
    return tuple((id_, "") for id_ in view.state.player(player).graveyard)


DELVE = KeywordAbility(
    name=Bilingual("delve", "掘穴"),
    rule="702.66",
    helps=helps,
)
