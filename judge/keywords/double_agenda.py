"""Double agenda (702.106f): hidden agenda with two names, which only turning it up reveals."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.106f", "双重秘案是秘案异能的一种变化")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It is put face down before the game begins, which a scenario says: nothing after that."""
    return ()


DOUBLE_AGENDA = KeywordAbility(
    name=Bilingual("double agenda", "双重秘案"),
    rule="702.106",
    means=means,
)
