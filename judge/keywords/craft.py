"""Craft (702.167): exiled with a material it comes back transformed."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.effects.objects import Move
from judge.abilities.filters import (
    AllOf,
    AnyOf,
    ControlledBy,
    InZone,
    IsCard,
    IsPermanent,
    Other,
)
from judge.abilities.walk import within
from judge.abilities.who import Chosen, OwnerOf, This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

MOST = 1_000  # more than there ever are


@cites("702.167a", "从由你操控的其他永久物和/或你坟墓场的牌中放逐[材料]")
@cites("702.167a", "将此牌在其拥有者的操控下移回战场且已转化。只能于法术时机起动")
@cites("702.167b", "它表示在战场上且为该类别或副类别的永久物，或在坟墓场中且为该类别或副类别的牌")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], exile this and the material: this card comes back transformed."""
    wanted = keyword.quality or AllOf()
    there = AllOf((IsPermanent(), ControlledBy(You()), Other(), wanted))
    buried = AllOf((IsCard(), InZone("graveyard", You()), wanted))
    parts = keyword.cost.parts if keyword.cost is not None else ()
    number = 1 if keyword.number is None else keyword.number
    most = MOST if keyword.word == "or more" else number
    # what is described as a card is none on the battlefield (109.2a)
    among = buried if IsCard() in within(wanted) else AnyOf((there, buried))
    materials: tuple[Move, ...] = (Move(Chosen(among, most, number), "exile"),)
    if keyword.word == "one of each" and isinstance(wanted, AnyOf):
        kinds = (AllOf((among, kind)) for kind in wanted.parts)
        materials = tuple(Move(Chosen(kind), "exile") for kind in kinds)
    paid = Cost((*parts, Move(This(), "exile"), *materials))
    back = Move(This(), "battlefield", transformed=True, under=OwnerOf(This()))
    return (Activated(paid, back, Limit(sorcery_speed=True)),)


CRAFT = KeywordAbility(
    name=Bilingual("craft", "化炼"),
    rule="702.167",
    means=means,
)
