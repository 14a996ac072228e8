"""Infect (702.90): damage as poison counters and -1/-1 counters."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import Event, stamp
from judge.rules.damage import minus_counters, poison_counters
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual


@cites("702.90b", "将该数量的中毒指示物给予该牌手")
def poison(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """A player gets poison counters in place of losing life."""
    player = dealing.share.recipient
    if isinstance(player, int):
        return ()
    counters = poison_counters(view, dealing, dealing.share.amount)
    return counters if view.exists(dealing.source) else by_last_known(counters)


@cites("702.90c", "将该数量的-1/-1指示物放置在该生物上")
def shrink(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """A creature gets -1/-1 counters in place of marked damage."""
    counters = minus_counters(view, dealing)
    return counters if view.exists(dealing.source) else by_last_known(counters)


@cites("702.90d", "则会使用其最后已知信息来判断该物件是否具有侵染异能")
def by_last_known(made: tuple[Event, ...]) -> tuple[Event, ...]:
    """The source has changed zones: it had infect as it last was."""
    return stamp(made, by_last_known.numbers)


INFECT = KeywordAbility(
    name=Bilingual("infect", "侵染"),
    rule="702.90",
    damage_to_player=poison,
    damage_to_creature=shrink,
)
