"""An object changes zones: it leaves combat and becomes a new object (400.7, 506.4)."""

from __future__ import annotations

from judge.cards import Characteristics
from judge.game.events.objects import Entering
from judge.game.state import (
    Attack,
    Block,
    Blocked,
    Combat,
    Counters,
    GameObject,
    GameState,
    Kind,
    Known,
    ObjectId,
    PlayerId,
    Recipient,
    Zone,
)

_OF_A_PLAYER = (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)
NO_ENTERING = Entering()


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
    known = Known(
        held,
        held.printed if now is None else now,
        None if to is None else fresh,
        *_fighting(state.combat, id_),
    )
    state = _leave(state, held).with_(known=state.known.set(id_, known))
    if to is None:
        return state.with_(objects=state.objects.delete(id_))
    moved = _moved(state, held, to, fresh, entering, face_down=face_down)
    objects = state.objects.delete(id_).set(fresh, moved)
    state = place(state.with_(objects=objects, next_id=fresh + 1), moved, place_)
    if held.zone is Zone.STACK and to is Zone.BATTLEFIELD:
        state = _still_affected(state, id_, fresh)
    return enter_combat(state, moved, entering) if to is Zone.BATTLEFIELD else state


def _still_affected(state: GameState, spell: ObjectId, permanent: ObjectId) -> GameState:
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
        return entered(state, _bare(held, fresh, to, entering.face), entering)
    moved = _bare(held, fresh, to, 0)
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
    kept = held.faces
    if entering.copy is not None and not kept:
        kept = (held.printed,)  # what the card is again once it leaves
    return held.with_(
        printed=printed,
        faces=kept,
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


def enter_combat(state: GameState, held: GameObject, entering: Entering) -> GameState:
    """A permanent that enters attacking or blocking does so (508.4, 509.4)."""
    if state.combat is None:
        return state
    if entering.attacking is not None:
        return begin_attack(state, held.id, entering.attacking)
    if entering.blocking is not None:
        return begin_block(state, held.id, entering.blocking)
    return state


def begin_attack(state: GameState, attacker: ObjectId, target: Recipient) -> GameState:
    """The state with one more attacking creature."""
    combat = state.combat or Combat()
    return state.with_(
        combat=combat.with_(
            attacks=(*combat.attacks, Attack(attacker, target)),
            defenders=(*combat.defenders, (attacker, defending(state, target))),
        )
    )


def begin_block(state: GameState, blocker: ObjectId, attacker: ObjectId) -> GameState:
    """The state with a creature blocking one more attacking creature, which is blocked."""
    combat = state.combat or Combat()
    held = [b.attackers for b in combat.blocks if b.blocker == blocker]
    others = tuple(b for b in combat.blocks if b.blocker != blocker)
    faced = tuple(dict.fromkeys((*(held[0] if held else ()), attacker)))
    attacks = tuple(
        a.with_(blocked=Blocked.BLOCKED, blockers=tuple(dict.fromkeys((*a.blockers, blocker))))
        if a.attacker == attacker
        else a
        for a in combat.attacks
    )
    blocks = (*others, Block(blocker, faced))
    return state.with_(combat=combat.with_(attacks=attacks, blocks=blocks))


def defending(state: GameState, target: Recipient) -> PlayerId:
    """Whose it is to defend what is attacked: that player, its controller or its protector."""
    if not isinstance(target, int):
        return target
    held = state.objects[ObjectId(target)]
    protector = held.choice("protector")
    return PlayerId(str(protector)) if protector is not None else held.controller


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
        case Zone.LIBRARY | Zone.HAND | Zone.GRAVEYARD:
            pile = state.zone_of(held.zone, held.owner)
            if held.zone is not Zone.LIBRARY or place_ < 0:
                ids = (*pile, held.id)
            else:
                ids = (*pile[:place_], held.id, *pile[place_:])
            return piles(state, held.owner, held.zone, ids)


def _leave(state: GameState, held: GameObject) -> GameState:
    pile = tuple(i for i in state.zone_of(held.zone, held.owner) if i != held.id)
    if held.zone in _OF_A_PLAYER:
        return piles(state, held.owner, held.zone, pile)
    state = state.with_(**{held.zone.value: pile})
    if held.zone is Zone.BATTLEFIELD:
        return leave_combat(state, held.id)
    return state


def leave_combat(state: GameState, gone: ObjectId) -> GameState:
    """The state with a permanent removed from combat; what it blocked stays blocked (506.4)."""
    return not_attacked(fight_no_more(state, gone), gone)


def not_attacked(state: GameState, gone: ObjectId) -> GameState:
    """The state with a permanent attacked no more; what attacked it attacks nothing (506.4c)."""
    combat = state.combat
    if combat is None:
        return state
    attacks = tuple(
        a.with_(target=None, lost=gone) if a.target == gone else a for a in combat.attacks
    )
    return state.with_(combat=combat.with_(attacks=attacks))


def fight_no_more(state: GameState, gone: ObjectId) -> GameState:
    """The state with a creature that neither attacks nor blocks any more, nor is in a band."""
    combat = state.combat
    if combat is None:
        return state
    attacks = tuple(
        a.with_(blockers=tuple(b for b in a.blockers if b != gone))
        for a in combat.attacks
        if a.attacker != gone
    )
    blocks = tuple(
        b.with_(attackers=tuple(a for a in b.attackers if a != gone))
        for b in combat.blocks
        if b.blocker != gone
    )
    bands = tuple(tuple(a for a in band if a != gone) for band in combat.bands)
    return state.with_(combat=combat.with_(attacks=attacks, blocks=blocks, bands=bands))


def _fighting(combat: Combat | None, id_: ObjectId) -> tuple[bool, bool, Recipient | None]:
    if combat is None:
        return False, False, None
    attack = next((a for a in combat.attacks if a.attacker == id_), None)
    blocks = any(b.blocker == id_ for b in combat.blocks)
    return attack is not None, blocks, attack.target if attack is not None else None


def piles(state: GameState, player: PlayerId, zone: Zone, pile: tuple[ObjectId, ...]) -> GameState:
    """The state with another pile of cards in one of a player's own zones."""
    changed = {zone.value: pile}
    return state.with_(
        players=tuple(p.with_(**changed) if p.id == player else p for p in state.players)
    )


def is_real(kind: Kind) -> bool:
    """True for what goes to another zone when it leaves the stack: cards; copies cease to be."""
    return kind in (Kind.CARD, Kind.TOKEN)
