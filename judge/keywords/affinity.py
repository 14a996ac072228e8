"""Affinity (702.41): the spell costs {1} less for each permanent of a kind."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent
from judge.abilities.who import You
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context, objects_of
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.41a", "你每操控一个[文字]，施放此咒语的费用便减少{1}来施放")
@cites("702.41b", "如果一个咒语有多个共鸣异能，则每一个都会分别生效")
def reduces(view: View, player: PlayerId, spell: ObjectId, keyword: Keyword) -> int:
    """{1} less for each such permanent that the player controls."""
    quality = () if keyword.quality is None else (keyword.quality,)
    wanted = AllOf((IsPermanent(), ControlledBy(You()), *quality))
    return len(objects_of(view, wanted, Context(spell, player)))


AFFINITY = KeywordAbility(
    name=Bilingual("affinity", "共鸣"),
    rule="702.41",
    reduces=reduces,
)
