"""Speed (702.179 from 2025-06-06 on): a number that a player has, and the ability that it gives."""

from __future__ import annotations

from functools import cache

from judge.abilities import Triggered
from judge.abilities.amounts import MAX_SPEED, Speed
from judge.abilities.conditions import AmountIs, TurnOf
from judge.abilities.effects.objects import Act
from judge.abilities.filters import Comparison
from judge.abilities.patterns import LosesLife
from judge.abilities.who import EachOpponent, ExactPlayer, You
from judge.cite import cites
from judge.game.state import GameState, PlayerId

SINCE = "2025-06-06"
SPEED = "speed"  # the mark of a player who has one


def speed_of(state: GameState, player: PlayerId) -> int:
    """The speed of a player, 0 of one who has none."""
    found = state.player(player).mark(SPEED)
    return found if isinstance(found, int) else 0


@cites("702.179d", "Whenever one or more opponents lose life during your turn", edition=SINCE)
@cites("702.179d", "This ability triggers only once each turn", edition=SINCE)
@cache
def of_speed(player: PlayerId) -> Triggered:
    """The speed of who has one increases as an opponent loses life during their turn."""
    return Triggered(
        LosesLife(EachOpponent()),
        Act("increase speed"),
        AmountIs(Speed(You()), Comparison.LESS, MAX_SPEED),
        times_each_turn=1,
        only=TurnOf(ExactPlayer(player)),
        name=SPEED,
    )
