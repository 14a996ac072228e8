"""Events of objects that change zones.

An event with `results` is what its name says; the results are what it comes to, each an event of
its own that may be replaced and may trigger.
"""

from __future__ import annotations

from judge.cards import Characteristics
from judge.game.events.entering import Entering
from judge.game.events.event import Event
from judge.game.state import ObjectId, OnStack, PlayerId, Recipient, Zone


class Moved(Event):
    """An object changes zones; `place` is a place in a library: 0 the top, -1 the bottom.

    `entering` says how it enters the battlefield, `face_down` that it is exiled face down,
    `shuffled` that the library is shuffled at once, so that its place there is none, `milled` that
    its player mills it.
    """

    object: ObjectId
    to: Zone
    place: int = 0
    entering: Entering | None = None
    player: PlayerId | None = None  # who moves it
    face_down: bool = False
    results: tuple[Event, ...] = ()
    shuffled: bool = False
    milled: bool = False


class Created(Event):
    """A token is created under a player's control; `was_spell`: a copy of a spell becomes it."""

    player: PlayerId
    printed: Characteristics
    entering: Entering = Entering()
    faces: tuple[Characteristics, ...] = ()
    layout: str = "token"
    was_spell: bool = False


class Tokens(Event):
    """Tokens are created; `results` are each of them."""

    player: PlayerId
    printed: Characteristics
    number: int
    entering: Entering = Entering()
    faces: tuple[Characteristics, ...] = ()
    layout: str = "token"
    results: tuple[Event, ...] = ()


class Draw(Event):
    """A player draws the top card of their library."""

    player: PlayerId
    results: tuple[Event, ...] = ()


class Discard(Event):
    """A player discards a card; `by` is who controls the spell or ability that makes them."""

    player: PlayerId
    object: ObjectId
    results: tuple[Event, ...] = ()
    by: PlayerId | None = None


class Destroyed(Event):
    """A permanent is destroyed."""

    object: ObjectId
    can_regenerate: bool = True
    results: tuple[Event, ...] = ()


class Sacrificed(Event):
    """A player sacrifices a permanent."""

    player: PlayerId
    object: ObjectId
    results: tuple[Event, ...] = ()


class PutIntoGraveyard(Event):
    """An object is put into its owner's graveyard, not by being destroyed or sacrificed."""

    object: ObjectId
    results: tuple[Event, ...] = ()


class CeasedToExist(Event):
    """An object is no more."""

    object: ObjectId


class LeftGame(Event):
    """An object leaves the game with its owner (800.4a)."""

    object: ObjectId


class PutOnStack(Event):
    """A card becomes a spell on the stack, not yet cast (601.2a)."""

    player: PlayerId
    object: ObjectId
    face: int = 0
    face_down: str | None = None


class StackChanged(Event):
    """What has been chosen for a spell or ability on the stack."""

    object: ObjectId
    stack: OnStack


class ModesChosen(Event):
    """The modes of a spell or ability are announced, by their numbers from 1 (601.2b)."""

    object: ObjectId
    modes: tuple[int, ...]


class CostDetermined(Event):
    """The total cost of a spell or ability is other than its own cost: the mana of it (601.2f)."""

    object: ObjectId
    mana: str


class SpellCast(Event):
    """A spell has been cast (601.2i): `object`, on which so much mana was `spent`."""

    player: PlayerId
    object: ObjectId
    targets: tuple[Recipient, ...] = ()
    spent: int = 0


class AbilityPut(Event):
    """An ability is put on the stack: activated (602.2a) or triggered (603.3)."""

    player: PlayerId
    source: ObjectId | None
    stack: OnStack
    printed: Characteristics = Characteristics()


class AbilityActivated(Event):
    """An ability has been activated (602.2); `object` is the ability on the stack, if it is."""

    player: PlayerId
    source: ObjectId
    object: ObjectId | None = None
    targets: tuple[Recipient, ...] = ()
    is_mana: bool = False
    is_loyalty: bool = False


class AbilityTriggered(Event):
    """A triggered ability is put on the stack; `object` is the ability."""

    player: PlayerId
    source: ObjectId | None
    object: ObjectId
    targets: tuple[Recipient, ...] = ()


class NotPut(Event):
    """A triggered ability is not put on the stack, for its controller has left the game."""

    player: PlayerId
    source: ObjectId | None


class BecameTarget(Event):
    """An object or player becomes the target of a spell or ability."""

    target: Recipient
    object: ObjectId  # the spell or ability


class TargetsChanged(Event):
    """A spell or ability on the stack has other targets, or has them in another order (115.7)."""

    object: ObjectId


class Copied(Event):
    """A copy of a spell or ability is put on the stack (707.10)."""

    player: PlayerId
    of: ObjectId
    printed: Characteristics
    stack: OnStack
    faces: tuple[Characteristics, ...] = ()  # those of the copy, where an exception changes them


class CardCopied(Event):
    """A copy of a card is made in a zone, mostly in that of the card, to be cast (707.12)."""

    player: PlayerId
    of: ObjectId
    zone: Zone


class LandPlayed(Event):
    """A player plays a land."""

    player: PlayerId
    object: ObjectId
    face: int = 0
    results: tuple[Event, ...] = ()


class Resolved(Event):
    """The top object of the stack resolves; what it does follows."""

    object: ObjectId


class DidNotResolve(Event):
    """A spell or ability does not resolve, for all its targets are illegal."""

    object: ObjectId
    results: tuple[Event, ...] = ()


class ConditionFailed(DidNotResolve):
    """A triggered ability does not resolve, for its intervening "if" clause is not so."""


class LeftStack(Event):
    """A spell or ability that has resolved leaves the stack."""

    object: ObjectId
    results: tuple[Event, ...] = ()


class Countered(Event):
    """A spell or ability is countered."""

    object: ObjectId
    to: Zone = Zone.GRAVEYARD
    place: int = 0
    results: tuple[Event, ...] = ()


class NotCountered(Event):
    """A spell or ability would be countered, and can't be."""

    object: ObjectId


class Revealed(Event):
    """Cards are revealed to all players."""

    player: PlayerId
    objects: tuple[ObjectId, ...]


class Looked(Event):
    """A player looks at cards."""

    player: PlayerId
    objects: tuple[ObjectId, ...]


class Searched(Event):
    """A player searches zones; `top`: of the library only so many cards from its top."""

    player: PlayerId
    whose: PlayerId
    library: bool = True
    top: int | None = None


class Shuffled(Event):
    """A player shuffles their library: its order is not known any more."""

    player: PlayerId


class Reordered(Event):
    """Cards of a zone change places among themselves; `order` is theirs, the top card first.

    In exile it is the order of their timestamps, in a graveyard the order they were put there in.
    """

    player: PlayerId
    order: tuple[ObjectId, ...]
    zone: Zone = Zone.LIBRARY
