"""State and event become the next state; nothing else changes a state.

Each event class has one function in `CHANGES` or is one of those whose results say all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from judge.cards import Characteristics
from judge.game import events as e
from judge.game.changes import combat, dungeons, flow, objects, permanents, players
from judge.game.moves import merge, move
from judge.game.state import GameState, ObjectId, Zone

Change = Callable[[GameState, Any], GameState]
Now = Callable[[ObjectId], Characteristics | None]
CHANGES: Mapping[type[e.Event], Change] = {
    **flow.CHANGES,
    **permanents.CHANGES,
    **combat.CHANGES,
    **players.CHANGES,
    **objects.CHANGES,
    **dungeons.CHANGES,
}


def _unknown(id_: ObjectId) -> None:
    """Nothing but what is printed counts."""


def perform(
    state: GameState,
    events: Iterable[e.Event],
    now: Now = _unknown,
) -> GameState:
    """The state after the events of a batch; `now` tells current characteristics before it."""
    for event in events:
        change = CHANGES.get(type(event))
        if change is not None:
            state = change(state, event)
        else:
            moving = MOVING.get(type(event))
            if moving is None:
                raise TypeError(f"{type(event).__name__} has no effect on a state")
            state = moving(state, event, now)
        results = getattr(event, "results", None)
        if results:
            state = perform(state, results, now)
    return state


def _merge(state: GameState, event: e.Merged, now: Now) -> GameState:
    return merge(state, event.object, event.into, now(event.object), on_top=event.on_top)


def _cease(state: GameState, event: e.CeasedToExist | e.LeftGame, now: Now) -> GameState:
    return move(state, event.object, None, now=now(event.object))


def _move(state: GameState, event: e.Moved, now: Now) -> GameState:
    return move(
        state,
        event.object,
        event.to,
        event.place,
        event.entering or e.Entering(),
        now(event.object),
        face_down=event.face_down and event.to is Zone.EXILE,
    )


MOVING: Mapping[type[e.Event], Callable[[GameState, Any, Now], GameState]] = {
    e.Moved: _move,
    e.Merged: _merge,
    e.CeasedToExist: _cease,
    e.LeftGame: _cease,
}
