"""Names become objects: labels, names of cards, `Ann's Bear`, `Forest #2`.

A body is what a card or token is through all its zone changes; it appears once and is numbered in
the order of appearance.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from judge.errors import nearest
from judge.game.state import BodyId, GameObject, ObjectId, PlayerId
from judge.rules.view import View
from judge.values import Bilingual, Lang, Value

_ORDINAL = re.compile(r"^(.*?)\s*#(\d+)$")
Fits = Callable[[GameObject], bool]


class Body(Value):
    """A card or token by what it may be called."""

    id: BodyId
    name: Bilingual
    owner: PlayerId
    label: str | None = None


class Names:
    """What everything in a game is called."""

    def __init__(self, players: tuple[PlayerId, ...], bodies: tuple[Body, ...]) -> None:
        self.players = players
        self.bodies = {body.id: body for body in bodies}
        self._shown: Mapping[BodyId, Bilingual] = _shown(bodies)

    def shown(self, body: BodyId) -> Bilingual:
        """The shortest name that no other body has."""
        return self._shown[body]

    def player(self, name: str) -> PlayerId | None:
        """The player of this name."""
        return next((player for player in self.players if player == name), None)

    def find(self, view: View, name: str, *fits: Fits) -> tuple[BodyId, ObjectId | None] | None:
        """The body of this name that fits best, and its object; None if that is gone.

        The first that the first of `fits` fits, else that the second does; else the first.
        """
        found = self._called(view, name)
        if not found:
            return None
        there = {held.body: held for held in view.state.objects.values()}
        for fit in fits:
            for body in found:
                if body in there and fit(there[body]):
                    return body, there[body].id
        first = found[0]
        return first, there[first].id if first in there else None

    def nearest(self, name: str) -> str | None:
        """The known name most like `name`."""
        known = {body.label or "" for body in self.bodies.values()}
        known |= {body.name.get(lang) for body in self.bodies.values() for lang in Lang}
        return nearest(name, {*known, *self.players} - {""})

    def _called(self, view: View, name: str) -> list[BodyId]:
        labelled = [body.id for body in self.bodies.values() if body.label == name]
        if labelled:
            return labelled
        counted = _ORDINAL.match(name)
        if counted:
            every = self._called(view, counted[1])
            place = int(counted[2]) - 1
            return every[place : place + 1]
        for player in self.players:
            if name.startswith(f"{player}'s "):
                there = {held.body: held for held in view.state.objects.values()}
                return [
                    body
                    for body in self._called(view, name.removeprefix(f"{player}'s "))
                    if (there[body].controller if body in there else self.bodies[body].owner)
                    == player
                ]
        return self._by_name(view, name.casefold())

    def _by_name(self, view: View, name: str) -> list[BodyId]:
        now = [
            held.body
            for held in view.state.objects.values()
            if (current := view.of(held.id).name) is not None
            and name in (current.en.casefold(), current.zh.casefold())
        ]
        printed = [
            body.id
            for body in self.bodies.values()
            if name in (body.name.en.casefold(), body.name.zh.casefold())
        ]
        return sorted(now) + [body for body in printed if body not in now]


def _shown(bodies: tuple[Body, ...]) -> dict[BodyId, Bilingual]:
    """The shortest name of each body that no other has."""
    groups: dict[Bilingual, dict[PlayerId, list[Body]]] = {}
    shown: dict[BodyId, Bilingual] = {}
    for body in bodies:
        if body.label is not None:
            shown[body.id] = Bilingual(body.label, body.label)
        else:
            groups.setdefault(body.name, {}).setdefault(body.owner, []).append(body)
    for name, owners in groups.items():
        for owner, own in owners.items():
            whose = Bilingual("", "")
            if len(owners) > 1:
                whose = Bilingual(f"{owner}'s ", f"{owner}的")
            for place, body in enumerate(own, start=1):
                number = f" #{place}" if len(own) > 1 else ""
                shown[body.id] = Bilingual(
                    f"{whose.en}{name.en}{number}", f"{whose.zh}{name.zh}{number}"
                )
    return shown
