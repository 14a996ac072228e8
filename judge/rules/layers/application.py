"""What one effect does in one layer, object by object, and its doing it."""

from __future__ import annotations

from judge.abilities import modifications as m
from judge.abilities.bases import Calculation, Modification
from judge.abilities.statics import Continuous
from judge.budget import step
from judge.cards import Characteristics
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.influence.limits import rules_of_static
from judge.rules.layers.changes import fitted, modified, rules_of
from judge.rules.layers.effects import (
    LayerEffect,
    affected_by,
    parts_in,
)
from judge.rules.layers.layer import NAMES, Layer, rule_of
from judge.rules.layers.projection import Instructions, Projecting
from judge.rules.layers.scope import changes_alike, is_of_no_source, needed
from judge.rules.meaning import Context, amount_of, holds, result_of
from judge.rules.view import View


def instructions(work: Projecting, effect: LayerEffect, layer: Layer) -> Instructions | None:
    """What an effect does in a layer, object by object; None if it does not exist."""
    is_begun = effect.key in work.begun
    if not work.is_there(effect) and not (is_begun and goes_on(work, effect)):
        return None
    view = work.view()
    static = effect.static
    context = Context(effect.source, effect.controller, is_static=static is not None)
    condition = None if static is None or effect.key in work.begun else static.condition
    if not holds(view, condition, context):
        return {}
    found: Instructions = {}
    parts = parts_in(effect, layer)
    objects = _objects(work, view, effect, context)
    if not any(map(_is_open, parts)):
        return dict.fromkeys(objects, parts) if parts else {}
    for id_ in objects:
        about = context.about(id_)
        changes = []
        for change in parts:
            if isinstance(change, m.IfSo):
                if not holds(view, change.condition, about):
                    continue
                change = change.modification
            changes.append(resolved(view, fitted(view.of(id_), change, parts), about))
        if changes:
            found[id_] = tuple(changes)
    return found


@cites("613.6", "即使产生该效应的异能在此过程中被移除")
def goes_on(work: Projecting, effect: LayerEffect) -> bool:
    """An effect that began to apply goes on in later layers, though its ability is gone by then."""
    return effect.key in work.begun


def _is_open(change: Modification) -> bool:
    """True if what a modification does is not the same for every object and in every view."""
    return (
        isinstance(change, m.IfSo)
        or bool(needed(change))
        or any(isinstance(getattr(change, name), Calculation) for name in change.__struct_fields__)
    )


def resolved(view: View, change: Modification, context: Context) -> Modification:
    """A modification with its amounts as numbers."""
    number = result_of if isinstance(change, m.ModifyPowerToughness) else amount_of
    amounts = {
        name: number(view, value, context)
        for name in change.__struct_fields__
        if isinstance(value := getattr(change, name), Calculation)
    }
    return change.with_(**amounts) if amounts else change


def _objects(
    work: Projecting, view: View, effect: LayerEffect, context: Context
) -> tuple[ObjectId, ...]:
    if effect.static is None:
        return tuple(id_ for id_ in effect.objects if id_ in work.state.objects)
    if effect.key in work.begun:
        return work.begun[effect.key]
    rule = effect.static.rule
    if not isinstance(rule, Continuous):
        return ()
    if work.found is None or not is_of_no_source(rule.what):
        return affected_by(view, rule, context)
    key = (rule.what, effect.controller, effect.is_defining)
    if key not in work.found:
        work.found[key] = affected_by(view, rule, context)
    return work.found[key]


@cites("611.3b", "一个效应在产生它的永久物在战场期间或产生它的物件在对应的区域期间均生效")
def standing() -> None:
    """A static ability's effect applies at all times to whatever it says."""


def _rules_of_standing(view: View, effect: LayerEffect) -> tuple[str, ...]:
    if effect.static is None:
        return ()
    numbers = (*standing.numbers, *view.rulebook.rules_of(effect.static))
    if not view.state.limited:
        return numbers
    return (*numbers, *rules_of_static(view, effect.static.rule, effect.controller))


def _rules_of_going_on(work: Projecting, effect: LayerEffect) -> tuple[str, ...]:
    goes_on = effect.key in work.begun and not work.is_there(effect)
    in_parts = len(effect.layers) > 1 and effect.static is None
    return apply.numbers if goes_on or in_parts else ()


@cites("613.6", "将继续")
def apply(
    work: Projecting,
    effect: LayerEffect,
    layer: Layer,
    found: Instructions | None,
    order: tuple[str, ...] = (),
) -> tuple[ObjectId, ...]:
    """Carries out what an effect does in a layer; to which objects. `order`: why it is first."""
    if found is None:
        return ()
    _begin(work, effect, found)
    view = work.view()
    numbers = (rule_of(layer), *_rules_of_going_on(work, effect), *_rules_of_standing(view, effect))
    context = Context(effect.source, effect.controller, is_static=effect.static is not None)
    told: tuple[str, ...] = ()
    noted: list[ObjectId] = []
    last: tuple[Modification, ...] | None = None  # most objects are changed alike
    alike: dict[int, tuple[Characteristics, Characteristics]] = {}  # what became what
    ability_stamp = effect.timestamp if layer is Layer.ABILITY else None
    step(1 + len(found) // 50)
    for id_, changes in found.items():
        before = work.now.get(id_) or view.of(id_)
        if changes is not last:
            work.note(noted, *told)
            noted = []
            last, told = changes, _with_own_rules(numbers, changes)
            alike.clear()
            is_for_all = all(map(changes_alike, changes))
        known = alike.get(id(before)) if is_for_all else None
        if known is None:
            about = context if is_for_all else context.about(id_)
            known = alike[id(before)] = before, _changed(view, before, changes, about)
        now = known[1]
        work.change(id_, before, now, ability_stamp)
        noted.append(id_)
        if work.trace is not None:
            work.keep(id_, (NAMES[layer], effect.key.kind), effect.source, before, (*told, *order))
    work.note(noted, *told)
    return tuple(found)


def _with_own_rules(numbers: tuple[str, ...], changes: tuple[Modification, ...]) -> tuple[str, ...]:
    """The rules, and after them those by which modifications do what they do, each once."""
    return tuple(dict.fromkeys((*numbers, *(n for change in changes for n in rules_of(change)))))


def _begin(work: Projecting, effect: LayerEffect, found: Instructions) -> None:
    """A static ability's effect that goes on in later layers keeps its objects (613.6)."""
    if effect.static is not None and not effect.is_defining and len(effect.layers) > 1:
        work.begun.setdefault(effect.key, tuple(found))
        work.kept.setdefault(effect.key, effect)


def _changed(
    view: View, now: Characteristics, changes: tuple[Modification, ...], context: Context
) -> Characteristics:
    """Characteristics after some modifications, one after the other."""
    for change in changes:
        now = modified(view, now, change, context)
    return now
