"""The beginning of a query becomes what it may be going to be: numbers, terms, titles."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from corpus.analysis import fold
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Lang
from corpus.terminology import Entry, key_of

MOST = 8
_NUMBER = re.compile(
    r"(?:cr|rule|规则)?\s*([1-9](?:\d{0,2}|\d\d\.\d{0,3}|\d\d\.\d{1,3}[a-z]{1,2}))"
)
_LETTERS = re.compile(r"[a-z]+")


@dataclass
class Suggesting:
    """Suggestions from an edition's numbers and from the names of terms in both languages."""

    graph: RuleGraph
    spelled: Callable[[str], str]

    def find(self, typed: str) -> Sequence[RuleId | Entry]:
        """At most `MOST` suggestions for what is typed, the likeliest first."""
        key = key_of(fold(typed))
        if not key:
            return ()
        found: list[RuleId | Entry] = [*islice(self._numbers(key), MOST), *self._names(key)]
        return found[:MOST]

    def _numbers(self, key: str) -> Iterator[RuleId]:
        """The numbers that begin as typed, the shortest first where one is whole."""
        match = _NUMBER.fullmatch(key)
        if match:
            for number, written in self._written:
                if written.startswith(match[1]):
                    yield number

    def _names(self, key: str) -> list[Entry]:
        """Terms with a name, a word of a name, or its pinyin that begins as typed."""
        ranked: list[tuple[int, int, int, Entry]] = []
        is_spelling = _LETTERS.fullmatch(key) is not None
        for at, (entry, names, spellings) in enumerate(self._entries):
            ranks = [_rank(key, name) for name in names]
            if is_spelling and len(key) > 1:
                ranks += [3 for spelling in spellings if spelling.startswith(key)]
            best = min(ranks, default=9)
            if best < 9:
                ranked.append((best, len(names[0]), at, entry))
        return [entry for *_, entry in sorted(ranked, key=lambda each: each[:3])]

    @cached_property
    def _written(self) -> tuple[tuple[RuleId, str], ...]:
        return tuple((number, str(number)) for number in self.graph.numbers)

    @cached_property
    def _entries(self) -> tuple[tuple[Entry, tuple[str, ...], tuple[str, ...]], ...]:
        """Every term with its names in the form for looking up, and how the Chinese are spelled."""
        return tuple(
            (
                entry,
                tuple(key_of(name) for lang in Lang for name in entry.names(lang)),
                tuple(self.spelled(name).lower() for name in entry.zh),
            )
            for entry in self.graph.terminology.entries
        )


def _rank(key: str, name: str) -> int:
    """How well a name fits: whole 0, its beginning 1, a word's beginning 2, else 9."""
    if name == key:
        return 0
    if name.startswith(key):
        return 1
    is_inside = f" {key}" in name or (not key.isascii() and key in name)
    return 2 if is_inside else 9
