"""Mobilize (702.181 from 2025-06-06 on): Warriors attack with it, and go at the end of the turn."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.combinators import Delayed, Sequence
from judge.abilities.effects.objects import Create, Sacrifice, TokenSpec
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Attacks, StepBegins
from judge.abilities.references import Kept, Said
from judge.abilities.who import You
from judge.cards import Color
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SINCE = "2025-06-06"
WARRIOR = TokenSpec(subtypes=("Warrior",), colors=(Color.RED,), power=1, toughness=1)


@cites("702.181a", "create N 1/1 red Warrior creature tokens", edition=SINCE)
@cites("702.181a", "Sacrifice them at the beginning of the next end step", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever it attacks, N Warriors enter tapped and attacking; they are sacrificed later."""
    number = keyword.amount or keyword.number or 0
    made = Create(WARRIOR, number, tapped=True, attacking=True, label=1)
    gone = Delayed(StepBegins("end"), Sacrifice(You(), Kept()), kept=(Said(1),))
    return (Triggered(Attacks(IsThis()), Sequence((made, gone))),)


MOBILIZE = KeywordAbility(
    name=Bilingual("mobilize", "动员"),
    rule="702.181",
    since=SINCE,
    has_number=True,
    has_amount=True,
    means=means,
)
