"""Offering (702.48): a permanent sacrificed makes it cheaper, and castable at any time."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent
from judge.abilities.who import Chosen, You
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.48a", "你可以牺牲一个[特性]永久物，作为施放此咒语的额外费用")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """A permanent of the quality may be sacrificed; `of_keywords.offering` reduces the cost."""
    food = AllOf((IsPermanent(), keyword.quality or AllOf(), ControlledBy(You())))
    return (Extra(name="offering", cost=Cost((Sacrifice(You(), Chosen(food)),))),)


OFFERING = KeywordAbility(
    name=Bilingual("offering", "献祭"),
    rule="702.48",
    extras=extras,
)
