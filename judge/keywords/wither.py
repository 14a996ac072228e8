"""Wither (702.80): damage to creatures as -1/-1 counters."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import Event, stamp
from judge.rules.damage import minus_counters
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual


@cites("702.80a", "将该数量的-1/-1指示物放置在该生物上")
def shrink(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """A creature gets -1/-1 counters in place of marked damage."""
    counters = minus_counters(view, dealing)
    return counters if view.exists(dealing.source) else by_last_known(counters)


@cites("702.80b", "则会使用其最后已知信息来判断该物件是否具有干枯异能")
def by_last_known(made: tuple[Event, ...]) -> tuple[Event, ...]:
    """The source has changed zones: it had wither as it last was."""
    return stamp(made, by_last_known.numbers)


WITHER = KeywordAbility(
    name=Bilingual("wither", "干枯"),
    rule="702.80",
    damage_to_creature=shrink,
)
