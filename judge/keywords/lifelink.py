"""Lifelink (702.15): damage also gains life."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import Event, LifeGained, stamp
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual


@cites("120.3f", "得到等量的生命")
@cites("702.15b", "获得等量的生命")
def gain_life(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """The source's controller gains as much life as the damage."""
    player = view.object(dealing.source).controller
    gained = (LifeGained(player, dealing.share.amount, dealing.source),)
    return gained if view.exists(dealing.source) else gain_by_last_known(gained)


@cites("702.15c", "则会使用其最后已知信息来判断该物件是否具有系命异能")
def gain_by_last_known(gained: tuple[Event, ...]) -> tuple[Event, ...]:
    """A source that has changed zones had lifelink as it last was."""
    return stamp(gained, gain_by_last_known.numbers)


LIFELINK = KeywordAbility(
    name=Bilingual("lifelink", "系命"),
    rule="702.15",
    damage_besides=gain_life,
)
