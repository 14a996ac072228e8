"""A projection under way: what objects are so far, and one effect applied in one layer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from corpus.structs import Mutable, field
from judge.abilities import Static
from judge.abilities.bases import Modification
from judge.cards import Characteristics
from judge.game.state import GameState, ObjectId
from judge.rules.layers.effects import (
    Granted,
    Key,
    LayerEffect,
    besides_statics,
    of_statics,
)
from judge.rules.layers.layer import Layer
from judge.rules.rulebook import Rulebook
from judge.rules.view import Note, View
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


class Projecting(Mutable):
    """What objects are so far, the effects there are, and those that began, with their objects."""

    state: GameState
    rulebook: Rulebook
    now: dict[ObjectId, Characteristics]
    statics: dict[ObjectId, tuple[LayerEffect, ...]] = field(default_factory=dict)
    others: tuple[LayerEffect, ...] = ()
    begun: dict[Key, tuple[ObjectId, ...]] = field(default_factory=dict)
    kept: dict[Key, LayerEffect] = field(default_factory=dict)
    granted: Granted = field(default_factory=dict)
    notes: list[Note] | None = field(default_factory=list)  # none where something is only tried
    pairs: dict[tuple[Layer, Key, Key], bool] = field(default_factory=dict)  # which can matter
    trace: dict[ObjectId, list[LayerChange]] | None = None  # what each layer did to some of them
    as_printed: dict[object, dict[ObjectId, bool]] = field(default_factory=dict)  # what fits what
    version: int = 0  # another one as soon as there may be other effects of static abilities
    there: tuple[ObjectId, ...] | None = None  # the permanents that are not phased out
    found: dict[object, tuple[ObjectId, ...]] | None = None  # what effects affect, while it holds

    def gather(self) -> None:
        """Finds the effects that there are once copy effects have been applied."""
        state = self.state
        self.others = tuple(one for one in besides_statics(self.rulebook, state) if one.layers)
        tops = {player.library[0] for player in state.players if player.library}
        changes = self.rulebook.changes
        for id_, held in state.objects.items():
            may = id_ in self.now or ((own := held.printed.abilities) and changes(own))
            if may and held.phased_out is None:
                self._read(id_, is_top=id_ in tops)

    def _read(self, id_: ObjectId, *, is_top: bool = True) -> None:
        self.version += 1
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

    def every(self) -> Iterator[LayerEffect]:
        """All effects there are, in any layer."""
        yield from self.kept.values()
        yield from chain.from_iterable(self.statics.values())
        yield from self.others

    def view(self) -> View:
        """What objects are so far, for filters and amounts to look at."""
        view = View(self.state, self.rulebook, self.now, there=self.there)
        self.there = view.there
        return view

    def rules_behind(self, effect: LayerEffect) -> tuple[str, ...]:
        """The rules of the keyword ability that an effect comes from; none if it is its own."""
        if effect.static is None or effect.source is None:
            return ()
        now = self.now.get(effect.source, self.state.objects[effect.source].printed)
        return self.rulebook.rules_behind(now.abilities, effect.static)

    def note(self, ids: Iterable[ObjectId], *numbers: str) -> None:
        """Notes the rules that made objects what they are, unless something is only tried."""
        if self.notes is not None and numbers:
            self.notes.append((tuple(ids), numbers))

    def keep(
        self,
        id_: ObjectId,
        told: tuple[str, str],
        source: ObjectId | None,
        before: Characteristics | None,
        rules: Iterable[str],
    ) -> None:
        """Keeps what was done to an object, by what layer and cause, if that is wanted."""
        kept = None if self.trace is None else self.trace.get(id_)
        now = self.now.get(id_)
        if kept is None or now is None:
            return
        was = before or self.state.objects[id_].printed
        if was != now:
            layer, cause = told
            change = LayerChange(layer, cause, source, was, now, tuple(dict.fromkeys(rules)))
            kept.append(change)

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
