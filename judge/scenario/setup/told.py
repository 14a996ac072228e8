"""What a scenario tells of the game before its play: who is the monarch, this turn so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.game.earlier import Earlier, Told
from judge.game.state import GameState, PlayerId
from judge.game.state.history import History
from judge.scenario.model import Scenario, Seat
from judge.scenario.setup.reading import Setup, wrong


def with_designations(scenario: Scenario, state: GameState) -> GameState:
    """The state with the monarch, who has the initiative, and whether it is day or night."""
    monarch, initiative = scenario.monarch, scenario.initiative
    return state.with_(
        monarch=None if monarch is None else PlayerId(monarch),
        initiative=None if initiative is None else PlayerId(initiative),
        day=scenario.day,
    )


def with_this_turn(setup: Setup, state: GameState) -> GameState:
    """The state with what is told of this turn; it happened before all that is recorded."""
    told = [one for seat in setup.scenario.seats for one in _of_seat(setup, seat)]
    return state.with_(history=History((*told, *state.history)))


def _of_seat(setup: Setup, seat: Seat) -> Iterator[Earlier]:
    given: dict[str, Any] = seat.given.get("this_turn", {})
    player = PlayerId(seat.name)
    for key, number in given.items():
        if key == Told.PERMANENTS_LEFT.value:
            yield from _others_left(setup, seat, given)
        elif key == Told.CREATURES_DIED.value or number:
            yield _told(player, Told(key), number)


def _told(player: PlayerId, what: Told, number: int | bool) -> Earlier:
    """True is at least one."""
    return Earlier(player, what, int(number), number is not True)


def _others_left(setup: Setup, seat: Seat, given: dict[str, Any]) -> Iterator[Earlier]:
    """The permanents that left beside the creatures that died, which are among them."""
    player = PlayerId(seat.name)
    left, died = given[Told.PERMANENTS_LEFT.value], given.get(Told.CREATURES_DIED.value, 0)
    if left is not True and left < died:
        said = f"{int(left)} is fewer than died of {player}'s creatures."
        wrong(setup, "permanents_left", said, seat)
    elif left is not True and died is not True:
        yield Earlier(player, Told.PERMANENTS_LEFT, left - died)
    else:
        yield Earlier(player, Told.PERMANENTS_LEFT, int(not died), is_exact=False)
