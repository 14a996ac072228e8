"""What the variant of a game makes of its beginning: shared counters, emperors, commanders."""

from __future__ import annotations

from judge.errors import BadScenario
from judge.game.changes.setting import set_player
from judge.game.state import GameState, PlayerId
from judge.scenario.seating import emperors
from judge.scenario.setup.commanders import with_commanders
from judge.scenario.setup.reading import Setup


def in_variant(setup: Setup, state: GameState) -> GameState:
    """The state with what its variant keeps: shared counters, emperors, commanders."""
    if state.variant.shares_turns:
        state = _share_poison(state)
    for seat in emperors(setup.scenario) if state.variant.has_emperors else ():
        state = set_player(state, PlayerId(seat.name), is_emperor=True)
    if state.variant.has_commanders:
        state = with_commanders(setup, state)
    if setup.problems:
        raise BadScenario(setup.problems)
    return state


def _share_poison(state: GameState) -> GameState:
    """Poison counters are the team's (810.10): what its players have is taken together."""
    before = {player.id: player.counters for player in state.players}
    for player in state.players:
        mates = [p for p in state.together(player.id) if p != player.id]
        more = sum(before[mate].count("poison") for mate in mates)
        counters = player.counters.add("poison", more)
        state = set_player(state, player.id, counters=counters)
    return state
