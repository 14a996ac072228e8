"""The variants of partner that only say who may be commanders together (702.124j-m)."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.124a", "在游戏开始前生效")
@cites("702.124j", "你可以将两张具有Friends forever的传奇生物牌共同用作你的指挥官")
def friends(keyword: Keyword) -> tuple[Ability, ...]:
    """A rule of deck construction: nothing once the game has begun."""
    return ()


@cites("702.124a", "在游戏开始前生效")
@cites("702.124k", "只要其中一张是此牌，另一张是传奇身世结界牌")
def background(keyword: Keyword) -> tuple[Ability, ...]:
    """A rule of deck construction: nothing once the game has begun."""
    return ()


@cites("702.124a", "在游戏开始前生效")
@cites("702.124m", "另一张是传奇时间领主／博士生物牌且不具其他生物类别")
def companion(keyword: Keyword) -> tuple[Ability, ...]:
    """A rule of deck construction: nothing once the game has begun."""
    return ()


FRIENDS_FOREVER = KeywordAbility(
    name=Bilingual("friends forever", "Friends forever"), rule="702.124", means=friends
)
CHOOSE_A_BACKGROUND = KeywordAbility(
    name=Bilingual("choose a background", "选择身世"), rule="702.124", means=background
)
DOCTORS_COMPANION = KeywordAbility(
    name=Bilingual("doctor's companion", "博士伙伴"), rule="702.124", means=companion
)
