"""Lifelink (702.15): damage also gains life."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import Event, LifeGained
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual


@cites("120.3f", "得到等量的生命")
@cites("702.15b", "获得等量的生命")
def gain_life(view: View, dealing: DamageDealing) -> tuple[Event, ...]:
    """The source's controller gains as much life as the damage."""
    return (LifeGained(view.object(dealing.source).controller, dealing.share.amount),)


LIFELINK = KeywordAbility(
    name=Bilingual("lifelink", "系命"),
    rule="702.15",
    damage_besides=gain_life,
)
