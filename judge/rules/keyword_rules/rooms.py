"""Rooms (709.5 from 2024-09-20 on): permanents of two halves, each locked or unlocked.

Which halves are unlocked is the face that is up: of both the whole card, of one that half, and of
none what has no name, mana cost or rules text.
"""

from __future__ import annotations

from judge.abilities import Cost
from judge.abilities.costs import PayMana
from judge.cards import Characteristics
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import GameObject, ObjectId, PlayerId, Zone
from judge.rules.copies import last_copy
from judge.rules.costs import pay_as_said
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Special, Why
from judge.rules.sides import HALVES, OPEN, is_room, open_halves
from judge.rules.sides import ROOMS_SINCE as SINCE
from judge.rules.timing import is_sorcery_time
from judge.rules.view import View

UNLOCK = "unlock"
FULLY = "fully unlock a room"
FACES = {halves: face for face, halves in OPEN.items()}


def unlocked(view: View, id_: ObjectId) -> tuple[int, ...]:
    """The unlocked halves of a permanent; none of what has no halves."""
    return open_halves(view.object(id_))


def locked(view: View, id_: ObjectId) -> tuple[int, ...]:
    """The locked halves of a permanent; none of what has no halves."""
    if not is_room(view.object(id_)):
        return ()
    if last_copy(view, id_) is not None:
        raise Unsupported("709.5b", "a Room that became a copy", "成为复制品的隔间")
    return tuple(half for half in HALVES if half not in unlocked(view, id_))


def settle_rooms(process: Process, batch: tuple[e.Event, ...]) -> None:
    """After each batch of events: what entered with a half unlocked had that unlocked.

    A copy of a spell has the half that was cast, as all that was decided for it (707.10).
    """
    for event in e.flatten(batch):
        match event:
            case e.Moved(to=Zone.BATTLEFIELD, object=id_):
                _settle(process, process.state.current(id_))
            case e.Created(was_spell=True):
                _settle(process, process.state.battlefield[-1])


def _settle(process: Process, id_: ObjectId | None) -> None:
    if id_ is not None and unlocked(process.view, id_):
        enter_unlocked(process, id_)


@cites("709.5d", "as it enters the battlefield if its left half was cast as a spell", edition=SINCE)
@cites("709.5h", "while entering the battlefield or after entering", edition=SINCE)
def enter_unlocked(process: Process, id_: ObjectId) -> None:
    """The half that was cast is unlocked."""
    held = process.view.object(id_)
    process.do(*(e.DoorUnlocked(held.controller, id_, half) for half in OPEN[held.face]))


@cites("709.5f", "a player chooses a locked half of that permanent", edition=SINCE)
def unlock_half(process: Process, player: PlayerId, id_: ObjectId, half: int) -> bool:
    """A half of a permanent becomes unlocked."""
    fully = locked(process.view, id_) == (half,)
    done = process.do(e.DoorUnlocked(player, id_, half))
    if fully:
        note_fully(process, player, id_)
    return bool(done)


@cites("709.5i", "has one of the two unlocked designations and gets the other", edition=SINCE)
def note_fully(process: Process, player: PlayerId, id_: ObjectId) -> None:
    """The other half was unlocked before: the player fully unlocks the permanent."""
    process.do(e.Acted(FULLY, player, id_))


@cites("709.5g", "loses the appropriate unlocked designation", edition=SINCE)
def lock_half(process: Process, player: PlayerId, id_: ObjectId, half: int) -> bool:
    """A half of a permanent becomes locked."""
    return bool(process.do(e.DoorLocked(player, id_, half)))


@cites("116.2m", "may pay the mana cost of a locked half of that permanent", edition=SINCE)
@cites("709.5e", "the stack is empty during a main phase of their turn", edition=SINCE)
def unlock(process: Process, player: PlayerId, action: Special) -> None:
    """The mana cost of a locked half is paid in one's own main phase with the stack empty."""
    view, id_ = process.view, action.object
    if id_ is None:
        raise process.refuse(Why.BAD_CHOICE, player)
    held = view.object(id_)
    halves = locked(view, id_)
    if not is_room(held) or held.controller != player or not halves:
        raise process.refuse(Why.NO_PERMISSION, id_)
    if not is_sorcery_time(view, player):
        raise process.refuse(Why.WRONG_TIME, id_)
    half = _named(held, action.face) if action.face is not None else halves[0]
    if half not in halves or (action.face is None and len(halves) > 1):
        raise process.refuse(Why.BAD_CHOICE, id_)
    cost = held.halves.faces[half].cost
    if cost is None:
        raise process.refuse(Why.CANT_PAY, player)
    pay_as_said(process, player, Cost((PayMana(cost),)), Context(id_, player), action.pay)
    with process.also(*unlock.numbers):
        unlock_half(process, player, id_, half)


def _named(held: GameObject, name: str) -> int:
    """The half of a name; 0, which is none, where no half has it."""
    names = ((half, held.halves.faces[half].name) for half in HALVES)
    return next((half for half, own in names if own and name in (own.en, own.zh)), 0)


@cites("709.5", "it doesn't have the name, mana cost, or rules text of", edition=SINCE)
def closed(whole: Characteristics) -> Characteristics:
    """What a Room is with both halves locked: its types alone."""
    return Characteristics(supertypes=whole.supertypes, types=whole.types, subtypes=whole.subtypes)
