"""Deathtouch (702.2): any damage is lethal damage to a creature."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import DeathtouchDealt, Event, stamp
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
        dealt = (DeathtouchDealt(recipient, dealing.source),)
        return dealt if view.exists(dealing.source) else doom_by_last_known(dealt)
    return ()


@cites("702.2e", "则会使用其最后已知信息来判断该永久物是否具有死触异能")
def doom_by_last_known(dealt: tuple[Event, ...]) -> tuple[Event, ...]:
    """A source that has left had deathtouch as it last was."""
    return stamp(dealt, doom_by_last_known.numbers)


DEATHTOUCH = KeywordAbility(
    name=Bilingual("deathtouch", "死触"),
    rule="702.2",
    lethal=any_is_lethal,
    damage_besides=doom,
)
