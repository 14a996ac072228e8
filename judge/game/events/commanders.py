"""Events of commanders (903)."""

from __future__ import annotations

from judge.game.events.event import Event
from judge.game.state import BodyId, ObjectId, PlayerId


class CommanderDamage(Event):
    """A commander has dealt combat damage to a player, which is remembered (903.10a)."""

    player: PlayerId
    body: BodyId
    amount: int


class CommanderStayed(Event):
    """A commander's owner leaves it in the graveyard or in exile (903.9a)."""

    object: ObjectId


class CommanderApart(Event):
    """Of what represents a permanent that leaves, commanders go to the command zone (903.9c)."""

    object: ObjectId
