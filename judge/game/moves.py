"""An object changes zones: it leaves combat and becomes a new object (400.7, 506.4)."""

from __future__ import annotations

from judge.game.state import (
    Combat,
    Counters,
    GameObject,
    GameState,
    ObjectId,
    PlayerId,
    Zone,
)

_OF_A_PLAYER = (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)


def move(
    state: GameState, id_: ObjectId, to: Zone | None, controller: PlayerId | None = None
) -> GameState:
    """The state with an object in another zone, on top of its pile; None: it ceases to exist."""
    held = state.objects.get(id_)
    if held is None:
        return state
    state = _leave(state, held)
    if to is None:
        return state.with_(objects=state.objects.delete(id_))
    fresh = ObjectId(state.next_id)
    kept = controller or (held.controller if to is Zone.BATTLEFIELD else held.owner)
    moved = GameObject(
        id=fresh,
        body=held.body,
        printed=held.printed,
        owner=held.owner,
        controller=kept,
        zone=to,
        kind=held.kind,
        sick=to is Zone.BATTLEFIELD,
        timestamp=fresh,
        counters=_entering(held, to),
    )
    objects = state.objects.delete(id_).set(fresh, moved)
    return place(state.with_(objects=objects, next_id=fresh + 1), moved)


def place(state: GameState, held: GameObject) -> GameState:
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
        case Zone.LIBRARY | Zone.HAND | Zone.GRAVEYARD:
            name = held.zone.value
            pile = state.zone_of(held.zone, held.owner)
            ids = (held.id, *pile) if held.zone is Zone.LIBRARY else (*pile, held.id)
            return _piles(state, held.owner, name, ids)


def _leave(state: GameState, held: GameObject) -> GameState:
    pile = tuple(i for i in state.zone_of(held.zone, held.owner) if i != held.id)
    if held.zone in _OF_A_PLAYER:
        return _piles(state, held.owner, held.zone.value, pile)
    state = state.with_(**{held.zone.value: pile})
    if held.zone is Zone.BATTLEFIELD and state.combat is not None:
        state = state.with_(combat=_without(state.combat, held.id))
    return state


def _without(combat: Combat, gone: ObjectId) -> Combat:
    attacks = tuple(
        a.with_(
            target=None if a.target == gone else a.target,
            blockers=tuple(b for b in a.blockers if b != gone),
        )
        for a in combat.attacks
        if a.attacker != gone
    )
    blocks = tuple(
        b.with_(attackers=tuple(a for a in b.attackers if a != gone))
        for b in combat.blocks
        if b.blocker != gone
    )
    return combat.with_(attacks=attacks, blocks=blocks)


def _entering(held: GameObject, to: Zone) -> Counters:
    """The counters a permanent enters with: a planeswalker's loyalty (306.5b)."""
    if to is Zone.BATTLEFIELD and held.printed.loyalty is not None:
        return Counters().add("loyalty", held.printed.loyalty)
    return Counters()


def _piles(state: GameState, player: PlayerId, name: str, pile: tuple[ObjectId, ...]) -> GameState:
    return state.with_(
        players=tuple(p.with_(**{name: pile}) if p.id == player else p for p in state.players)
    )
