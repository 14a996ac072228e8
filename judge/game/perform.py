"""State and event become the next state; nothing else changes a state."""

from __future__ import annotations

from collections.abc import Iterable

from judge.cards import CardType
from judge.game import events as e
from judge.game.moves import move
from judge.game.state import (
    Answer,
    Assignment,
    Attack,
    Block,
    Blocked,
    Combat,
    GameObject,
    GameState,
    ObjectId,
    PlayerId,
    Priority,
    Recipient,
    Turn,
    Zone,
)
from judge.game.steps import Step


def perform(state: GameState, events: Iterable[e.Event]) -> GameState:
    """The state after the events of a batch, one after the other."""
    for event in events:
        state = _apply(state, event)
    return state


def set_object(state: GameState, id_: ObjectId, **changes: object) -> GameState:
    """The state with some fields of an object changed; an object that is gone stays gone."""
    held = state.objects.get(id_)
    if held is None:
        return state
    return state.with_(objects=state.objects.set(id_, held.with_(**changes)))


def set_player(state: GameState, player: PlayerId, **changes: object) -> GameState:
    """The state with some fields of a player changed."""
    return state.with_(
        players=tuple(p.with_(**changes) if p.id == player else p for p in state.players)
    )


def _apply(state: GameState, event: e.Event) -> GameState:
    for part in (_flow, _permanents, _combat, _players, _objects):
        changed = part(state, event)
        if changed is not None:
            return changed
    raise TypeError(f"{type(event).__name__} has no effect on a state")


def _flow(state: GameState, event: e.Event) -> GameState | None:
    """Turns, steps, priority and decisions."""
    match event:
        case e.BeginTurn(player, number):
            state = state.with_(turn=Turn(player, number, Step.UNTAP), priority=None)
            state = set_player(state, player, lands_played=0)
            for id_ in state.battlefield:
                if state.objects[id_].controller == player:
                    state = set_object(state, id_, sick=False)
            return state
        case e.BeginStep(step):
            combat = Combat() if step is Step.BEGINNING_OF_COMBAT else state.combat
            return state.with_(
                turn=state.turn.with_(step=step, stage=0), priority=None, combat=combat
            )
        case e.ActionDone():
            return state.with_(turn=state.turn.with_(stage=state.turn.stage + 1), answers=())
        case e.GivePriority(player):
            return state.with_(priority=Priority(player))
        case e.Pass(player):
            passes = state.priority.passes + 1 if state.priority else 1
            following = _after(state, player)
            return state.with_(priority=Priority(following, passes))
        case e.Answered(request, decision):
            return state.with_(answers=(*state.answers, Answer(request, decision)))
        case e.StateChecked():
            state = state.with_(damaged=frozenset(), deathtouched=frozenset(), answers=())
            return state.with_(players=tuple(p.with_(drew_from_empty=False) for p in state.players))
        case e.StepSkipped():
            return state
    return None


def _permanents(state: GameState, event: e.Event) -> GameState | None:
    """Tapping, damage, counters and effects."""
    match event:
        case e.Tap(id_):
            return set_object(state, id_, tapped=True)
        case e.Untap(id_):
            return set_object(state, id_, tapped=False)
        case e.Damage(results=results):
            if isinstance(event.recipient, int):
                state = state.with_(damaged=state.damaged | {event.recipient})
            return perform(state, results)
        case e.DamageMarked(id_, amount):
            return set_object(state, id_, damage=state.objects[id_].damage + amount)
        case e.DeathtouchDealt(id_):
            return state.with_(deathtouched=state.deathtouched | {id_})
        case e.CountersPut(recipient, kind, amount):
            return _counters(state, recipient, kind, amount)
        case e.CountersRemoved(recipient, kind, amount):
            return _counters(state, recipient, kind, -amount)
        case e.Unattached(id_):
            return set_object(state, id_, attached_to=None)
        case e.EffectBegan(effect):
            stamped = effect.with_(timestamp=state.next_id)
            return state.with_(effects=(*state.effects, stamped), next_id=state.next_id + 1)
        case e.DamageRemoved():
            for id_ in state.battlefield:
                if state.objects[id_].damage:
                    state = set_object(state, id_, damage=0)
            return state.with_(effects=())
        case e.NotDestroyed():
            return state
    return None


def _combat(state: GameState, event: e.Event) -> GameState | None:
    """Attacks, blocks and the assignment of damage."""
    combat = state.combat or Combat()
    match event:
        case e.AttackDeclared(attacker, target):
            return state.with_(
                combat=combat.with_(attacks=(*combat.attacks, Attack(attacker, target)))
            )
        case e.BlockDeclared(blocker, attackers):
            return state.with_(
                combat=combat.with_(blocks=(*combat.blocks, Block(blocker, attackers)))
            )
        case e.BecameBlocked(attacker, blockers):
            return _attack(state, attacker, blocked=Blocked.BLOCKED, blockers=blockers)
        case e.BecameUnblocked(attacker):
            return _attack(state, attacker, blocked=Blocked.UNBLOCKED)
        case e.DamageOrdered(source, order):
            blocks = tuple(
                b.with_(attackers=order) if b.blocker == source else b for b in combat.blocks
            )
            state = state.with_(combat=combat.with_(blocks=blocks))
            return _attack(state, source, blockers=order)
        case e.StrikersNoted(objects):
            return state.with_(combat=combat.with_(strikers=frozenset(objects)))
        case e.DamageAssigned(source, shares):
            assigned = (*combat.assignments, Assignment(source, shares))
            return state.with_(combat=combat.with_(assignments=assigned))
        case e.CombatDamageDealt(results=results):
            state = state.with_(combat=combat.with_(assignments=()))
            return perform(state, results)
        case e.CombatEnded():
            return state.with_(combat=None)
    return None


def _players(state: GameState, event: e.Event) -> GameState | None:
    """Life, mana, and the end of the game."""
    match event:
        case e.LifeLost(player, amount):
            return set_player(state, player, life=state.player(player).life - amount)
        case e.LifeGained(player, amount):
            return set_player(state, player, life=state.player(player).life + amount)
        case e.DrawFromEmpty(player):
            return set_player(state, player, drew_from_empty=True)
        case e.GameLost(player) | e.Conceded(player):
            return set_player(state, player, has_lost=True)
        case e.GameOver(result):
            return state.with_(result=result)
        case e.ManaMade(player, source, mana):
            state = set_object(state, source, tapped=True)
            pool = dict(state.player(player).mana)
            pool[mana] = pool.get(mana, 0) + 1
            return set_player(state, player, mana=tuple(sorted(pool.items())))
        case e.ManaPaid(player, mana):
            left = {**dict(state.player(player).mana)}
            for letter, amount in mana:
                left[letter] -= amount
            return set_player(
                state, player, mana=tuple(sorted((k, n) for k, n in left.items() if n))
            )
        case e.PoolsEmptied():
            return state.with_(players=tuple(p.with_(mana=()) for p in state.players))
    return None


def _objects(state: GameState, event: e.Event) -> GameState | None:
    """Objects that change zones."""
    match event:
        case e.Draw(player):
            return move(state, state.player(player).library[0], Zone.HAND)
        case e.Destroyed(id_) | e.PutIntoGraveyard(id_):
            return move(state, id_, Zone.GRAVEYARD)
        case e.Discard(object=id_):
            return move(state, id_, Zone.GRAVEYARD)
        case e.DidNotResolve(id_):
            return move(state.with_(priority=None), id_, Zone.GRAVEYARD)
        case e.CeasedToExist(id_):
            return move(state, id_, None)
        case e.PermanentEntered(id_):
            return move(state, id_, Zone.BATTLEFIELD)
        case e.LandPlayed(player, id_):
            played = state.player(player).lands_played + 1
            return move(
                set_player(state, player, lands_played=played), id_, Zone.BATTLEFIELD, player
            )
        case e.SpellCast(player, id_, targets):
            state = move(state, id_, Zone.STACK, player)
            return set_object(state, state.stack[-1], targets=targets)
        case e.Resolved(id_, results):
            state = perform(state.with_(priority=None), results)
            held = state.objects.get(id_)
            lasting = held is None or held.zone is not Zone.STACK or is_permanent_card(held)
            return state if lasting else move(state, id_, Zone.GRAVEYARD)
        case e.Moved(id_, to):
            return move(state, id_, to)
    return None


def is_permanent_card(held: GameObject) -> bool:
    """True if the object is a card or token that can be on the battlefield (110.4)."""
    return bool(held.printed.types - {CardType.INSTANT, CardType.SORCERY, CardType.TRIBAL})


def _after(state: GameState, player: PlayerId) -> PlayerId:
    order = [p.id for p in state.players]
    return order[(order.index(player) + 1) % len(order)]


def _attack(state: GameState, attacker: ObjectId, **changes: object) -> GameState:
    combat = state.combat or Combat()
    attacks = tuple(a.with_(**changes) if a.attacker == attacker else a for a in combat.attacks)
    return state.with_(combat=combat.with_(attacks=attacks))


def _counters(state: GameState, recipient: Recipient, kind: str, amount: int) -> GameState:
    if isinstance(recipient, int):
        held = state.objects.get(recipient)
        if held is None:  # it left in the same batch
            return state
        return set_object(state, recipient, counters=held.counters.add(kind, amount))
    counters = state.player(recipient).counters.add(kind, amount)
    return set_player(state, recipient, counters=counters)
