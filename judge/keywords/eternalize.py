"""Eternalize (702.129): a card in the graveyard is exiled for a 4/4 token copy of it."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.effects.objects import CreateCopy, Move
from judge.abilities.modifications import BecomeColors, BecomeTypes, NoManaCost, SetPowerToughness
from judge.abilities.who import This
from judge.cards import Color
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.129a", "但它为黑色，是4/4，没有法术力费用，且额外具有灵俑此类别")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], exile this from the graveyard: a black 4/4 Zombie copy without a mana cost."""
    cost = keyword.cost or Cost()
    paid = Cost((*cost.parts, Move(This(), "exile")))
    but = (
        BecomeColors((Color.BLACK,)),
        SetPowerToughness(4, 4),
        NoManaCost(),
        BecomeTypes(subtypes=("Zombie",)),
    )
    copy = CreateCopy(This(), exceptions=but)
    return (Activated(paid, copy, Limit(sorcery_speed=True), "graveyard"),)


ETERNALIZE = KeywordAbility(
    name=Bilingual("eternalize", "永生"),
    rule="702.129",
    means=means,
)
