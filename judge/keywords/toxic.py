"""Toxic (702.164): combat damage to a player also gives poison counters."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import Event
from judge.rules.damage import poison_counters
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual


@cites("120.3g", "其数量等同于该生物的总下毒值")
@cites("702.164c", "给予受到伤害的牌手若干中毒指示物")
def poison(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """A player dealt combat damage gets poison counters, as many as the total toxic value."""
    player = dealing.share.recipient
    if isinstance(player, int) or not dealing.is_combat:
        return ()
    return poison_counters(view, dealing, view.total(dealing.source, "toxic"))


TOXIC = KeywordAbility(
    name=Bilingual("toxic", "下毒"),
    rule="702.164",
    has_number=True,
    damage_besides=poison,
)
