"""Printed characteristics become current ones (613), layer by layer; nothing is written back.

Within a layer effects are applied one after the other: characteristic-defining ones first, then
by dependency, found by trying (613.8), then by timestamp (613.7). What an effect would do is asked
again after each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from corpus.structs import Mutable, field
from judge.abilities import modifications as m
from judge.cards import Characteristics
from judge.cite import cites
from judge.game.state import GameObject, GameState, ObjectId, Printed
from judge.rules.layers.application import apply, instructions
from judge.rules.layers.changes import changed_by_counters, modified
from judge.rules.layers.effects import Key, LayerEffect, affected_by
from judge.rules.layers.face_down import face_down_as
from judge.rules.layers.interplay import Applied, note_others, note_overridden
from judge.rules.layers.layer import Layer, rule_of
from judge.rules.layers.order import (
    Trials,
    are_independent,
    by_timestamp,
    comes_too_late,
    in_order,
    is_in_loop,
    next_effect,
    rules_of_place,
)
from judge.rules.layers.projection import Instructions, LayerChange, Projecting
from judge.rules.layers.scope import CHANGED
from judge.rules.rulebook import Rulebook
from judge.rules.sides import FLIP
from judge.rules.unread import check_early, check_functioning
from judge.rules.view import View
from judge.rules.zone_contents import below_of, changes_any, piles_of

HONED_SINCE = "2026-08-07"

__all__ = [
    "LayerChange",
    "affected_by",
    "base_characteristics",
    "modified",
    "project",
    "reasons",
    "traced",
]

_LAST: list[View] = []  # the view asked for last: most states are looked at many times in a row


@cites("613.1", "确定物件特征首先从该物件本身开始")
def project(state: GameState, rulebook: Rulebook) -> View:
    """The view of a state."""
    last = _LAST[0] if _LAST and _LAST[0].rulebook is rulebook else None
    if last is not None:
        if last.state is state:
            return last
        if last.is_of_board and _same_board(last.state, state):
            view = last.of_later(state)
            _LAST[:] = [view]
            return view
    printed = piles_of(state, rulebook, {}, () if last is None else last.printed)
    below = below_of(state, rulebook, () if last is None else last.below)
    view = View(state, rulebook, {}, is_of_board=True, printed=printed, below=below)
    if _has_effects(view):
        work = _projected(state, rulebook, tuple(Layer))
        changed = {i: now for i, now in work.now.items() if now is not state.objects[i].printed}
        view = View(
            state,
            rulebook,
            changed,
            work.notes or (),
            has_effects=True,
            is_of_board=not state.limited and all(one.is_of_board for one in work.every()),
            printed=printed,
            below=below,
        )
    check_functioning(view)
    _LAST[:] = [view]
    return view


def traced(view: View, ids: Iterable[ObjectId]) -> Mapping[ObjectId, tuple[LayerChange, ...]]:
    """What each layer made of each of these objects that is other than as printed, in order."""
    if not view.has_effects:
        return {}
    work = _projected(view.state, view.rulebook, tuple(Layer), {id_: [] for id_ in ids})
    return {id_: tuple(changes) for id_, changes in (work.trace or {}).items() if changes}


def reasons(view: View) -> Mapping[ObjectId, tuple[str, ...]]:
    """The rules that made each object what it is, those of how effects act on one another too."""
    return noted(view).because


def noted(view: View) -> View:
    """The view with the rules of each layer, those of how effects act on one another too."""
    if not view.has_effects:
        return view
    work = _projected(view.state, view.rulebook, tuple(Layer), {})
    return View(view.state, view.rulebook, work.now, work.notes or ())


def base_characteristics(view: View, id_: ObjectId) -> Characteristics:
    """What an object is through layer 7b: its base power and toughness are among it (613.4b)."""
    layers = tuple(layer for layer in Layer if layer <= Layer.SET)
    return _projected(view.state, view.rulebook, layers).now.get(id_, view.object(id_).printed)


def _same_board(one: GameState, other: GameState) -> bool:
    """True if two states have the same objects in the same places, and no effects."""
    if (
        one.objects is not other.objects
        or one.has_unread is not other.has_unread
        or one.effects is not other.effects
        or one.rules is not other.rules
        or one.stack is not other.stack
        or one.battlefield is not other.battlefield
        or one.exile is not other.exile
        or one.command is not other.command
    ):
        return False
    if one.players is other.players:
        return True
    for before, after in zip(one.players, other.players, strict=True):
        if (
            before.library is not after.library
            or before.hand is not after.hand
            or before.graveyard is not after.graveyard
        ):
            return False
    return True


def _has_effects(view: View) -> bool:
    """True if anything could make an object other than what it is as printed."""
    state = view.state
    if state.effects or state.variant.deploys_creatures:
        return True
    number = 0
    for pile in (*view.printed, *view.below):
        if pile.is_changed(view.rulebook):
            return True
        number += len(pile.held)
    if number == len(state.objects):
        return False
    return changes_any(view.rulebook, state.objects.values())


def _projected(
    state: GameState,
    rulebook: Rulebook,
    layers: tuple[Layer, ...],
    trace: dict[ObjectId, list[LayerChange]] | None = None,
) -> Projecting:
    """The layers applied in order to what the objects are as printed; see `Projecting.trace`."""
    work = Projecting(state, rulebook, {}, trace=trace)
    _copy_layer(work)
    _turn_down(work)
    work.gather()
    for layer in in_order(work, layers):
        if layer is Layer.ABILITY:
            held = map(state.objects.__getitem__, state.battlefield)
            check_early(state, ((one, work.now.get(one.id, one.printed)) for one in held))
        if layer is not Layer.COPY:
            _apply_layer(work, layer)
    return work


@cites("613.2a", "复制")
def _copy_layer(work: Projecting) -> None:
    """Layer 1a: copy effects, in the order of their timestamps."""
    state = work.state
    for effect in sorted(state.effects, key=lambda one: one.timestamp):
        for change in effect.modifications:
            if isinstance(change, m.CopyValues) and isinstance(change.values, Characteristics):
                for id_ in effect.objects:
                    if id_ in state.objects:
                        before = work.now.get(id_)
                        halves, flipped = change.halves, state.objects[id_].flipped
                        work.now[id_] = change.values
                        if flipped and isinstance(halves, Printed) and halves.layout == FLIP:
                            work.now[id_] = halves.faces[1]
                        rules = (rule_of(Layer.COPY), *_copy_layer.numbers)
                        work.note((id_,), *rules)
                        work.keep(id_, ("1a", "copy"), effect.source, before, rules)


@cites("613.2b", "牌面朝下的咒语和永久物的特征根据规则708.2的定义被改变")
def _turn_down(work: Projecting) -> None:
    """Layer 1b: what is face down has the characteristics that 708.2 gives it."""
    for id_ in (*work.state.battlefield, *work.state.stack):
        if (how := work.state.objects[id_].face_down) is not None:
            before = work.now.get(id_)
            work.now[id_] = face_down_as(how)
            work.note((id_,), *_turn_down.numbers)
            work.keep(id_, ("1b", "face down"), None, before, _turn_down.numbers)


class _Done(Mutable):
    """What has been applied of a layer."""

    effects: dict[Key, LayerEffect] = field(default_factory=dict)
    left: dict[Key, Instructions | None] = field(default_factory=dict)  # what they would do again
    applied: Applied = field(default_factory=list)


def _apply_layer(work: Projecting, layer: Layer) -> None:
    """All effects of a layer, one after the other; the order is found anew after each (613.8c).

    Where nothing can depend on anything, it stays as long as there are the same effects.
    """
    done = _Done()
    before = dict(work.now) if work.trace is not None else {}
    while waiting := [one for one in work.effects_in(layer) if one.key not in done.effects]:
        if are_independent(waiting, layer):
            _apply_in_turn(work, layer, by_timestamp(waiting), done)
        else:
            trials = Trials(work, layer)
            chosen, order = next_effect(trials, waiting)
            _apply_one(work, layer, chosen, trials.before(chosen), order, done)
    if work.trace is not None:
        note_overridden(work, layer, done.applied, before)
    if layer is Layer.ABILITY:
        _keep_away(work, done.effects)
    if layer is Layer.MODIFY:
        _counters(work)


def _apply_in_turn(work: Projecting, layer: Layer, order: list[LayerEffect], done: _Done) -> None:
    """Effects that don't depend on one another, until there may be others than these."""
    version, work.found = work.version, {}
    for place, one in enumerate(order):
        others = order[place : place + 1] if place + 1 < len(order) else ()
        rules = rules_of_place(one, others) if others else ()
        _apply_one(work, layer, one, instructions(work, one, layer), rules, done)
        if work.version != version:
            break
    work.found = None


def _apply_one(
    work: Projecting,
    layer: Layer,
    chosen: LayerEffect,
    found: Instructions | None,
    order: tuple[str, ...],
    done: _Done,
) -> None:
    if work.trace is not None:
        note_others(work, chosen, found)
    changed = apply(work, chosen, layer, found, order)
    if changed:
        work.note(changed, *order, *work.rules_behind(chosen))
    is_loop = is_in_loop.numbers[0] in order
    if changed and not is_loop and comes_too_late(work, layer, done.effects, done.left, chosen):
        work.note(changed, *comes_too_late.numbers)
    done.effects[chosen.key] = chosen
    done.applied.append((chosen, found or {}))
    if chosen.looks_at & CHANGED[layer] and not is_loop:
        done.left[chosen.key] = instructions(work, chosen, layer)


@cites("613.1f", "令物件不能具有某异能的效应")
def _keep_away(work: Projecting, done: dict[Key, LayerEffect]) -> None:
    """An ability that an object can't have is gone whatever gave it, and when."""
    for effect in done.values():
        if any(isinstance(one, m.LoseAbilities) and one.cant_have for one in effect.modifications):
            apply(work, effect, Layer.ABILITY, instructions(work, effect, Layer.ABILITY))


@cites("613.4c", "影响力量和/或防御力")
def _counters(work: Projecting) -> None:
    """Counters that change power and toughness."""
    for id_ in work.state.battlefield:
        held = work.state.objects[id_]
        if held.counters.kinds:
            now = work.now.get(id_, held.printed)
            after = changed_by_counters(now, held.counters)
            if after is not now:
                work.now[id_] = after
                work.note((id_,), *_counters.numbers)
                work.keep(id_, ("7c", "counter"), id_, now, _counters.numbers)
            if held.counters.count("hone") and work.rulebook.edition.has(HONED_SINCE):
                _hone(work, held)


@cites("122.1j", "A hone counter on an Equipment gives +1/+0", edition=HONED_SINCE)
def _hone(work: Projecting, held: GameObject) -> None:
    """What an Equipment with hone counters is attached to has that much more power."""
    id_ = held.attached_to
    host = work.state.objects.get(id_) if isinstance(id_, int) else None
    if host is None or "Equipment" not in work.now.get(held.id, held.printed).subtypes:
        return
    now = work.now.get(host.id, host.printed)
    if now.is_creature and now.power is not None:
        work.now[host.id] = now.with_(power=now.power + held.counters.count("hone"))
        work.note((host.id,), *_hone.numbers)
        work.keep(host.id, ("7c", "counter"), held.id, now, _hone.numbers)
