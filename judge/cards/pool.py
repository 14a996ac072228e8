"""Cards by name, in either language: the built-in pool, and files that a user brings.

>>> pool = builtin_pool()
>>> pool.get("lightning bolt").name.zh, pool.nearest("Lightning Bold"), "胆怯" in pool
('闪电击', 'Lightning Bolt', False)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from corpus.alike import most_alike
from judge.cards.card import Card
from judge.cards.files import Entry, jsonl_entries, toml_entries
from judge.cards.finding import Found, Keys, Names, casefolded
from judge.cards.published import Published
from judge.values import Bilingual, Lang

_ALIKE = 60  # of 100


class Pool:
    """Cards by name, in either language; case does not matter; a card is read when asked for."""

    def __init__(self, cards: Iterable[Card | Entry]) -> None:
        self._held: list[Card | Entry] = []
        self._names: dict[str, tuple[str, int]] = {}
        others: list[tuple[str, int]] = []
        for place, card in enumerate(cards):
            self._held.append(card)
            first, *rest = card.names if isinstance(card, Entry) else _names(card)
            for name in first:
                self._names.setdefault(name.casefold(), (name, place))
            others.extend((name, place) for names in rest for name in names)
        for name, place in others:  # after all fronts: a back face hides no card
            self._names.setdefault(name.casefold(), (name, place))

    @classmethod
    def from_toml(cls, path: Path) -> Pool:
        """The cards of a TOML file of entries."""
        return cls(toml_entries(path))

    @classmethod
    def from_jsonl(cls, path: Path) -> Pool:
        """The cards of a JSON Lines file, one card a line."""
        return cls(jsonl_entries(path))

    def __or__(self, other: Pool) -> Pool:
        """The cards of both; where a name is in both, this pool's."""
        return Pool((*self._held, *other._held))

    @property
    def version(self) -> str:
        """How many cards there are: a pool does not change."""
        return str(len(self))

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.casefold() in self._names

    def __iter__(self) -> Iterator[Card]:
        return (self._read(place) for place in range(len(self._held)))

    def names(self) -> Iterator[Bilingual]:
        """What each card is called, its front face where it has several; no card is read."""
        for held in self._held:
            first = held.names[0] if isinstance(held, Entry) else _names(held)[0]
            yield Bilingual(first[0], next((n for n in first[1:] if " // " not in n), first[0]))

    def called(self) -> Iterator[tuple[str, ...]]:
        """All names of each card, those of its faces too; its own in English first.

        A split card is called by both halves; no other card is read.
        """
        for place, held in enumerate(self._held):
            first, *rest = held.names if isinstance(held, Entry) else _names(held)
            others = (*first, *(name for names in rest for name in names))
            whole = next((name for name in first if " // " in name), None)
            is_split = whole is not None and self._read(place).layout == "split"
            yield tuple(dict.fromkeys(((whole or first[0]) if is_split else first[0], *others)))

    def get(self, name: str) -> Card | None:
        """The card that has a face of this name; None if the pool has none.

        Raises Unsupported for a card whose entry leaves out what the rules need.
        """
        found = self._names.get(name.casefold())
        return None if found is None else self._read(found[1])

    def rulings_of(self, name: str) -> tuple[Published, ...]:
        """Nothing: the pool holds cards alone."""
        return ()

    def nearest(self, name: str) -> str | None:
        """The name of the pool most like `name`, if one is like it: a beginning counts most."""
        wanted = name.casefold()
        longer = [key for key in self._names if key.startswith(wanted)] if len(wanted) > 2 else []
        if longer:
            return self._names[min(longer, key=len)][0]
        alike = most_alike(wanted, self._names, 1, least=_ALIKE)
        return self._names[alike[0][0]][0] if alike else None

    def find(self, text: str, most: int = 10, keys: Keys = casefolded) -> tuple[Found, ...]:
        """The cards with names like `text`, the most alike first; the front face names a card."""
        fronts = [self._front(held) for held in self._held]
        rows = (
            (key, name, fronts[place]) for name, place in self._names.values() for key in keys(name)
        )
        return Names(rows, keys).find(text, most)

    @staticmethod
    def _front(held: Card | Entry) -> str:
        return held.names[0][0] if isinstance(held, Entry) else held.name.en

    def _read(self, place: int) -> Card:
        held = self._held[place]
        if isinstance(held, Entry):
            held = self._held[place] = held.read()
        return held


def _names(card: Card) -> tuple[tuple[str, ...], ...]:
    faces = tuple(tuple(face.name.get(lang) for lang in Lang) for face in card.faces)
    if len(faces) < 2:
        return faces
    whole = tuple(" // ".join(names) for names in zip(*faces, strict=True))
    return ((*faces[0], *whole), *faces[1:])


@cache
def builtin_pool() -> Pool:
    """The cards of `pool.toml`."""
    return Pool.from_toml(Path(__file__).with_name("pool.toml"))
