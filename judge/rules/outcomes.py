"""What an action comes to when it does not simply happen: a question, or a refusal."""

from __future__ import annotations

from enum import Enum
from typing import ParamSpec

from judge.cite import Cited
from judge.game.events import Event, stamp
from judge.game.state import GameState, ObjectId, PlayerId, Recipient, Share
from judge.values import Value

P = ParamSpec("P")
Events = tuple[Event, ...]


class Request(Value):
    """A decision that the rules ask of a player; the classes below are its kinds."""

    player: PlayerId


class AskAttackers(Request):
    """Which creatures attack what (508.1)."""


class AskBlockers(Request):
    """Which creatures block what (509.1)."""


class AskOrder(Request):
    """In what order a creature assigns damage to several others (509.2, 509.3)."""

    source: ObjectId
    among: tuple[ObjectId, ...]


class AskAssignment(Request):
    """How a player's creatures assign their combat damage (510.1)."""

    sources: tuple[ObjectId, ...]


class AskDiscard(Request):
    """Which cards are discarded (514.1)."""

    number: int


class AskLegend(Request):
    """Which of several legendary permanents of one name is kept (704.5j)."""

    among: tuple[ObjectId, ...]


class AskPriority(Request):
    """What the player with priority does; it is answered by doing it or by passing."""


class Attackers(Value):
    """The attackers declared, each with what it attacks."""

    attacks: tuple[tuple[ObjectId, Recipient], ...] = ()


class Blockers(Value):
    """The blockers declared, each with what it blocks."""

    blocks: tuple[tuple[ObjectId, tuple[ObjectId, ...]], ...] = ()


class Picked(Value):
    """Objects picked, in the order picked."""

    objects: tuple[ObjectId, ...]


class Assigned(Value):
    """Damage assigned, source by source."""

    sources: tuple[tuple[ObjectId, tuple[Share, ...]], ...]


class Why(Enum):
    """Why something may not be done; the wording of each is in the ruling."""

    NOT_YOURS = "not yours"
    NOT_A_CREATURE = "not a creature"
    TAPPED = "tapped"
    SICK = "sick"
    CANT_ATTACK = "can't attack"
    NOT_ATTACKABLE = "not attackable"
    NOT_ATTACKING_YOU = "not attacking you"
    BLOCKS_TOO_MANY = "blocks too many"
    CANT_BLOCK = "can't block it"
    BLOCKED_BY_TOO_FEW = "blocked by too few"
    WRONG_TOTAL = "wrong total"
    WRONG_RECIPIENT = "wrong recipient"
    LETHAL_FIRST = "lethal first"
    WRONG_ORDER = "wrong order"
    WRONG_TIME = "wrong time"
    NOT_IN_HAND = "not in hand"
    NOT_A_LAND = "not a land"
    IS_A_LAND = "is a land"
    LAND_PLAYED = "land played"
    BAD_TARGET = "bad target"
    NOT_ENOUGH_MANA = "not enough mana"
    WRONG_NUMBER = "wrong number"


class Illegal(Value):
    """Something that may not be done: why, what about, and the rules that say so."""

    why: Why
    subject: ObjectId | PlayerId
    because: tuple[str, ...]
    other: ObjectId | PlayerId | None = None


def answer_to(state: GameState, request: Request) -> Value | None:
    """The decision made for a request; None if it is still to be asked."""
    return next((a.decision for a in state.answers if a.request == request), None)


class NoAction(Value):
    """The player with priority passes."""


class Cast(Value):
    """The player with priority casts a card from their hand, with its targets."""

    object: ObjectId
    targets: tuple[Recipient, ...] = ()


class PlayLand(Value):
    """The player with priority plays a land from their hand."""

    object: ObjectId


class Concede(Value):
    """A player concedes."""

    player: PlayerId


Outcome = Events | Request | Illegal


def carry_out(rule: Cited[P, tuple[Event, ...]], *args: P.args, **kwargs: P.kwargs) -> Events:
    """The events that a rule makes, each saying that this rule made it."""
    return stamp(rule(*args, **kwargs), rule.numbers)
