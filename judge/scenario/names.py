"""Names become objects: labels, names of cards, `Ann's Bear`, `Forest #2`.

A body is what a card or token is through all its zone changes; it appears once and is numbered in
the order of appearance.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judge.budget import step
from judge.cards import nicknamed
from judge.errors import nearest
from judge.game.state import (
    BodyId,
    GameObject,
    GameState,
    Kind,
    ObjectId,
    PlayerId,
    Recipient,
)
from judge.oracle.described import plainly
from judge.rules.view import View
from judge.scenario.called import (
    A_CARD,
    UNNAMED,
    Body,
    Known,
    There,
    all_called,
    half_of,
    is_called,
    is_word_of,
)
from judge.scenario.noted import Noted
from judge.values import Bilingual, Lang, Value
from judge.words import ASKER, called, owned, spoken_to

_ORDINAL = re.compile(r"^(.*?)\s*#([0-9]{1,9})$")
Lines = tuple[tuple[str, tuple[Value, ...]], ...]
Fits = Callable[[GameObject], bool]
NAMELESS = {Kind.EMBLEM: Bilingual("an emblem", "徽记")}


def _of_halves(held: GameObject) -> Bilingual | None:
    """What a token is called that is a copy of a card of two halves, neither of which is open."""
    return held.faces[0].name if held.kind is Kind.TOKEN and held.faces else None


class Names:
    """What everything in a game is called."""

    def __init__(self, players: tuple[PlayerId, ...], bodies: tuple[Body, ...]) -> None:
        self.players = players
        self.bodies = {body.id: body for body in bodies}
        self._known = Known(bodies)
        self._there: There | None = None  # of the state that was last asked about
        self._seen = 0
        self.noted = Noted()
        self._lines: dict[str, Lines] = {}
        self.read_lines: Callable[[str], Lines] = lambda name: ()
        self.said: Callable[[str, str], Bilingual] = lambda name, line: Bilingual(line, line)

    def note(self, state: GameState) -> None:
        """Learns the bodies that came to be in play: tokens, copies, emblems."""
        first, self._seen = self._seen, state.next_id
        if first == state.next_id:
            return
        objects, new = state.objects, range(first if first < state.next_id else 0, state.next_id)
        there = (held for i in new if (held := objects.get(ObjectId(i))) is not None)
        fresh = [held for held in there if held.body < 0 and held.body not in self.bodies]
        for held in sorted(fresh, key=lambda one: one.id):
            name = held.printed.name or _of_halves(held) or NAMELESS.get(held.kind, UNNAMED)
            self.bodies[held.body] = Body(held.body, name, held.owner)
        if fresh:
            self._known = Known(self.bodies.values())

    def kept(self) -> tuple[object, ...]:
        """What is known of what came to be in play, to go back to."""
        return dict(self.bodies), self._known, self._seen, self.noted.copied()

    def go_back(self, kept: tuple[Any, ...]) -> None:
        """Only what was known then is known again."""
        self.bodies, self._known, self._seen, self.noted = kept

    def lines_of(self, name: str) -> Lines:
        """The lines of a card's text with the abilities each gives."""
        if name not in self._lines:
            self._lines[name] = self.read_lines(name)
        return self._lines[name]

    def find_among(self, view: View, name: str, among: tuple[Recipient, ...]) -> Recipient | None:
        """The first of some objects and players that a name means; None if it means none."""
        player = self.player(name)
        if player is not None:
            return player if player in among else None
        bodies = self.called(view, name)
        for body in bodies:
            for id_ in among:
                if isinstance(id_, int) and view.object(ObjectId(id_)).body == body:
                    return id_
        return None

    def shown(self, body: BodyId) -> Bilingual:
        """The shortest name that no other body has."""
        shown = self._known.shown.get(body)
        if shown is None:
            held = self.bodies.get(body)
            if held is None:
                return UNNAMED
            label = held.label
            shown = self._told_apart(held) if label is None else self._said_of(label)
            self._known.shown[body] = shown
        return shown

    def _told_apart(self, body: Body) -> Bilingual:
        """The name of a body, with its owner and a number where others have that name."""
        owners, name = self._known.alike[body.name], body.name
        own = owners[body.owner]
        number = f" #{own.index(body.id) + 1}" if len(own) > 1 else ""
        if name == UNNAMED and (number or len(owners) > 1):
            name = A_CARD
        if len(owners) == 1:
            return Bilingual(f"{name.en}{number}", f"{name.zh}{number}") if number else name
        return owned(body.owner, Bilingual(f"{name.en}{number}", f"{name.zh}{number}"))

    def told(self, body: BodyId) -> Bilingual:
        """The same as it is told: cards that have no name are not told apart."""
        held = self.bodies.get(body)
        is_unnamed = held is not None and held.label is None and held.name == UNNAMED
        return UNNAMED if is_unnamed else self.shown(body)

    def in_both(self, name: str) -> Bilingual:
        """What the asker calls something, in both languages where it has a label in both."""
        labels = (body.label for body in self.bodies.values())
        found = next((one for one in labels if is_word_of(one, name)), None)
        return called(name) if found is None else self._said_of(found)

    def _said_of(self, label: Bilingual) -> Bilingual:
        """A label as it is said: "my Bear" is "your Bear" to whom asked about it."""
        return spoken_to(label) if ASKER in self.players else label

    def player(self, name: str) -> PlayerId | None:
        """The player of this name."""
        return next((player for player in self.players if player == name), None)

    def find(self, view: View, name: str, *fits: Fits) -> tuple[BodyId, ObjectId | None] | None:
        """The body of this name that fits best, and its object; None if that is gone."""
        there = self.meant(view, name, *fits)
        if there:
            return view.object(there[0]).body, there[0]
        return next(((body, None) for body in self.called(view, name)), None)

    def meant(self, view: View, name: str, *fits: Fits) -> tuple[ObjectId, ...]:
        """All objects that a name may mean: those that the first of `fits` fits, then the others.

        Within each they are in the order of appearance.
        """
        there = self._there_in(view).held
        held = [there[body] for body in self.called(view, name) if body in there]
        fitting = (one.id for fit in fits for one in held if fit(one))
        return tuple(dict.fromkeys((*fitting, *(one.id for one in held))))

    def nearest(self, name: str) -> str | None:
        """The known name most like `name`."""
        called = [n for body in self.bodies.values() for n in (body.label, body.name) if n]
        known = {one.get(lang) for one in called for lang in Lang}
        return nearest(name, {*known, *self.players} - {""})

    def called(self, view: View, name: str) -> list[BodyId]:
        """The bodies of a name, in the order of appearance; last those that have another one now.

        A token that is gone keeps its number: of three Goats the second is `Goat #2` all along.
        """
        labelled = self._known.labels.get(name)
        if labelled:
            return list(labelled)
        counted = _ORDINAL.match(name)
        if counted:
            every = self.called(view, counted[1])
            place = int(counted[2]) - 1
            return every[place : place + 1]
        for player in self.players:
            if name.startswith(f"{player}'s "):
                there = self._there_in(view).held
                return [
                    body
                    for body in self.called(view, name.removeprefix(f"{player}'s "))
                    if (there[body].controller if body in there else self.bodies[body].owner)
                    == player
                ]
        found = self._by_name(view, name) or self._by_face(view, name)
        half = None if found else half_of(name)
        if half is not None:
            return self._by_face(view, half) or self._by_name(view, half)
        meant = None if found else nicknamed(name) or plainly(name)
        return found if meant is None else self._by_name(view, meant)

    def is_of_face(self, view: View, name: str) -> bool:
        """True of a name that only a half or a face of some card has."""
        return not self._by_name(view, name) and bool(self._by_face(view, name))

    def _there_in(self, view: View) -> There:
        """What there is now, found once for a state."""
        there = self._there
        if there is None or there.state is not view.state or there.changed is not view.changed:
            there = self._there = There(view)
        return there

    def _by_name(self, view: View, name: str) -> list[BodyId]:
        step(1 + len(view.state.objects) // 20)
        there = self._there_in(view)
        now = {b for one, bodies in there.names.items() if is_called(one, name) for b in bodies}
        if is_word_of(A_CARD, name):
            name = UNNAMED.en
        printed = all_called(self._known.names, name)
        own = [body for body in printed if body in now or body not in there.held]
        others = sorted(now.difference(own))
        return own + others + [body for body in printed if body not in own]

    def _by_face(self, view: View, name: str) -> list[BodyId]:
        """The cards with a half or a face of this name, whichever of them is up."""
        return all_called(self._there_in(view).faces, name)
