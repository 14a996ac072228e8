"""Cascade (702.85): a cheaper card from the library is cast for free."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import QualityOf
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import CastFree, Position
from judge.abilities.effects.players import PutBack, RevealUntil
from judge.abilities.filters import AllOf, Compares, Comparison, IsThis, Non, OfType, Quality
from judge.abilities.patterns import Casts
from judge.abilities.who import It, TheRest, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.85a", "从你的牌库顶牌开始放逐牌，直到放逐一张法术力值比此咒语低、且不是地的牌为止")
@cites("702.85a", "将所有以此法放逐、且并未被施放的牌以随机顺序置于你的牌库底")
@cites("702.85a", "只要该牌所成为的咒语之法术力值比此咒语低")
@cites("702.85c", "每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When you cast this, a nonland card of lesser mana value is exiled and may be cast."""
    mine = QualityOf(Quality.MANA_VALUE, This())
    less = Compares(Quality.MANA_VALUE, Comparison.LESS, mine)
    cascaded = Sequence(
        (
            RevealUntil(AllOf((Non(OfType(CardType.LAND)), less)), exile=True),
            CastFree(It(), may=True, spell=less),
            PutBack(TheRest(), "library", Position.RANDOM_BOTTOM),
        )
    )
    return (Triggered(Casts(You(), IsThis()), cascaded, zone="stack"),)


CASCADE = KeywordAbility(
    name=Bilingual("cascade", "倾曳"),
    rule="702.85",
    means=means,
)
