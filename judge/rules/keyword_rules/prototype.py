"""Prototype cards: a second set of cost and size (718), held as a second face."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cards import Characteristics
from judge.cite import cites

NAME = "prototype"


def faces_of(printed: Characteristics) -> tuple[Characteristics, ...]:
    """The card, and for a prototype card what it is cast as a prototype."""
    for held in printed.abilities:
        if isinstance(held, Keyword) and held.name == NAME:
            return (printed, second(printed, held))
    return (printed,)


@cites("718.3b", "该咒语及它成为的永久物也是这些颜色")
@cites("718.5", "试作牌除力量、防御力及法术力费用（以及颜色）之外的其他特征不会改变")
def second(printed: Characteristics, keyword: Keyword) -> Characteristics:
    """The characteristics with the second cost, its colors, and the second size."""
    power, toughness = (keyword.word or "").split("/")
    cost = keyword.cost.mana if keyword.cost is not None else None
    return printed.with_(
        cost=cost,
        colors=frozenset(cost.colors if cost is not None else ()),
        power=int(power),
        toughness=int(toughness),
    )
