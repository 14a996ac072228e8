"""Companion (702.139): a card outside the game that may be put into the hand for {3}."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.keyword_rules.companion import NAME
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.139a", "行侣是一个关键字异能，在游戏外生效")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """A rule of what is outside the game: nothing for the card once it is in the game."""
    return ()


COMPANION = KeywordAbility(name=Bilingual(NAME, "行侣"), rule="702.139", means=means)
