"""What stands in a relation to this object, and players of whom something is so."""

from __future__ import annotations

from judge.abilities.bases import Condition, Filter, Pattern, Players


class MarkOfThis(Filter):
    """It is what a mark of this object names: what it is paired with, what it haunts."""

    mark: str


class ExiledWithThis(Filter):
    """It is a card that another ability of this object exiled (607.2a)."""


class PutOnBattlefieldWithThis(Filter):
    """It is what another ability of this object put onto the battlefield (607.2)."""


class DidThisTurn(Filter):
    """The event happened this turn, in which it is `TheOne`."""

    event: Pattern


class TheOne(Filter):
    """In the event of `DidThisTurn`: the object of which it is said."""


class IsOrBecame(Filter):
    """It is the object of this id, or what became that as it changed zones."""

    id: int


class PlayersWho(Players):
    """Those of some players of whom a condition is so, in which "that player" is each of them."""

    players: Players
    condition: Condition
