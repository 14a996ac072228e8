"""What a scenario tells of the game before its play: who is the monarch, this turn so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from judge.game.earlier import CameUnderControl, Earlier, Told, WasDamaged
from judge.game.state import GameState, ObjectId, PlayerId
from judge.game.state.history import History
from judge.scenario.model import Scenario, Seat
from judge.scenario.setup.reading import Setup, wrong
from judge.values import Bilingual, Value


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


def with_implied(state: GameState, objects: Iterable[ObjectId]) -> GameState:
    """The state with what the beginning of the play implies of this turn, of some objects.

    Marked damage was dealt this turn, since it wears off as the turn ends (514.2).
    """
    return state.with_(history=state.history.more(_implied(state, objects)))


def _implied(state: GameState, objects: Iterable[ObjectId]) -> Iterator[Value]:
    for id_ in objects:
        held = state.objects[id_]
        if held.damage:
            yield WasDamaged(id_, held.damage)
        if held.sick:
            yield CameUnderControl(id_)


def _of_seat(setup: Setup, seat: Seat) -> Iterator[Earlier]:
    given: dict[str, Any] = seat.given.get("this_turn", {})
    player = PlayerId(seat.name)
    for key, number in given.items():
        if key == Told.PERMANENTS_LEFT.value:
            yield from _others_left(setup, seat, given)
        elif key == Told.CREATURES_DIED.value or number:
            yield _told(player, Told(key), number)
    if seat.given.get(Told.LANDS_PLAYED.value):
        yield _told(player, Told.LANDS_PLAYED, seat.given[Told.LANDS_PLAYED.value])


def _told(player: PlayerId, what: Told, number: int | bool) -> Earlier:
    """True is at least one."""
    return Earlier(player, what, int(number), number is not True)


def _others_left(setup: Setup, seat: Seat, given: dict[str, Any]) -> Iterator[Earlier]:
    """The permanents that left beside the creatures that died, which are among them."""
    player = PlayerId(seat.name)
    left, died = given[Told.PERMANENTS_LEFT.value], given.get(Told.CREATURES_DIED.value, 0)
    if left is not True and left < died:
        said = Bilingual(
            f"{int(left)} is fewer than died of {player}'s creatures.",
            f"{int(left)}少于{player}的生物中死去的数量。",
        )
        wrong(setup, "permanents_left", said, seat)
    elif left is not True and died is not True:
        yield Earlier(player, Told.PERMANENTS_LEFT, left - died)
    else:
        yield Earlier(player, Told.PERMANENTS_LEFT, int(not died), is_exact=False)
