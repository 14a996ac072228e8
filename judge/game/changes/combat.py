"""Attacks, blocks and the assignment of damage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.game import events as e
from judge.game.changes.setting import unchanged
from judge.game.fighting import (
    begin_attack,
    fight_no_more,
    not_attacked,
)
from judge.game.state import Assignment, Block, Blocked, Combat, GameState, ObjectId


def choose_defender(state: GameState, event: e.DefenderChosen) -> GameState:
    """The one player who may be attacked in this combat phase."""
    combat = state.combat or Combat()
    return state.with_(combat=combat.with_(against=event.player))


def declare_attack(state: GameState, event: e.AttackDeclared) -> GameState:
    """One more attacking creature."""
    return begin_attack(state, event.attacker, event.target)


def form_band(state: GameState, event: e.Banded) -> GameState:
    """One more band."""
    combat = state.combat or Combat()
    return state.with_(combat=combat.with_(bands=(*combat.bands, event.objects)))


def declare_block(state: GameState, event: e.BlockDeclared) -> GameState:
    """One more blocking creature."""
    combat = state.combat or Combat()
    blocks = (*combat.blocks, Block(event.blocker, event.attackers))
    return state.with_(combat=combat.with_(blocks=blocks))


def become_blocked(state: GameState, event: e.BecameBlocked) -> GameState:
    """Blocked, by creatures or by an effect."""
    return _attack(state, event.attacker, blocked=Blocked.BLOCKED, blockers=event.blockers)


def become_unblocked(state: GameState, event: e.BecameUnblocked) -> GameState:
    """Unblocked."""
    return _attack(state, event.attacker, blocked=Blocked.UNBLOCKED)


def order_damage(state: GameState, event: e.DamageOrdered) -> GameState:
    """The damage assignment order of a creature."""
    combat = state.combat or Combat()
    blocks = tuple(
        b.with_(attackers=event.order) if b.blocker == event.source else b for b in combat.blocks
    )
    state = state.with_(combat=combat.with_(blocks=blocks))
    return _attack(state, event.source, blockers=event.order)


def note_strikers(state: GameState, event: e.StrikersNoted) -> GameState:
    """Who assigns damage in the first of two steps."""
    combat = state.combat or Combat()
    return state.with_(
        combat=combat.with_(strikers=frozenset(event.objects), twice=frozenset(event.twice))
    )


def assign(state: GameState, event: e.DamageAssigned) -> GameState:
    """Damage assigned and not yet dealt."""
    combat = state.combat or Combat()
    assigned = (*combat.assignments, Assignment(event.source, event.shares))
    return state.with_(combat=combat.with_(assignments=assigned))


def deal(state: GameState, event: e.CombatDamageDealt) -> GameState:
    """What was assigned is dealt."""
    combat = state.combat or Combat()
    return state.with_(combat=combat.with_(assignments=()))


def remove(state: GameState, event: e.RemovedFromCombat) -> GameState:
    """Out of combat."""
    if event.fights:
        state = fight_no_more(state, event.object)
    return not_attacked(state, event.object) if event.is_attacked else state


def end(state: GameState, event: e.CombatEnded) -> GameState:
    """No combat."""
    return state.with_(combat=None)


def _attack(state: GameState, attacker: ObjectId, **changes: object) -> GameState:
    combat = state.combat or Combat()
    attacks = tuple(a.with_(**changes) if a.attacker == attacker else a for a in combat.attacks)
    return state.with_(combat=combat.with_(attacks=attacks))


CHANGES: Mapping[type[e.Event], Callable[[GameState, Any], GameState]] = {
    e.DefenderChosen: choose_defender,
    e.AttackDeclared: declare_attack,
    e.Banded: form_band,
    e.BlockDeclared: declare_block,
    e.BecameBlocked: become_blocked,
    e.BecameUnblocked: become_unblocked,
    e.DamageOrdered: order_damage,
    e.StrikersNoted: note_strikers,
    e.NothingAssigned: unchanged,
    e.NothingMoreAssigned: unchanged,
    e.DamageAssigned: assign,
    e.CombatDamageDealt: deal,
    e.TollDetermined: unchanged,
    e.RemovedFromCombat: remove,
    e.CombatEnded: end,
}
