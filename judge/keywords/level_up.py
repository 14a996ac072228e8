"""Level up (702.87): a level counter for a cost."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.effects.objects import PutCounters
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.87a", "在此永久物上放置一个等级指示物。只能于法术时机起动")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost]: a level counter is put on this permanent, as a sorcery."""
    up = PutCounters("level", 1, This())
    return (Activated(keyword.cost or Cost(), up, Limit(sorcery_speed=True)),)


LEVEL_UP = KeywordAbility(
    name=Bilingual("level up", "升级"),
    rule="702.87",
    means=means,
)
