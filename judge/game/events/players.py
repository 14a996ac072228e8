"""Events of players: life, mana, designations, and the end of the game."""

from __future__ import annotations

from judge.abilities.bases import Ability
from judge.game.events.event import Event
from judge.game.state import Mana, ObjectId, PlayerId, Result


class DrawFromEmpty(Event):
    """A player tries to draw from a library with no cards."""

    player: PlayerId


class Mills(Event):
    """A player mills cards: it becomes so many moves, and `spared` cards stay where they are."""

    player: PlayerId
    number: int
    spared: tuple[ObjectId, ...] = ()


class LifeLost(Event):
    """A player loses life; `by_damage` where that is what damage comes to."""

    player: PlayerId
    amount: int
    by_damage: bool = False


class LifeGained(Event):
    """A player gains life; `source` where it is by damage with lifelink (119.9)."""

    player: PlayerId
    amount: int
    source: ObjectId | None = None


class Repeated(Event):
    """What just happened goes on happening, so many times more; what a player's life is then."""

    player: PlayerId
    times: int
    life: int


class LifePaid(Event):
    """A player pays life, which is losing it (119.4)."""

    player: PlayerId
    amount: int
    results: tuple[Event, ...] = ()


class ManaMade(Event):
    """Mana is added to a player's pool; `tapped` if its source was tapped for it (106.12)."""

    player: PlayerId
    source: ObjectId | None  # None: of an effect that happens by itself
    mana: tuple[Mana, ...]
    tapped: bool = False


class NothingDone(Event):
    """Nothing comes of an effect: no mana is made, no token created, no cost paid."""

    player: PlayerId
    source: ObjectId | None


class ManaPaid(Event):
    """Mana leaves a player's pool to pay a cost."""

    player: PlayerId
    mana: tuple[Mana, ...]


class PoolsEmptied(Event):
    """Mana left in pools is lost: in that of a player, or in all; but for what lasts so long.

    `kept` is what a player has then, where an effect says so.
    """

    player: PlayerId | None = None
    lasting: tuple[str, ...] = ()
    kept: tuple[tuple[PlayerId, tuple[Mana, ...]], ...] = ()


class PlayerMarked(Event):
    """A player gets a designation (the city's blessing, …), or loses it (a value of None)."""

    player: PlayerId
    mark: str
    value: object = True


class CompanionTaken(Event):
    """A player's chosen companion comes from outside the game into their hand."""

    player: PlayerId


class MonarchBecame(Event):
    """A player becomes the monarch."""

    player: PlayerId


class InitiativeTaken(Event):
    """A player takes the initiative."""

    player: PlayerId


class DayBecame(Event):
    """It becomes day or night."""

    day: bool


class EmblemGot(Event):
    """A player gets an emblem."""

    player: PlayerId
    abilities: tuple[Ability, ...]


class CoinFlipped(Event):
    """A player flips a coin, and wins or loses the flip."""

    player: PlayerId
    won: bool


class DieRolled(Event):
    """A player rolls a die."""

    player: PlayerId
    sides: int
    result: int


class Acted(Event):
    """A keyword action has been done: scry, surveil, explore, proliferate, venture, … (701)."""

    action: str
    player: PlayerId
    object: ObjectId | None = None
    amount: int = 0
    results: tuple[Event, ...] = ()
    others: tuple[ObjectId, ...] = ()  # what else it was done with


class Conceded(Event):
    """A player concedes."""

    player: PlayerId
    results: tuple[Event, ...] = ()


class GameLost(Event):
    """A player loses the game."""

    player: PlayerId
    results: tuple[Event, ...] = ()


class NotLost(Event):
    """A player who would lose the game can't, or does not for having no life left."""

    player: PlayerId


class NotWon(Event):
    """A player who would win the game can't."""

    player: PlayerId


class GameWon(Event):
    """A player wins the game, by an effect that says so."""

    player: PlayerId


class GameDrawn(Event):
    """The game is a draw for a player; others may play on (801.15)."""

    player: PlayerId
    results: tuple[Event, ...] = ()


class PlayerLeft(Event):
    """A player who has lost, or drawn, leaves the game with all they own (800.4a)."""

    player: PlayerId


class GameOver(Event):
    """The game ends."""

    result: Result
