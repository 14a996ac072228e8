"""An object changes zones: it leaves combat and becomes a new object (400.7, 506.4)."""

from __future__ import annotations

from judge.cards import Characteristics
from judge.game.events.entering import Entering
from judge.game.fighting import enter_combat, fighting, leave_combat
from judge.game.state import (
    Counters,
    GameObject,
    GameState,
    Kind,
    Known,
    ObjectId,
    PlayerId,
    Printed,
    Zone,
)

_OF_A_PLAYER = (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)
NO_ENTERING = Entering()
ROOM = "room"  # the layout of a split card with a shared type line (709.5 of 2024-09-20)
LOCKED = 3  # its face of which both halves are locked


def move(
    state: GameState,
    id_: ObjectId,
    to: Zone | None,
    place_: int = 0,
    entering: Entering = NO_ENTERING,
    now: Characteristics | None = None,
    *,
    face_down: bool = False,
) -> GameState:
    """The state with an object in another zone; `to` None: it ceases to exist.

    `now` are its characteristics as it leaves, which are kept as last known (608.2h).
    """
    held = state.objects.get(id_)
    if held is None:
        return state
    fresh = ObjectId(state.next_id)
    others = tuple(one for one in held.components if one.body != held.body) if to else ()
    parts = tuple(ObjectId(fresh + 1 + n) for n in range(len(others)))
    now, became = held.printed if now is None else now, None if to is None else fresh
    known = Known(held, now, became, *fighting(state.combat, id_), parts, state.moment)
    state = _leave(state, held).with_(known=state.known.set(id_, known))
    if to is None:
        return state.with_(objects=state.objects.delete(id_))
    moved = _moved(state, held, to, fresh, entering, face_down=face_down)
    if entering.melded is not None:
        state, moved = _meld(state, held, state.objects[entering.melded], moved)
    objects = state.objects.delete(id_).set(fresh, moved)
    state = place(state.with_(objects=objects, next_id=fresh + 1), moved, place_)
    for one in others:
        there = Zone.COMMAND if _is_apart(held, one) else to
        state = add_object(state, _part(state, one, there, face_down=face_down), place_)
    if held.zone is Zone.STACK and to is Zone.BATTLEFIELD:
        state = still_affected(state, id_, fresh)
    return _enter(state, moved, entering) if to is Zone.BATTLEFIELD else state


def _part(state: GameState, held: GameObject, to: Zone, *, face_down: bool) -> GameObject:
    """The new object that another card of a permanent is where it goes."""
    moved = _bare(held, ObjectId(state.next_id), to, 0)
    return moved.with_(face_down="exiled") if face_down and to is Zone.EXILE else moved


def _is_apart(held: GameObject, part: GameObject) -> bool:
    """True of a commander among what represents a permanent that goes elsewhere (903.9c)."""
    return bool(held.components) and part.is_commander and held.mark("apart") is True


def _enter(state: GameState, held: GameObject, entering: Entering) -> GameState:
    """In combat if it enters so, with the effect that says what it is as it enters (611.2e)."""
    if entering.being is not None:
        begun = {"timestamp": held.id, "begun": state.turns_taken}
        being = entering.being.with_(objects=(held.id,), **begun)
        state = state.with_(effects=(*state.effects, being))
    return enter_combat(state, held, entering)


def _meld(
    state: GameState, held: GameObject, other: GameObject, melded: GameObject
) -> tuple[GameState, GameObject]:
    """The other card becomes a part of what the one enters as (712.14c)."""
    known = state.known.set(other.id, Known(other, other.printed, melded.id))
    state = _leave(state, other).with_(known=known, objects=state.objects.delete(other.id))
    parts = tuple(_bare(one, melded.id, melded.zone, 0) for one in (held, other))
    commander = held.is_commander or other.is_commander
    return state, melded.with_(components=parts, is_commander=commander)


def still_affected(state: GameState, spell: ObjectId, permanent: ObjectId) -> GameState:
    """Effects that changed a permanent spell go on for the permanent it became (400.7a)."""
    if not any(spell in effect.objects for effect in state.effects):
        return state
    return state.with_(
        effects=tuple(
            effect.with_(objects=(*effect.objects, permanent))
            if spell in effect.objects
            else effect
            for effect in state.effects
        )
    )


def merge(
    state: GameState, spell: ObjectId, into: ObjectId, now: Characteristics | None, *, on_top: bool
) -> GameState:
    """The state with a spell as part of a permanent, which stays the same object (725.2)."""
    held, target = state.objects.get(spell), state.objects.get(into)
    if held is None or target is None:
        return state
    known = Known(held, held.printed if now is None else now, into)
    state = _leave(state, held).with_(known=state.known.set(spell, known))
    parts = target.components or (_bare(target, into, Zone.BATTLEFIELD, 0),)
    new = _bare(held, spell, Zone.BATTLEFIELD, 0)
    parts = (new, *parts) if on_top else (*parts, new)
    abilities = tuple(one for part in parts for one in part.printed.abilities)
    merged = target.with_(
        printed=parts[0].printed.with_(abilities=abilities),
        components=parts,
        is_commander=any(part.is_commander for part in parts),
    )
    state = state.with_(objects=state.objects.delete(spell).set(into, merged))
    return still_affected(state, spell, into)


def _moved(
    state: GameState,
    held: GameObject,
    to: Zone,
    fresh: ObjectId,
    entering: Entering,
    *,
    face_down: bool,
) -> GameObject:
    if to is Zone.BATTLEFIELD:
        face = LOCKED if held.layout == ROOM and not entering.face else entering.face
        return entered(state, _bare(held, fresh, to, face), entering)
    own = next((one for one in held.components if one.body == held.body), held)
    to = Zone.COMMAND if _is_apart(held, own) else to
    moved = _bare(own, fresh, to, 0)
    if to is Zone.STACK:
        kept = entering.controller or held.controller
        return moved.with_(controller=kept, base_controller=kept)
    return moved.with_(face_down="exiled") if face_down else moved


def _bare(held: GameObject, fresh: ObjectId, to: Zone, face: int) -> GameObject:
    """The new object that a card or token is in another zone, with nothing of the old one."""
    return GameObject(
        id=fresh,
        body=held.body,
        printed=held.faces[face] if held.faces else held.printed,
        owner=held.owner,
        controller=held.owner,
        base_controller=held.owner,
        zone=to,
        kind=held.kind,
        faces=held.faces,
        layout=held.layout,
        face=face,
        timestamp=fresh,
        is_commander=held.is_commander,
        lit=held.lit,
    )


def entered(state: GameState, held: GameObject, entering: Entering) -> GameObject:
    """A permanent as it enters the battlefield."""
    controller = entering.controller or held.owner
    printed = held.printed if entering.copy is None else entering.copy
    counters = Counters()
    if entering.face_down is None:
        counters = _inherent(printed)
    for kind, number in entering.counters:
        counters = counters.add(kind, number)
    kept, face, copied = held.faces, held.face, None
    if entering.copy is not None:
        kept = kept or (held.printed,)  # what the card is again once it leaves
        copied = entering.copied or Printed()
        if copied.layout == ROOM:
            face = LOCKED
    return held.with_(
        printed=printed,
        faces=kept,
        face=face,
        copied=copied,
        controller=controller,
        base_controller=controller,
        tapped=entering.tapped,
        sick=True,
        counters=counters,
        attached_to=entering.attached_to,
        face_down=entering.face_down,
        chosen=entering.chosen,
        linked=entering.linked,
        marks=entering.marks,
        stack=entering.stack,
        turn_entered=state.turns_taken,
        entered_at=state.moment,
    )


def _inherent(printed: Characteristics) -> Counters:
    """The counters a permanent enters with: loyalty (306.5b) and defense (310.4b)."""
    counters = Counters()
    if printed.is_planeswalker and printed.loyalty is not None:
        counters = counters.add("loyalty", printed.loyalty)
    if printed.defense is not None:
        counters = counters.add("defense", printed.defense)
    return counters


def add_object(state: GameState, held: GameObject, place_: int = 0) -> GameState:
    """The state with a new object in the zone it names; its id is the next free one."""
    objects = state.objects.set(held.id, held)
    return place(state.with_(objects=objects, next_id=held.id + 1), held, place_)


def place(state: GameState, held: GameObject, place_: int = 0) -> GameState:
    """The state with an object, already among its objects, put into its zone."""
    match held.zone:
        case Zone.BATTLEFIELD:
            return state.with_(battlefield=(*state.battlefield, held.id))
        case Zone.STACK:
            return state.with_(stack=(*state.stack, held.id))
        case Zone.EXILE:
            return state.with_(exile=(*state.exile, held.id))
        case Zone.COMMAND:
            return state.with_(command=(*state.command, held.id))
        case Zone.LIBRARY | Zone.HAND if held.kind is Kind.TOKEN:
            return state.with_(no_cards=(*state.no_cards, held.id))
        case Zone.LIBRARY | Zone.HAND | Zone.GRAVEYARD:
            pile = state.zone_of(held.zone, held.owner)
            if held.zone is not Zone.LIBRARY or place_ < 0:
                ids = (*pile, held.id)
            else:
                ids = (*pile[:place_], held.id, *pile[place_:])
            return piles(state, held.owner, held.zone, ids)


def place_all(
    state: GameState, zone: Zone, owner: PlayerId, ids: tuple[ObjectId, ...]
) -> GameState:
    """The state with objects, already among its objects, put into a zone one after the other."""
    if zone not in _OF_A_PLAYER:
        return state.with_(**{zone.value: (*getattr(state, zone.value), *ids)})
    pile = state.zone_of(zone, owner)
    in_order = (*reversed(ids), *pile) if zone is Zone.LIBRARY else (*pile, *ids)
    return piles(state, owner, zone, in_order)


def _leave(state: GameState, held: GameObject) -> GameState:
    if held.id in state.no_cards:
        return state.with_(no_cards=tuple(i for i in state.no_cards if i != held.id))
    pile = tuple(i for i in state.zone_of(held.zone, held.owner) if i != held.id)
    if held.zone in _OF_A_PLAYER:
        return piles(state, held.owner, held.zone, pile)
    state = state.with_(**{held.zone.value: pile})
    if held.zone is Zone.BATTLEFIELD:
        return leave_combat(state, held.id)
    return state


def piles(state: GameState, player: PlayerId, zone: Zone, pile: tuple[ObjectId, ...]) -> GameState:
    """The state with another pile of cards in one of a player's own zones."""
    changed = {zone.value: pile}
    return state.with_(
        players=tuple(p.with_(**changed) if p.id == player else p for p in state.players)
    )


def is_real(kind: Kind) -> bool:
    """True for what goes to another zone when it leaves the stack: cards; copies cease to be."""
    return kind in (Kind.CARD, Kind.TOKEN)
