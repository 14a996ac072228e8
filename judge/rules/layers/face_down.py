"""The characteristics of what is face down (708.2): those that what turned it down lists."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.costs import PayMana
from judge.cards import CardType, Characteristics, ManaCost
from judge.cite import cites

FACE_DOWN = Characteristics(types=frozenset({CardType.CREATURE}), power=2, toughness=2)
WARD_TWO = Keyword("ward", cost=Cost((PayMana(ManaCost(("2",))),)))
WARDED = ("disguise", "cloak")


@cites("708.2", "除了使得它们能够牌面朝下之异能或规则中指明的特征之外，并没有其他特征")
def face_down_as(how: str) -> Characteristics:
    """What an object is by the way that it was turned face down."""
    return FACE_DOWN.with_(abilities=(WARD_TWO,)) if how in WARDED else FACE_DOWN
