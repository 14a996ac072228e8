"""What happened this turn before all that is recorded, of which the objects aren't known."""

from __future__ import annotations

from enum import Enum

from judge.game.state.ids import PlayerId
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


HAPPENED = tuple(told.value for told in Told)
