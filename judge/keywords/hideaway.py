"""Hideaway (702.75): one of the top cards is exiled face down as it enters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static, Triggered
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Move, Position
from judge.abilities.effects.players import LookAt, PutBack
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.statics import EntersWith, Replacement
from judge.abilities.who import AmongThem, TheRest, TopOf, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

OF_OLD = 4


@cites("702.75a", "牌面朝下地放逐其中一张，并将其余的牌以随机顺序置于你的牌库底")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When this enters, one of the top N cards is exiled face down, the rest go to the bottom.

    Printed without a number it is 4, and the permanent enters tapped.
    """
    number = OF_OLD if keyword.number is None else keyword.number
    hidden = Sequence(
        (
            LookAt(TopOf(You(), number)),
            Move(AmongThem(), "exile", face_down=True, linked=True),
            PutBack(TheRest(), "library", Position.RANDOM_BOTTOM),
        )
    )
    found: tuple[Ability, ...] = (Triggered(Enters(IsThis()), hidden),)
    if keyword.number is None:
        found += (Static(Replacement(Enters(IsThis()), EntersWith(tapped=True))),)
    return found


@cites("702.75b", "其具有掩蔽4，并具有额外异能“[此永久物]须横置进战场”")
def without_number(keyword: Keyword) -> bool:
    """True of hideaway as older cards have it: without a number."""
    return keyword.number is None


HIDEAWAY = KeywordAbility(
    name=Bilingual("hideaway", "掩蔽"),
    rule="702.75",
    has_number=True,
    means=means,
    form=without_number,
)
