"""Events of players: life, mana, and the end of the game."""

from __future__ import annotations

from judge.game.events.event import Event
from judge.game.state import ObjectId, PlayerId, Result


class DrawFromEmpty(Event):
    """A player tries to draw from a library with no cards."""

    player: PlayerId


class LifeLost(Event):
    """A player loses life."""

    player: PlayerId
    amount: int


class LifeGained(Event):
    """A player gains life."""

    player: PlayerId
    amount: int


class ManaMade(Event):
    """Mana is added to a player's pool, for a permanent that is tapped for it."""

    player: PlayerId
    source: ObjectId
    mana: str


class ManaPaid(Event):
    """Mana leaves a player's pool to pay a cost."""

    player: PlayerId
    mana: tuple[tuple[str, int], ...]


class PoolsEmptied(Event):
    """Mana left in pools is lost."""


class Conceded(Event):
    """A player concedes."""

    player: PlayerId


class GameLost(Event):
    """A player loses the game."""

    player: PlayerId


class GameOver(Event):
    """The game ends."""

    result: Result
