"""What bodies may be called: by labels, names, halves and faces, in either language.

A body is what a card or token is through all its zone changes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from judge.cards import subtype
from judge.game.state import BodyId, GameObject, Kind, PlayerId
from judge.rules.view import View
from judge.values import Bilingual, Value


class Body(Value):
    """A card or token by what it may be called."""

    id: BodyId
    name: Bilingual
    owner: PlayerId
    label: Bilingual | None = None

    def is_called(self, name: str) -> bool:
        """True if a name is its label or its name, in either language."""
        return is_word_of(self.label, name) or is_called(self.name, name)


def is_word_of(words: Bilingual | None, name: str) -> bool:
    """True if a name is one of two words for the same thing."""
    return words is not None and name in (words.en, words.zh)


UNNAMED = Bilingual("a card", "一张牌")
A_CARD = Bilingual("card", "牌")  # after a number or whose it is


Placed = list[tuple[int, BodyId]]  # bodies with their places in the order of appearance


class Known:
    """All bodies by what they may be called."""

    def __init__(self, bodies: Iterable[Body]) -> None:
        self.alike: dict[Bilingual, dict[PlayerId, list[BodyId]]] = {}  # by owner; no labels
        self.labels: dict[str, list[BodyId]] = {}
        self.names: dict[Bilingual, Placed] = {}
        self.shown: dict[BodyId, Bilingual] = {}  # those that were asked for
        for place, body in enumerate(bodies):
            self.names.setdefault(body.name, []).append((place, body.id))
            if body.label is None:
                own = self.alike.setdefault(body.name, {})
                own.setdefault(body.owner, []).append(body.id)
            else:
                for label in dict.fromkeys((body.label.en, body.label.zh)):
                    self.labels.setdefault(label, []).append(body.id)


class There:
    """The objects there are, abilities on the stack aside, by bodies, names, halves and faces."""

    def __init__(self, view: View) -> None:
        self.state, self.changed = view.state, view.changed
        self.held: dict[BodyId, GameObject] = {}
        self.names: dict[Bilingual, set[BodyId]] = {}
        self.faces: dict[Bilingual, Placed] = {}
        changed = view.changed
        for id_, held in view.state.objects.items():
            if held.kind is Kind.ABILITY:
                continue
            name = changed.get(id_, held.printed).name
            if name is not None:
                self.names.setdefault(name, set()).add(held.body)
            for face in (*held.halves.faces, *held.faces):
                if face.name is not None:
                    self.faces.setdefault(face.name, []).append((len(self.held), held.body))
            self.held[held.body] = held


def all_called(names: Mapping[Bilingual, Placed], name: str) -> list[BodyId]:
    """The bodies of all names that a name may mean, in the order of appearance."""
    found = [placed for one, placed in names.items() if is_called(one, name)]
    return [body for _, body in sorted({pair for placed in found for pair in placed})]


HALVES = re.compile(r"^([^()/]+) \(([^()/]+(?:/[^()/]+)+)\)$")


def halves_of(name: str) -> tuple[str, ...]:
    """All halves of a card that a name of one of them tells: "Fire (Fire/Ice)".

    >>> halves_of("Ice (Fire/Ice)")
    ('Fire', 'Ice')
    >>> halves_of("Hazmat Suit (Used)")
    ()
    """
    found = HALVES.match(name)
    halves = tuple(found[2].split("/")) if found else ()
    return halves if found and found[1] in halves else ()


def half_of(name: str) -> str | None:
    """The half that a name means which tells all of them; None for any other name.

    >>> half_of("Ice (Fire/Ice)"), half_of("Island // Island"), half_of("Fire // Ice")
    ('Ice', 'Island', None)
    """
    sides = name.split(" // ")
    if len(sides) > 1 and len(set(sides)) == 1:  # one card printed on both sides
        return sides[0]
    return name.partition(" (")[0] if halves_of(name) else None


TOKEN = Bilingual(" token", "衍生物")  # what 111.4 adds to the subtypes of a token without a name


@lru_cache(maxsize=1 << 16)
def is_called(name: Bilingual, said: str) -> bool:
    """True if something of a name is called so, a token by its subtypes alone too.

    >>> is_called(Bilingual("Treasure Token", "Treasure Token"), "treasure")
    True
    >>> is_called(Bilingual("Food Token", "Food Token"), "食品")
    True
    """
    known = subtype(said)
    words = (said.casefold(), said.casefold() if known is None else known.en.casefold())
    en, zh = name.en.casefold(), name.zh.casefold()
    alone = {en.removesuffix(TOKEN.en), zh.removesuffix(TOKEN.zh)} - {en, zh}
    return words[0] in (en, zh) or any(word in alone for word in words)
