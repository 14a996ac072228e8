"""Undaunted (702.125): it costs less for each opponent."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.amounts import OpponentCount
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context, amount_of
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.125a", "每有一位对手，此咒语便减少{1}来施放")
@cites("702.125b", "确定对手数量时，不会将已离开游戏的牌手计算在内")
def reduces(view: View, player: PlayerId, spell: ObjectId, keyword: Keyword) -> int:
    """{1} less for each opponent."""
    return amount_of(view, OpponentCount(), Context(spell, player))


UNDAUNTED = KeywordAbility(
    name=Bilingual("undaunted", "不屈"),
    rule="702.125",
    reduces=reduces,
)
