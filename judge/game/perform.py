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
        if type(event) is e.Moved:
            state = _move(state, event, now)
        elif isinstance(event, e.Merged):
            spell, into = event.object, event.into
            state = merge(state, spell, into, now(spell), on_top=event.on_top)
        elif isinstance(event, e.CeasedToExist | e.LeftGame):
            state = move(state, event.object, None, now=now(event.object))
        else:
            change = CHANGES.get(type(event))
            if change is None:
                raise TypeError(f"{type(event).__name__} has no effect on a state")
            state = change(state, event)
        results = getattr(event, "results", ())
        if results:
            state = perform(state, results, now)
    return state


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
