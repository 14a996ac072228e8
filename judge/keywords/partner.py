"""Partner (702.124): who may be commanders together, and the card that partner with finds."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.124a", "拍档异能属于改变指挥官玩法（参见规则903）之套牌构组规则的异能，在游戏开始前生效"
)
@cites("702.124h", "你可以将两张具有拍档的传奇生物牌共同用作你的指挥官")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """A rule of deck construction: nothing once the game has begun."""
    return ()


PARTNER = KeywordAbility(
    name=Bilingual("partner", "拍档"),
    rule="702.124",
    means=means,
)
