"""Tapping, damage, counters, attachments, faces and marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.game import events as e
from judge.game.changes.setting import set_object, set_player, unchanged, with_pair
from judge.game.fighting import leave_combat
from judge.game.moves import LOCKED
from judge.game.state import GameState, Recipient


def tap(state: GameState, event: e.Tap) -> GameState:
    """Tapped."""
    return set_object(state, event.object, tapped=True)


def untap(state: GameState, event: e.Untap) -> GameState:
    """Untapped."""
    return set_object(state, event.object, tapped=False)


def mark_damage(state: GameState, event: e.DamageMarked) -> GameState:
    """More damage is marked."""
    held = state.objects.get(event.object)
    if held is None:
        return state
    return set_object(state, event.object, damage=held.damage + event.amount)


def deathtouch(state: GameState, event: e.DeathtouchDealt) -> GameState:
    """State-based actions will know."""
    return state.with_(deathtouched=state.deathtouched | {event.object})


def put_counters(state: GameState, event: e.CountersPut) -> GameState:
    """More counters."""
    return _counters(state, event.recipient, event.kind, event.amount)


def remove_counters(state: GameState, event: e.CountersRemoved) -> GameState:
    """Fewer counters."""
    return _counters(state, event.recipient, event.kind, -event.amount)


def _counters(state: GameState, recipient: Recipient, kind: str, amount: int) -> GameState:
    if isinstance(recipient, int):
        held = state.objects.get(recipient)
        if held is None:  # it left in the same batch
            return state
        counters, stamps = held.counters.add(kind, amount), held.stamps
        if amount > 0:
            stamps = tuple(sorted({**dict(stamps), kind: state.next_id}.items()))
        return set_object(state, recipient, counters=counters, stamps=stamps)
    shared = state.together(recipient) if kind == "poison" else (recipient,)  # 810.10
    for player in shared:
        counters = state.player(player).counters.add(kind, amount)
        state = set_player(state, player, counters=counters)
    return state


def attach(state: GameState, event: e.Attached) -> GameState:
    """Attached, with a new timestamp (613.7e)."""
    state = set_object(state, event.object, attached_to=event.to, timestamp=state.next_id)
    return state.with_(next_id=state.next_id + 1)


def unattach(state: GameState, event: e.Unattached) -> GameState:
    """Attached to nothing."""
    return set_object(state, event.object, attached_to=None)


def change_control(state: GameState, event: e.ControlChanged) -> GameState:
    """Under new control: removed from combat (506.4), and sick (302.6)."""
    held = state.objects.get(event.object)
    base = held.base_controller or held.controller if held is not None else None
    marks = with_pair(held.marks if held is not None else (), "upkeeps", 0)
    marks = with_pair(marks, "ring-bearer", None)  # 701.52a
    state = set_object(
        state,
        event.object,
        controller=event.player,
        base_controller=base,
        sick=True,
        marks=marks,
    )
    return leave_combat(state, event.object)


def transform(state: GameState, event: e.Transformed | e.Converted) -> GameState:
    """Another face is up; a new timestamp (613.7g)."""
    held = state.objects.get(event.object)
    if held is None or not held.faces:
        return state
    state = set_object(
        state,
        event.object,
        face=event.face,
        printed=held.faces[event.face],
        timestamp=state.next_id,
    )
    return state.with_(next_id=state.next_id + 1)


def flip(state: GameState, event: e.Flipped) -> GameState:
    """The other half counts; once flipped, it stays so (710.4)."""
    held = state.objects.get(event.object)
    if held is None:
        return state
    halves = held.halves
    if halves.layout != "flip":  # an effect makes it a copy of a flip card
        return set_object(state, event.object, flipped=True)
    return set_object(state, event.object, flipped=True, face=1, printed=halves.faces[1])


def face_up(state: GameState, event: e.TurnedFaceUp) -> GameState:
    """Face up, with a new timestamp (613.7f)."""
    state = set_object(state, event.object, face_down=None, timestamp=state.next_id)
    return state.with_(next_id=state.next_id + 1)


def face_down(state: GameState, event: e.TurnedFaceDown) -> GameState:
    """Face down, with a new timestamp."""
    state = set_object(state, event.object, face_down=event.how, timestamp=state.next_id)
    return state.with_(next_id=state.next_id + 1)


def phase_out(state: GameState, event: e.PhasedOut) -> GameState:
    """Phased out, and out of combat."""
    how = "directly" if event.directly else "indirectly"
    return leave_combat(set_object(state, event.object, phased_out=how), event.object)


def phase_in(state: GameState, event: e.PhasedIn) -> GameState:
    """There again."""
    return set_object(state, event.object, phased_out=None)


def mark(state: GameState, event: e.Marked) -> GameState:
    """A mark more, or less."""
    held = state.objects.get(event.object)
    if held is None:
        return state
    return set_object(state, held.id, marks=with_pair(held.marks, event.mark, event.value))


def turn_lock(state: GameState, event: e.DoorUnlocked | e.DoorLocked) -> GameState:
    """The face that is up is that of the halves that are unlocked now."""
    held = state.objects.get(event.object)
    if held is None:
        return state
    face = after_turning(held.face, event.half, unlocks=isinstance(event, e.DoorUnlocked))
    return set_object(state, held.id, face=face, printed=held.halves.faces[face])


def after_turning(face: int, half: int, *, unlocks: bool) -> int:
    """The face of a Room after a half of it is unlocked or locked; 0 is both, `LOCKED` none."""
    there = {0: {1, 2}, LOCKED: set()}.get(face, {face})
    now = there | {half} if unlocks else there - {half}
    return 0 if len(now) > 1 else next(iter(now), LOCKED)


def choose(state: GameState, event: e.Chose) -> GameState:
    """A choice is kept."""
    held = state.objects.get(event.object)
    if held is None:
        return state
    return set_object(state, held.id, chosen=with_pair(held.chosen, event.what, event.value))


def link(state: GameState, event: e.Linked) -> GameState:
    """More objects are remembered, also of one that is gone and whose ability exiled them."""
    held = state.objects.get(event.object)
    if held is None:
        gone = state.known[event.object]
        last = gone.object.with_(linked=(*gone.object.linked, *event.others))
        return state.with_(known=state.known.set(event.object, gone.with_(object=last)))
    return set_object(state, held.id, linked=(*held.linked, *event.others))


def heal(state: GameState, event: e.DamageHealed) -> GameState:
    """No damage on one permanent."""
    return set_object(state, event.object, damage=0)


def remove_damage(state: GameState, event: e.DamageRemoved) -> GameState:
    """No damage on any permanent."""
    for id_ in state.battlefield:
        if state.objects[id_].damage:
            state = set_object(state, id_, damage=0)
    return state


CHANGES: Mapping[type[e.Event], Callable[[GameState, Any], GameState]] = {
    e.Tap: tap,
    e.Untap: untap,
    e.Damage: unchanged,
    e.DamagePrevented: unchanged,
    e.DamageMarked: mark_damage,
    e.DeathtouchDealt: deathtouch,
    e.CountersPut: put_counters,
    e.CountersRemoved: remove_counters,
    e.Attached: attach,
    e.Unattached: unattach,
    e.ControlChanged: change_control,
    e.Converted: transform,
    e.Transformed: transform,
    e.Flipped: flip,
    e.TurnedFaceUp: face_up,
    e.TurnedFaceDown: face_down,
    e.PhasedOut: phase_out,
    e.PhasedIn: phase_in,
    e.Marked: mark,
    e.DoorUnlocked: turn_lock,
    e.DoorLocked: turn_lock,
    e.Chose: choose,
    e.Linked: link,
    e.DamageHealed: heal,
    e.DamageRemoved: remove_damage,
    e.NotDestroyed: unchanged,
    e.NotTransformed: unchanged,
    e.NotExchanged: unchanged,
    e.Regenerated: unchanged,
}
