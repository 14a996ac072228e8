"""What happened this turn before all that is recorded: what is told, and what the setup implies."""

from __future__ import annotations

from enum import Enum

from judge.game.state.ids import ObjectId, PlayerId
from judge.values import Value


class Told(Enum):
    """What is told of a player's turn so far; the value is its name in a scenario."""

    SPELLS_CAST = "spells_cast"
    CARDS_DRAWN = "cards_drawn"
    LIFE_LOST = "life_lost"
    LIFE_GAINED = "life_gained"
    ATTACKED = "attacked"  # with so many creatures
    CREATURES_DIED = "creatures_died"  # that the player controlled
    PERMANENTS_LEFT = "permanents_left"  # that the player controlled, creatures that died not among
    LANDS_PLAYED = "lands_played"  # which a scenario says of the player, and not of the turn


class Earlier(Value):
    """So much of it happened, or at least so much where it is not exact; it stands in `history`.

    >>> Earlier(PlayerId("Ann"), Told.SPELLS_CAST, 2).most
    2
    """

    player: PlayerId
    what: Told
    least: int
    is_exact: bool = True

    @property
    def most(self) -> int | None:
        """How much of it there can have been; None: any amount."""
        return self.least if self.is_exact else None


class WasDamaged(Value):
    """So much damage was marked on a permanent as the play began: a source had dealt it."""

    object: ObjectId
    amount: int


class CameUnderControl(Value):
    """A permanent came under its controller's control: it entered, or another player had it."""

    object: ObjectId


HAPPENED = tuple(told.value for told in Told if told is not Told.LANDS_PLAYED)
