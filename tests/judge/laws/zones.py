"""Where cards are: each in one zone, moved there by an event, none lost and none doubled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from judge.game import events as e
from judge.game.state import BodyId, GameObject, GameState, Kind, ObjectId, PlayerId, Zone
from tests.judge.laws.moments import Moment

MOVING = (
    *(e.Moved, e.PutOnStack, e.Merged, e.CeasedToExist, e.LeftGame, e.DungeonCompleted),
    *(e.Created, e.Copied, e.CardCopied, e.EmblemGot, e.DungeonBrought, e.RingTempted),
    e.SpellPrepared,
    e.CompanionTaken,
)
Place = tuple[Zone, PlayerId | None]
HIDDEN = (Zone.LIBRARY, Zone.HAND)
SHARED = (Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND)


def piles(state: GameState) -> Iterator[tuple[Zone, PlayerId | None, tuple[ObjectId, ...]]]:
    """Every pile of objects, with its zone, and its owner where a zone has one."""
    yield Zone.BATTLEFIELD, None, state.battlefield
    yield Zone.STACK, None, state.stack
    yield Zone.EXILE, None, state.exile
    yield Zone.COMMAND, None, state.command
    for player in state.players:
        yield Zone.LIBRARY, player.id, player.library
        yield Zone.HAND, player.id, player.hand
        yield Zone.GRAVEYARD, player.id, player.graveyard


def one_zone(moment: Moment) -> Iterator[str]:
    """Every object is in one zone, the one it says, and in its owner's where zones have owners."""
    state = moment.after
    places = Counter(id_ for _, _, pile in piles(state) for id_ in pile)
    for id_ in state.no_cards:
        places[id_] += 1
        held = state.objects.get(id_)
        if held is None or held.kind is not Kind.TOKEN or held.zone not in HIDDEN:
            yield f"{id_} is no token in a library or a hand"
    if set(places) != set(state.objects):
        yield f"in no zone, or not there: {set(places) ^ set(state.objects)}"
    yield from (f"{id_} is in {n} places" for id_, n in places.items() if n > 1)
    for zone, owner, pile in piles(state):
        for id_ in pile:
            held = state.objects.get(id_)
            if held is not None and (held.zone is not zone or owner not in (None, held.owner)):
                yield f"{id_} is in {zone} of {owner}, but says {held.zone} of {held.owner}"


def nothing_off_the_battlefield(moment: Moment) -> Iterator[str]:
    """Only permanents are tapped, damaged or attached."""
    for held in moment.after.objects.values():
        if held.zone is not Zone.BATTLEFIELD and (held.damage, held.tapped, held.attached_to) != (
            *(0, False),
            None,
        ):
            yield f"{held.id} in {held.zone} is tapped, damaged or attached"


def moves(moment: Moment) -> Iterator[str]:
    """A card or token is where the last event that moved it put it, or where it was."""
    if not moment.may_change(*MOVING):
        return
    expected, fresh = _places(moment.before), Counter[Place]()
    for event in moment.events:
        for body in _gone(moment.before, event):
            expected.pop(body, None)
        for body, place in _moved(moment, event):
            if body in expected:
                expected[body] = place
        fresh.update(_made(moment.before, event))
    found = _places(moment.after)
    for body, place in expected.items():
        if found.get(body) != place:
            yield f"the card or token {body} is in {found.get(body)}, by the events in {place}"
    come = Counter(place for body, place in found.items() if body not in expected)
    if come != fresh:
        yield f"what came to be is in {come}, by the events in {fresh}"


def _places(state: GameState) -> dict[BodyId, Place]:
    """Where each card, token, copy and emblem is."""
    return {
        body: _place(held.zone, held.owner)
        for held in state.objects.values()
        if held.kind is not Kind.ABILITY
        for body in _bodies(held)
    }


def _place(zone: Zone, owner: PlayerId) -> Place:
    return zone, None if zone in SHARED else owner


def _bodies(held: GameObject) -> tuple[BodyId, ...]:
    return tuple(one.body for one in held.components) or (held.body,)


def _gone(state: GameState, event: e.Event) -> Iterator[BodyId]:
    """What is no more after an event."""
    if isinstance(event, e.CeasedToExist | e.LeftGame | e.DungeonCompleted):
        held = state.objects.get(event.object)
        if held is not None and held.kind is not Kind.ABILITY:
            yield from _bodies(held)


def _moved(moment: Moment, event: e.Event) -> Iterator[tuple[BodyId, Place]]:
    """What an event puts where."""
    match event:
        case e.Moved(object=id_, to=to):
            yield from _each(moment, id_, to)
            if event.entering is not None and event.entering.melded is not None:
                yield from _each(moment, event.entering.melded, to)
        case e.PutOnStack(object=id_):
            yield from _each(moment, id_, Zone.STACK)
        case e.Merged(object=id_):
            yield from _each(moment, id_, Zone.BATTLEFIELD)
        case _:
            pass


def _each(moment: Moment, id_: ObjectId, to: Zone) -> Iterator[tuple[BodyId, Place]]:
    """Each card of an object, a commander of a permanent apart from the others (903.9c)."""
    held = moment.before.objects.get(id_)
    if held is not None:
        apart = any(event.object == id_ for event in moment.of(e.CommanderApart))
        for part in held.components or (held,):
            there = Zone.COMMAND if held.components and apart and part.is_commander else to
            yield part.body, _place(there, part.owner)


def _made(state: GameState, event: e.Event) -> Iterator[Place]:
    """Where an event makes something that was not there."""
    match event:
        case e.Created():
            yield Zone.BATTLEFIELD, None
        case e.Copied(of=id_):
            of = state.objects.get(id_) or state.known[id_].object
            if of.kind is not Kind.ABILITY:
                yield Zone.STACK, None
        case e.CardCopied(zone=zone):
            yield _place(zone, event.player)
        case e.SpellPrepared():
            yield Zone.EXILE, None
        case e.EmblemGot() | e.DungeonBrought():
            yield Zone.COMMAND, None
        case e.RingTempted(player=player):
            if not state.player(player).mark("tempted"):
                yield Zone.COMMAND, None
        case e.CompanionTaken(player=player):
            yield Zone.HAND, player
        case _:
            pass
