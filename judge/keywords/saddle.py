"""Saddle (702.171 from 2024-06-07 on): creatures are tapped, and it is saddled for the turn."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.costs import TapPower
from judge.abilities.effects.objects import Act
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SINCE = "2024-06-07"


@cites(
    "702.171a",
    "Tap any number of other untapped creatures you control with",
    edition=SINCE,
)
@cites("702.171a", "Activate only as a sorcery", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Tap other creatures with total power N, as a sorcery: it becomes saddled for the turn."""
    paid = Cost((TapPower(keyword.number or 0, to="saddle"),))
    return (Activated(paid, Act("saddle", This()), Limit(sorcery_speed=True)),)


SADDLE = KeywordAbility(
    name=Bilingual("saddle", "乘驾"),
    rule="702.171",
    since=SINCE,
    has_number=True,
    means=means,
)
