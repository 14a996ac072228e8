"""Infect (702.90): damage as poison counters and -1/-1 counters."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import Event
from judge.rules.damage import minus_counters, poison_counters
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual


@cites("702.90b", "将该数量的中毒指示物给予该牌手")
def poison(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """A player gets poison counters in place of losing life."""
    player = dealing.share.recipient
    return () if isinstance(player, int) else poison_counters(player, dealing.share.amount)


@cites("702.90c", "将该数量的-1/-1指示物放置在该生物上")
def shrink(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """A creature gets -1/-1 counters in place of marked damage."""
    return minus_counters(dealing)


INFECT = KeywordAbility(
    name=Bilingual("infect", "侵染"),
    rule="702.90",
    damage_to_player=poison,
    damage_to_creature=shrink,
)
