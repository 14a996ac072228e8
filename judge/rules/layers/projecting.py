"""A projection under way: what objects are so far, and one effect applied in one layer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from judge.abilities import Static
from judge.abilities import modifications as m
from judge.abilities.bases import Calculation, Modification
from judge.abilities.statics import Continuous
from judge.cards import Characteristics
from judge.cite import cites
from judge.game.state import GameState, ObjectId
from judge.rules.influence.limits import rules_of_static
from judge.rules.layers.changing import modified, rules_of
from judge.rules.layers.effects import (
    Granted,
    Key,
    LayerEffect,
    affected_by,
    besides_statics,
    of_statics,
    parts_in,
)
from judge.rules.layers.layer import NAMES, Layer, rule_of
from judge.rules.meaning import Context, amount_of, holds, result_of
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.values import Value

Instructions = dict[ObjectId, tuple[Modification, ...]]


class LayerChange(Value):
    """What one effect made of an object in one layer, by which rules; `cause` is its kind."""

    layer: str  # as players call it: "6", "7c"
    cause: str  # "static", "effect", "counter", "option", "copy" or "face down"
    source: ObjectId | None
    before: Characteristics
    after: Characteristics
    rules: tuple[str, ...]


@dataclass(slots=True)
class Projecting:
    """What objects are so far, the effects there are, and those that began, with their objects."""

    state: GameState
    rulebook: Rulebook
    now: dict[ObjectId, Characteristics]
    statics: dict[ObjectId, tuple[LayerEffect, ...]] = field(default_factory=dict)
    others: tuple[LayerEffect, ...] = ()
    begun: dict[Key, tuple[ObjectId, ...]] = field(default_factory=dict)
    kept: dict[Key, LayerEffect] = field(default_factory=dict)
    granted: Granted = field(default_factory=dict)
    because: dict[ObjectId, dict[str, None]] | None = field(default_factory=dict)
    pairs: dict[tuple[Layer, Key, Key], bool] = field(default_factory=dict)  # which can matter
    trace: dict[ObjectId, list[LayerChange]] | None = None  # what each layer did, if it is kept

    def gather(self) -> None:
        """Finds the effects that there are once copy effects have been applied."""
        state = self.state
        self.others = tuple(one for one in besides_statics(self.rulebook, state) if one.layers)
        tops = {player.library[0] for player in state.players if player.library}
        for id_, held in state.objects.items():
            if (held.printed.abilities or id_ in self.now) and held.phased_out is None:
                self._read(id_, is_top=id_ in tops)

    def _read(self, id_: ObjectId, *, is_top: bool = True) -> None:
        held = self.state.objects[id_]
        now = self.now.get(id_, held.printed)
        found = of_statics(self.rulebook, held, now, self.granted.get(id_, {}))
        in_library = held.zone.value == "library" and not is_top
        effects = tuple(one for one in found if one.is_defining or not in_library)
        if effects:
            self.statics[id_] = effects
        else:
            self.statics.pop(id_, None)

    def copy(self) -> Projecting:
        """The same, to try something on."""
        return Projecting(
            self.state,
            self.rulebook,
            dict(self.now),
            dict(self.statics),
            self.others,
            dict(self.begun),
            dict(self.kept),
            dict(self.granted),
            None,
            self.pairs,
        )

    def effects_in(self, layer: Layer) -> list[LayerEffect]:
        """The effects that apply in a layer as things are now, those that began among them."""
        found = {key: one for key, one in self.kept.items() if layer in one.layers}
        for effects in self.statics.values():
            for one in effects:
                if layer in one.layers:
                    found.setdefault(one.key, one)
        return [*found.values(), *(one for one in self.others if layer in one.layers)]

    def view(self) -> View:
        """What objects are so far, for filters and amounts to look at."""
        return View(self.state, self.rulebook, self.now)

    def rules_behind(self, effect: LayerEffect) -> tuple[str, ...]:
        """The rules of the keyword ability that an effect comes from; none if it is its own."""
        if effect.static is None or effect.source is None:
            return ()
        now = self.now.get(effect.source, self.state.objects[effect.source].printed)
        return self.rulebook.rules_behind(now.abilities, effect.static)

    def note(self, id_: ObjectId, *numbers: str) -> None:
        """Notes the rules that made an object what it is, unless something is only tried."""
        self.note_all((id_,), dict.fromkeys(numbers))

    def note_all(self, ids: Iterable[ObjectId], numbers: dict[str, None]) -> None:
        """Notes the rules that made objects what they are, unless something is only tried."""
        if self.because is not None:
            for id_ in ids:
                held = self.because.get(id_)
                if held is None:
                    self.because[id_] = numbers.copy()
                else:
                    held.update(numbers)

    def keep(
        self,
        id_: ObjectId,
        told: tuple[str, str],
        source: ObjectId | None,
        before: Characteristics | None,
        rules: Iterable[str],
    ) -> None:
        """Keeps what was done to an object, by what layer and cause, if that is wanted."""
        now = self.now.get(id_)
        if self.trace is None or now is None:
            return
        was = before or self.state.objects[id_].printed
        if was != now:
            layer, cause = told
            change = LayerChange(layer, cause, source, was, now, tuple(dict.fromkeys(rules)))
            self.trace.setdefault(id_, []).append(change)

    def change(
        self,
        id_: ObjectId,
        before: Characteristics,
        now: Characteristics,
        timestamp: int | None = None,
    ) -> None:
        """What an object is from here on; its static abilities are read again if they changed.

        `timestamp` is that of the effect, where it gives abilities.
        """
        self.now[id_] = now
        if now.abilities is before.abilities:
            return
        if timestamp is not None:
            for one in now.abilities:
                if isinstance(one, Static) and one not in before.abilities:
                    self.granted[id_] = {**self.granted.get(id_, {}), one: timestamp}
        if id_ in self.statics or any(
            isinstance(one, Static) for one in self.rulebook.expand(now.abilities)
        ):
            self._read(id_)

    def is_there(self, effect: LayerEffect) -> bool:
        """True if the ability an effect comes from is there; other effects always are."""
        if effect.static is None or effect.source is None:
            return True
        return any(one.key == effect.key for one in self.statics.get(effect.source, ()))


def instructions(work: Projecting, effect: LayerEffect, layer: Layer) -> Instructions | None:
    """What an effect does in a layer, object by object; None if it does not exist."""
    if effect.key not in work.begun and not work.is_there(effect):
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
            changes.append(resolved(view, change, about))
        if changes:
            found[id_] = tuple(changes)
    return found


def _is_open(change: Modification) -> bool:
    """True if what a modification does is not the same for every object and in every view."""
    return isinstance(change, m.IfSo) or any(
        isinstance(getattr(change, name), Calculation) for name in change.__struct_fields__
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
    return affected_by(view, rule, context) if isinstance(rule, Continuous) else ()


@cites("611.3b", "一个效应在产生它的永久物在战场期间或产生它的物件在对应的区域期间均生效")
def standing() -> None:
    """A static ability's effect applies at all times to whatever it says."""


def _rules_of_standing(view: View, effect: LayerEffect) -> tuple[str, ...]:
    if effect.static is None:
        return ()
    if not view.state.limited:
        return standing.numbers
    return (*standing.numbers, *rules_of_static(view, effect.static.rule, effect.controller))


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
    """Carries out what an effect does in a layer, its objects kept for later layers; which ones.

    `order` are the rules by which it comes before others.
    """
    if found is None:
        return ()
    if effect.static is not None and not effect.is_defining and len(effect.layers) > 1:
        work.begun.setdefault(effect.key, tuple(found))
        work.kept.setdefault(effect.key, effect)
    view = work.view()
    numbers = (rule_of(layer), *_rules_of_going_on(work, effect), *_rules_of_standing(view, effect))
    is_static = effect.static is not None
    context = Context(effect.source, effect.controller, is_static=is_static)
    told: dict[str, None] = {}
    last: tuple[Modification, ...] | None = None  # most objects are changed alike
    ability_stamp = effect.timestamp if layer is Layer.ABILITY else None
    for id_, changes in found.items():
        now = before = view.of(id_)
        context.it = (id_,)
        for change in changes:
            now = modified(view, now, change, context)
        work.change(id_, before, now, ability_stamp)
        if work.because is None:
            continue
        if changes is not last:
            besides = (number for change in changes for number in rules_of(change))
            last, told = changes, dict.fromkeys((*numbers, *besides))
        work.note_all((id_,), told)
        if work.trace is not None:
            work.keep(id_, (NAMES[layer], effect.key.kind), effect.source, before, (*told, *order))
    return tuple(found)
