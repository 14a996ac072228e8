"""Extort (702.101): a hybrid mana drains each opponent as a spell is cast."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.amounts import ThatMuch
from judge.abilities.costs import PayMana
from judge.abilities.effects.combinators import MayPay, Sequence
from judge.abilities.effects.players import GainLife, LoseLife
from judge.abilities.patterns import Casts
from judge.abilities.who import EachOpponent, You
from judge.cards import ManaCost
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

HYBRID = Cost((PayMana(ManaCost.parse("{W/B}")),))


@cites(
    "702.101a",
    "每位对手各失去1点生命，且你获得等同于以此法失去的生命总和的生命",
)
@cites("702.101b", "如果某永久物具有数个敲诈异能，则每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever you cast a spell, {W/B} may be paid: opponents lose 1 life, you gain as much."""
    drain = Sequence((LoseLife(1, EachOpponent()), GainLife(ThatMuch())))
    return (Triggered(Casts(You()), MayPay(HYBRID, then=drain)),)


EXTORT = KeywordAbility(
    name=Bilingual("extort", "敲诈"),
    rule="702.101",
    means=means,
)
