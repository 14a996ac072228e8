"""Events of objects that change zones."""

from __future__ import annotations

from judge.game.events.event import Event
from judge.game.state import ObjectId, PlayerId, Recipient, Zone


class Draw(Event):
    """A player draws the top card of their library."""

    player: PlayerId


class Discard(Event):
    """A player discards a card."""

    player: PlayerId
    object: ObjectId


class Destroyed(Event):
    """A permanent is destroyed: it goes to its owner's graveyard."""

    object: ObjectId


class PutIntoGraveyard(Event):
    """An object is put into its owner's graveyard, not by being destroyed."""

    object: ObjectId


class CeasedToExist(Event):
    """An object is no more."""

    object: ObjectId


class SpellCast(Event):
    """A card becomes a spell on the stack, with its targets."""

    player: PlayerId
    object: ObjectId
    targets: tuple[Recipient, ...] = ()


class LandPlayed(Event):
    """A player plays a land."""

    player: PlayerId
    object: ObjectId


class Resolved(Event):
    """The top object of the stack resolves; `results` are what it does, in order."""

    object: ObjectId
    results: tuple[Event, ...] = ()


class DidNotResolve(Event):
    """A spell does not resolve, for all its targets are illegal."""

    object: ObjectId


class PermanentEntered(Event):
    """A permanent spell becomes a permanent."""

    object: ObjectId


class Moved(Event):
    """An object changes zones by no more than that."""

    object: ObjectId
    to: Zone
