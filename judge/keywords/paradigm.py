"""Paradigm (702.192 from 2026-08-07 on): the spell is exiled, and a copy of it cast each turn.

What it does as it resolves is in `judge.rules.effects.paradigm`.
"""

from __future__ import annotations

from judge.abilities import Ability, Keyword, SpellAbility
from judge.abilities.effects.objects import Act
from judge.cite import cites
from judge.rules.effects.paradigm import NAME, SINCE
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.192a", "Paradigm represents two spell abilities", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """As it resolves, it is exiled; the first time its copies are set up."""
    return (SpellAbility(Act(NAME)),)


PARADIGMS = KeywordAbility(
    name=Bilingual(NAME, "定式"),
    rule="702.192",
    since=SINCE,
    means=means,
)
