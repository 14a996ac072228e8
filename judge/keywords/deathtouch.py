"""Deathtouch (702.2): any damage is lethal damage to a creature."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import DeathtouchDealt, Event
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual


@cites("702.2c", "对生物分配的非零战斗伤害均认为是致命伤害")
def any_is_lethal(usual: int) -> int:
    """Any damage of 1 or more counts as lethal when an assignment is checked."""
    return min(usual, 1)


@cites("702.2b", "一个生物受到具死触之来源的伤害")
def doom(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """A creature dealt damage by this source will be destroyed."""
    recipient = dealing.share.recipient
    if isinstance(recipient, int) and view.of(recipient).is_creature:
        return (DeathtouchDealt(recipient, dealing.source),)
    return ()


DEATHTOUCH = KeywordAbility(
    name=Bilingual("deathtouch", "死触"),
    rule="702.2",
    lethal=any_is_lethal,
    damage_besides=doom,
)
