"""Solved (702.169 from 2024-02-02 on): an ability of a Case that works once it is solved."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SINCE = "2024-02-02"


@cites("702.169b", "只要此案件已侦结，[异能文本]", edition=SINCE)
@cites("702.169c", "此异能只有于此案件已侦结时才会触发", edition=SINCE)
@cites("702.169d", "只能于此案件已侦结时起动", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """The ability that follows is read as such, with its condition."""
    return ()


SOLVED = KeywordAbility(
    name=Bilingual("solved", "侦结"),
    rule="702.169",
    since=SINCE,
    means=means,
    by_kind=True,
)
