"""A request becomes a search: the one place that knows how the corpus is searched."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import corpus.searching
from corpus.answered import Like
from corpus.index import HitKind
from corpus.library import Library
from corpus.query import Hit, Results
from corpus.query.fitting import Reference, references
from corpus.shelf import Shelf
from judge.precedents import Precedents
from web.errors import Refused

PAGE = 20
MOST_CHARACTERS = 2_000
_MOST_PAGES = 200
_SPACES = frozenset("\t\n\r")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is searched for, where, and which page of it. None is no restriction."""

    text: str
    edition: str | None = None
    chapter: int | None = None
    kind: HitKind | None = None
    page: int = 1
    size: int = PAGE

    @classmethod
    def read(cls, given: Mapping[str, str], library: Library) -> Wish:
        """The wish that a query string states; raises `Refused` or `UnknownEdition`."""
        edition = given.get("edition", "").strip()
        chapter = given.get("chapter", "")
        kind = given.get("kind", "")
        page = given.get("page", "1")
        if chapter and chapter not in set("0123456789"):
            raise Refused("refused.chapter", given=chapter)
        if kind and kind not in tuple(HitKind):
            raise Refused("refused.kind", given=kind)
        if not (page.isascii() and page.isdigit() and 1 <= int(page[:4]) <= _MOST_PAGES):
            raise Refused("refused.page", given=page, most=_MOST_PAGES)
        return cls(
            cleaned(given.get("q", "")),
            library.resolve(edition) if edition else None,
            int(chapter) if chapter else None,
            HitKind(kind) if kind else None,
            int(page[:4]),
        )


def cleaned(query: str) -> str:
    """The query as it is searched for; raises `Refused` if it is too long or not text."""
    if len(query) > MOST_CHARACTERS:
        raise Refused("refused.long", count=len(query), most=MOST_CHARACTERS)
    if any(unicodedata.category(c) == "Cc" and c not in _SPACES for c in query):
        raise Refused("refused.control")
    return " ".join(query.split())


class Searching:
    """The search over a library."""

    def __init__(self, library: Library, root: Path) -> None:
        self._searching = corpus.searching.Searching(library, root, Precedents())
        self._index = self._searching.main.index

    def spelled(self, name: str) -> str:
        """A Chinese name in pinyin, without tones and spaces; other signs as they are."""
        known = self._spellings.get(name)
        readings = self._index.sounds.readings
        return known or "".join(readings.get(char, char) for char in name)

    @cached_property
    def _spellings(self) -> Mapping[str, str]:
        sounds = self._index.sounds.words
        return {word: spelling for spelling, words in sounds.items() for word in words}

    def like(self, text: str, most: int) -> list[Like]:
        """The ready rulings most like a question."""
        return self._searching.main.like(text, most)

    def references(self, shelf: Shelf, text: str) -> tuple[Reference, ...]:
        """The ready rulings and the rules that fit a question."""
        return references(shelf, self._searching.main, text)

    def everything(self) -> Iterator[Hit]:
        """Every hit that a search for what is in force can have."""
        return self._searching.main.everything()

    def find(self, wish: Wish) -> Results:
        """The hits of one page. Raises `BadQuery`."""
        return self._searching.of(wish.edition).search(
            wish.text,
            edition=wish.edition,
            chapter=wish.chapter,
            kinds=(wish.kind,) if wish.kind else (),
            limit=wish.size,
            offset=(wish.page - 1) * wish.size,
        )
