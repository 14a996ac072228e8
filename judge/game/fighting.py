"""Creatures begin to attack or block, and leave combat (506.4, 508, 509)."""

from __future__ import annotations

from judge.game.events.entering import Entering
from judge.game.state import (
    Attack,
    Block,
    Blocked,
    Combat,
    GameObject,
    GameState,
    ObjectId,
    PlayerId,
    Recipient,
)


def enter_combat(state: GameState, held: GameObject, entering: Entering) -> GameState:
    """A permanent that enters attacking or blocking does so (508.4, 509.4)."""
    if state.combat is None:
        return state
    if entering.attacking is not None:
        blocked = Blocked.UNBLOCKED if entering.unblocked else Blocked.UNDECLARED
        return begin_attack(state, held.id, entering.attacking, blocked)
    if entering.blocking is not None:
        return begin_block(state, held.id, entering.blocking)
    return state


def begin_attack(
    state: GameState,
    attacker: ObjectId,
    target: Recipient,
    blocked: Blocked = Blocked.UNDECLARED,
) -> GameState:
    """The state with one more attacking creature."""
    combat = state.combat or Combat()
    return state.with_(
        combat=combat.with_(
            attacks=(*combat.attacks, Attack(attacker, target, blocked)),
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


def fighting(combat: Combat | None, id_: ObjectId) -> tuple[Attack | None, Block | None]:
    """The attack and the block that an object makes."""
    if combat is None:
        return None, None
    attack = next((a for a in combat.attacks if a.attacker == id_), None)
    return attack, next((b for b in combat.blocks if b.blocker == id_), None)
