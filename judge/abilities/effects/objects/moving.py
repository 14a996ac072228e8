"""Objects go from zone to zone, spells are cast and countered."""

from __future__ import annotations

from enum import StrEnum

from judge.abilities.bases import (
    Amount,
    Duration,
    Effect,
    Filter,
    Modification,
    Objects,
    Players,
    Who,
)
from judge.abilities.costs import Cost
from judge.abilities.effects.objects.making import Attacked


class Position(StrEnum):
    """Where in a library an object goes."""

    TOP = "top"
    ANY_ORDER_TOP = "top in any order"
    BOTTOM = "bottom"
    SHUFFLED = "shuffled"
    ANY_ORDER_BOTTOM = "bottom in any order"
    RANDOM_BOTTOM = "bottom in a random order"
    SECOND = "second from the top"
    THIRD = "third from the top"
    EITHER_END = "top or bottom"  # as who moves it chooses


class Destroy(Effect):
    """Permanents are destroyed."""

    objects: Objects
    can_regenerate: bool = True


class Move(Effect):
    """Objects change zones: exile, return, put into a hand, a library or a graveyard.

    `under` is who will control them on the battlefield; None is their owners, or, for cards that a
    player puts onto the battlefield, that player.
    """

    objects: Objects
    to: str  # a value of `judge.game.state.Zone`
    position: Position = Position.TOP
    under: Players | None = None
    tapped: bool = False
    face_down: bool = False
    transformed: bool = False
    attacking: bool = False
    alongside: Objects | None = None  # attacking what this attacks, or attacked as it left
    unblocked: bool = False  # attacking so, it is an unblocked creature
    attached_to: Objects | None = None
    counters: tuple[tuple[str, Amount], ...] = ()
    until: Duration | None = None  # "until this leaves the battlefield": comes back at once
    linked: bool = False  # remembered as "the exiled card" (607)
    from_zone: str | None = None  # where the words say that this is ("this card from your hand")
    into: Players | None = None  # whose library they are shuffled into, even if there are none
    being: tuple[Modification, ...] = ()  # what it is as it enters: "It's a Zombie in addition"
    attacked: Attacked | None = None  # whom it attacks, where the effect says so


class SwapAura(Effect):
    """This Aura may be exchanged with an Aura card in its controller's hand (702.65)."""


class Sacrifice(Effect):
    """A player sacrifices permanents."""

    player: Players
    objects: Objects


class CastFree(Effect):
    """A player casts cards without paying their mana costs, or copies of them, if able.

    `may`: if the player wants, which is asked for each. `name` is of the way of casting.
    `cost` is paid rather than the mana cost. `spell` is what the spell must be, whichever side
    of a card it is of.
    """

    objects: Objects
    copy: bool = False
    free: bool = True
    may: bool = False
    name: str = ""
    transformed: bool = False  # with its back face up (712.11a)
    cost: Cost | None = None
    plays: bool = False  # a land is played, if one may be now
    spell: Filter | None = None


class Counter(Effect):
    """A spell or ability on the stack is countered (701.5)."""

    objects: Objects
    to: str = "graveyard"  # where the card of a spell goes
    position: Position = Position.TOP


class ChangeTargets(Effect):
    """The targets of a spell or ability are changed (115.7); `to` this, or as the player likes.

    `one`: "a target" of it, whichever of several (115.7b).
    """

    objects: Objects
    to: Who | None = None
    may: bool = False
    one: bool = False


class Encode(Effect):
    """This spell's card may be exiled encoded on a creature that its controller picks (702.99)."""


class Haunt(Effect):
    """This is exiled from a graveyard haunting a creature (702.55)."""

    on: Objects
