"""Events of what comes from outside the game: dungeons (309), and the Ring (701.52)."""

from __future__ import annotations

from judge.abilities.bases import Ability
from judge.cards import Characteristics
from judge.game.events.event import Event
from judge.game.state import ObjectId, PlayerId


class DungeonBrought(Event):
    """A player brings a dungeon card from outside the game into the command zone (701.46a)."""

    player: PlayerId
    printed: Characteristics


class RoomEntered(Event):
    """A player moves their venture marker into a room, by its place from the top (309.4c)."""

    player: PlayerId
    object: ObjectId  # the dungeon
    room: int
    name: str


class DungeonCompleted(Event):
    """A dungeon card is removed from the game: its owner completes it (309.7)."""

    player: PlayerId
    object: ObjectId
    name: str


class RingTempted(Event):
    """The Ring tempts a player; the emblem's abilities are these from now on (701.52c)."""

    player: PlayerId
    abilities: tuple[Ability, ...]
