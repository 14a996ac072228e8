"""Fuse (702.102): both halves of a split card are cast as one spell from the hand."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.102a", "该牌手可以选择一同施放该连体牌的两边")
@cites("702.102b", "已融咒的连体咒语具有其两边的组合特征")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """The whole card, which is its first face, may be cast."""
    return (Way(name="fuse"),)


FUSE = KeywordAbility(
    name=Bilingual("fuse", "融咒"),
    rule="702.102",
    ways=ways,
)
