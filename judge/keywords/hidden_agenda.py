"""Hidden agenda (702.106): a conspiracy that begins the game face down, with a name chosen.

That it is turned face up is in `judge.rules.keyword_rules.conspiracies`.
"""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.106a", "于你将此诡局牌置入统帅区时，将其翻为牌面朝下并私下决定一个牌名")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It is put face down before the game begins, which a scenario says: nothing after that."""
    return ()


HIDDEN_AGENDA = KeywordAbility(
    name=Bilingual("hidden agenda", "秘案"),
    rule="702.106",
    means=means,
)
