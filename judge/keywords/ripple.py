"""Ripple (702.60): cards of the same name on top of the library are cast for free."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.combinators import May, Sequence
from judge.abilities.effects.objects import CastFree, Position
from judge.abilities.effects.players import PutBack, Reveal
from judge.abilities.filters import IsThis, SameNameAs
from judge.abilities.patterns import Casts
from judge.abilities.who import AmongThem, TheRest, This, TopOf, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.60a", "你可以施放所展示之牌中与此咒语同名者，并且不需支付其法术力费用")
@cites("702.60b", "每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When you cast this, the top N cards may be revealed and those of its name cast."""
    number = keyword.number or 0
    same = AmongThem(SameNameAs(This()), number, 0)
    rest = PutBack(TheRest(), "library", Position.ANY_ORDER_BOTTOM)
    shown = May(Reveal(TopOf(You(), number)), then=Sequence((CastFree(same), rest)))
    return (Triggered(Casts(You(), IsThis()), shown, zone="stack"),)


RIPPLE = KeywordAbility(
    name=Bilingual("ripple", "涟动"),
    rule="702.60",
    has_number=True,
    means=means,
)
