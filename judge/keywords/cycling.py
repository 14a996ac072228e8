"""Cycling and typecycling (702.29): a card is discarded for another one."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import DiscardObjects, Draw, Search, Shuffle
from judge.abilities.filters import AllOf
from judge.abilities.who import It, This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


def _paid(keyword: Keyword) -> Cost:
    parts = keyword.cost.parts if keyword.cost is not None else ()
    return Cost((*parts, DiscardObjects(This())))


@cites("702.29a", "[费用]，弃掉此牌：抓一张牌")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], discard this card: a card is drawn."""
    return (Activated(_paid(keyword), Draw(1), zone="hand"),)


@cites("702.29e", "[费用]，弃掉此牌：从你的牌库中搜寻一张[类别]牌，展示该牌，并置于你手上")
@cites("702.29f", "类别循环异能是循环异能")
def means_of_type(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], discard this card: a card of the type is searched for, revealed and taken."""
    wanted = keyword.quality if keyword.quality is not None else AllOf()
    found = Sequence((Search(wanted, reveal=True), Move(It(), "hand"), Shuffle()))
    return (Activated(_paid(keyword), found, zone="hand"),)


CYCLING = KeywordAbility(
    name=Bilingual("cycling", "循环"),
    rule="702.29",
    means=means,
)
TYPECYCLING = KeywordAbility(
    name=Bilingual("typecycling", "类别循环"),
    rule="702.29",
    means=means_of_type,
)
