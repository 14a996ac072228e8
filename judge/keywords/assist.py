"""Assist (702.132): another player may pay for generic mana of the spell."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.keyword_rules.assist import NAME
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.132a", "会改变为具助力异能之咒语支付费用时需遵循之规范")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """A rule of how the spell is paid for: it stands for no other ability."""
    return ()


ASSIST = KeywordAbility(name=Bilingual(NAME, "助力"), rule="702.132", means=means)
