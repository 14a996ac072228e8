"""Ranges of influence that a scenario limits (801), as they are in the turn that it begins in."""

from __future__ import annotations

from judge.game.changes.setting import set_player
from judge.game.state import GameState, PlayerId
from judge.rules.influence.reach import seats_within
from judge.scenario.model import Scenario
from judge.scenario.seating import range_of


def with_ranges(scenario: Scenario, state: GameState) -> GameState:
    """The state with each player's range: their own, or that of the game, or of the variant."""
    for seat in scenario.seats:
        seats = range_of(scenario, seat, state.variant)
        state = set_player(state, PlayerId(seat.name), seats_reached=seats)
    limited = any(player.seats_reached is not None for player in state.players)
    for player in state.players if limited else ():
        state = set_player(state, player.id, within_range=seats_within(state, player.id))
    return state.with_(limited=limited)
