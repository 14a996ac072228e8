"""What comes from outside the game: dungeon cards (309), and the Ring (701.52)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.cards import Characteristics
from judge.game import events as e
from judge.game.changes.setting import set_object, set_player, with_pair
from judge.game.moves import add_object, move
from judge.game.state import BodyId, GameObject, GameState, Kind, ObjectId, Zone
from judge.values import Bilingual

THE_RING = Bilingual("The Ring", "魔戒")


def bring(state: GameState, event: e.DungeonBrought) -> GameState:
    """A card that its owner controls in the command zone."""
    fresh = ObjectId(state.next_id)
    dungeon = GameObject(
        id=fresh,
        body=BodyId(-fresh),
        printed=event.printed,
        owner=event.player,
        controller=event.player,
        base_controller=event.player,
        zone=Zone.COMMAND,
        layout="dungeon",
        timestamp=fresh,
    )
    return add_object(state, dungeon)


def enter_room(state: GameState, event: e.RoomEntered) -> GameState:
    """The venture marker is on another room."""
    marks = with_pair(state.objects[event.object].marks, "room", event.room)
    return set_object(state, event.object, marks=marks)


def complete(state: GameState, event: e.DungeonCompleted) -> GameState:
    """The card is gone; its owner has completed one dungeon more."""
    state = move(state, event.object, None)
    held = state.player(event.player)
    done = held.mark("completed")
    names = (*(done if isinstance(done, tuple) else ()), event.name)
    return set_player(state, event.player, marks=with_pair(held.marks, "completed", names))


def tempt(state: GameState, event: e.RingTempted) -> GameState:
    """The emblem named The Ring has these abilities; it comes to be where there is none yet."""
    held = state.player(event.player)
    times = held.mark("tempted")
    count = times + 1 if isinstance(times, int) else 1
    state = set_player(state, event.player, marks=with_pair(held.marks, "tempted", count))
    printed = Characteristics(name=THE_RING, abilities=event.abilities)
    for id_ in state.command:
        emblem = state.objects[id_]
        if emblem.owner == event.player and emblem.layout == "ring":
            return set_object(state, id_, printed=printed)
    fresh = ObjectId(state.next_id)
    ring = GameObject(
        id=fresh,
        body=BodyId(-fresh),
        printed=printed,
        owner=event.player,
        controller=event.player,
        base_controller=event.player,
        zone=Zone.COMMAND,
        kind=Kind.EMBLEM,
        layout="ring",
        timestamp=fresh,
    )
    return add_object(state, ring)


CHANGES: Mapping[type[e.Event], Callable[[GameState, Any], GameState]] = {
    e.DungeonBrought: bring,
    e.RoomEntered: enter_room,
    e.DungeonCompleted: complete,
    e.RingTempted: tempt,
}
