"""Bestow (702.103): cast for another cost as an Aura, and a creature once that comes off.

When it ceases to be bestowed is in `judge.rules.keyword_rules.bestow`.
"""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.conditions import All, Matches, WasPaid
from judge.abilities.filters import AllOf, IsThis
from judge.abilities.modifications import BecomeTypes, GainAbilities, LoseTypes
from judge.abilities.statics import Continuous
from judge.abilities.who import AttachedTo
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.keyword_rules.bestow import ENCHANT
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.103b", "其成为灵气结界并获得结附于生物异能")
@cites("702.103b", "这些效应持续直到该咒语或其成为的永久物不再是神授式的")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Cast bestowed it is an Aura with enchant creature, on the battlefield as long as attached."""
    aura = Continuous(
        IsThis(),
        (
            LoseTypes((CardType.CREATURE,), all_creature_types=True),
            BecomeTypes((CardType.ENCHANTMENT,), ("Aura",)),
            GainAbilities((ENCHANT,)),
        ),
    )
    bestowed = WasPaid("bestow")
    attached = Matches(AttachedTo(), AllOf(()))
    return (
        Static(aura, bestowed, "stack"),
        Static(aura, All((bestowed, attached))),
    )


@cites("702.103a", "于你施放此咒语时，你可以选择神授式施放之")
@cites("702.103d", "仅使用其被神授异能修正过的特征值来检查其能否被施放")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast bestowed for its bestow cost."""
    return (Way(name="bestow", cost=keyword.cost),)


BESTOW = KeywordAbility(
    name=Bilingual("bestow", "神授"),
    rule="702.103",
    means=means,
    ways=ways,
)
