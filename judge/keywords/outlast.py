"""Outlast (702.107): it is tapped for a +1/+1 counter."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.costs import TapThis
from judge.abilities.effects.objects import PutCounters
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.107a", "[费用]，{横置}：在此生物上放置一个+1/+1指示物。只能于法术时机起动")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], {T}: a +1/+1 counter is put on it, as a sorcery."""
    cost = keyword.cost or Cost()
    paid = Cost((*cost.parts, TapThis()))
    return (Activated(paid, PutCounters("+1/+1", 1, This()), Limit(sorcery_speed=True)),)


OUTLAST = KeywordAbility(
    name=Bilingual("outlast", "延生"),
    rule="702.107",
    means=means,
)
