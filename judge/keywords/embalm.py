"""Embalm (702.128): a card in the graveyard is exiled for a token copy of it."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.effects.objects import CreateCopy, Move
from judge.abilities.modifications import BecomeColors, BecomeTypes, NoManaCost
from judge.abilities.who import This
from judge.cards import Color
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.128a", "此衍生物为此牌的复制品，但它是白色，没有法术力费用，且额外具有灵俑此类别")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], exile this from the graveyard: a white Zombie copy without a mana cost."""
    cost = keyword.cost or Cost()
    paid = Cost((*cost.parts, Move(This(), "exile")))
    but = (BecomeColors((Color.WHITE,)), NoManaCost(), BecomeTypes(subtypes=("Zombie",)))
    copy = CreateCopy(This(), exceptions=but)
    return (Activated(paid, copy, Limit(sorcery_speed=True), "graveyard"),)


EMBALM = KeywordAbility(
    name=Bilingual("embalm", "遗存"),
    rule="702.128",
    means=means,
)
