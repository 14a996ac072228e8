"""Forecast (702.57): an ability of a card in hand, in its owner's upkeep."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.57a", "预报是一种特殊的起动式异能，只能从牌手的手上起动")
@cites("702.57b", "预报异能只可以在其操控者的维持步骤中起动，且每回合只能起动一次")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """The activated ability is read as such, with its zone and its limits."""
    return ()


FORECAST = KeywordAbility(
    name=Bilingual("forecast", "预报"),
    rule="702.57",
    means=means,
)
