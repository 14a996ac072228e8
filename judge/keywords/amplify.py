"""Amplify (702.38): counters for cards of a shared creature type revealed from the hand."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.amounts import Count, ThatMuch, Times
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import PutCounters
from judge.abilities.effects.players import Reveal
from judge.abilities.filters import AllOf, InZone, IsCard, IsThis, Other, SharesType
from judge.abilities.patterns import Enters
from judge.abilities.statics import AsEnters, Replacement
from judge.abilities.who import Chosen, This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.38a", "从你手上展示若干张与其有共同生物类别的牌")
@cites("702.38a", "你每以此法展示一张牌，上面便有N个+1/+1指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """As this enters, cards of its creature types are revealed: N +1/+1 counters for each."""
    cards = AllOf((InZone("hand", You()), IsCard(), SharesType(This()), Other()))
    shown = Reveal(Chosen(cards, Count(cards), 0))
    put = PutCounters("+1/+1", Times(keyword.number or 0, ThatMuch()), This())
    return (Static(Replacement(Enters(IsThis()), AsEnters(Sequence((shown, put))))),)


AMPLIFY = KeywordAbility(
    name=Bilingual("amplify", "增强"),
    rule="702.38",
    has_number=True,
    means=means,
)
