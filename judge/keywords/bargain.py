"""Bargain (702.166): an artifact, enchantment or token may be sacrificed."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.filters import AllOf, AnyOf, ControlledBy, IsPermanent, IsToken, OfType
from judge.abilities.who import Chosen, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.166a", "你可以牺牲一个神器，结界或衍生物，以作为施放此咒语的额外费用")
@cites("702.166b", "则该咒语为“已加码”")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """An artifact, enchantment or token may be sacrificed."""
    kinds = AnyOf((OfType(CardType.ARTIFACT), OfType(CardType.ENCHANTMENT), IsToken()))
    own = AllOf((IsPermanent(), kinds, ControlledBy(You())))
    return (Extra(name="bargain", cost=Cost((Sacrifice(You(), Chosen(own)),))),)


BARGAIN = KeywordAbility(
    name=Bilingual("bargain", "加码"),
    rule="702.166",
    extras=extras,
)
