"""Split second (702.61): nothing but mana abilities in response."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.filters import AllOf
from judge.abilities.statics import CantActivate, CantCast
from judge.abilities.who import EachPlayer
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.61a", "牌手便不能施放其他咒语或起动不是法术力异能的起动式异能")
@cites("702.61b", "牌手仍可以起动法术力异能，及进行特殊动作")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """While this is on the stack, no spells are cast and no abilities activated but of mana."""
    return (
        Static(CantCast(EachPlayer()), zone="stack"),
        Static(CantActivate(AllOf()), zone="stack"),
    )


SPLIT_SECOND = KeywordAbility(
    name=Bilingual("split second", "转瞬"),
    rule="702.61",
    means=means,
)
