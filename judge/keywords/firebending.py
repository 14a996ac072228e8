"""Firebending (702.189 from 2026-08-07 on): red mana as it attacks, for this combat."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Act
from judge.abilities.effects.players import AddMana
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Attacks
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SINCE = "2026-08-07"


@cites("702.189a", "Whenever this creature attacks, add N {R}", edition=SINCE)
@cites("702.189a", "Until end of combat, you don't lose this mana", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever it attacks, so much red mana is added that lasts until end of combat."""
    number = keyword.amount or keyword.number or 0
    made = AddMana(("{R}",), times=number, lasts="combat")
    return (Triggered(Attacks(IsThis()), Sequence((made, Act("firebend")))),)


FIREBENDING = KeywordAbility(
    name=Bilingual("firebending", "振火"),
    rule="702.189",
    since=SINCE,
    has_number=True,
    has_amount=True,
    means=means,
)
