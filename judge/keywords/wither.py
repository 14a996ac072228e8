"""Wither (702.80): damage to creatures as -1/-1 counters."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import Event
from judge.rules.damage import minus_counters
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual


@cites("702.80a", "将该数量的-1/-1指示物放置在该生物上")
def shrink(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """A creature gets -1/-1 counters in place of marked damage."""
    return minus_counters(dealing)


WITHER = KeywordAbility(
    name=Bilingual("wither", "干枯"),
    rule="702.80",
    damage_to_creature=shrink,
)
