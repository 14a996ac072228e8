"""Two ways to run a query tree: on the compiled arrays, or by Whoosh on its index.

The arrays are the usual way. What they do not know (wildcards, ranges, fuzzy terms) is left to
Whoosh, which is opened only then; a test holds the two to the same scores.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray
from whoosh.query.compound import And, AndNot, Or
from whoosh.query.qcore import Query

from corpus.analysis.english import stem
from corpus.analysis.fold import fold
from corpus.analysis.tokens import TokenKind, scan
from corpus.index.entries import HitKind
from corpus.index.store import WHOOSH, Index
from corpus.model import Lang
from corpus.query.nodes import PHRASE_SCORE, Channel, Coordinated, Exactly

Scores = NDArray[np.float32]


class Backend(Protocol):
    """Runs query trees."""

    def scores(self, query: Query) -> Scores:
        """The score of every entry; 0 for one that does not match."""
        ...


class WhooshBackend:
    """Runs query trees by Whoosh."""

    def __init__(self, index: Index) -> None:
        self._index = index

    @cached_property
    def _searcher(self) -> Any:
        """Whoosh's searcher over its own index."""
        from whoosh.index import open_dir  # few queries need it

        from corpus.index.schema import WEIGHTING

        return open_dir(str(self._index.folder / WHOOSH)).searcher(weighting=WEIGHTING)

    def scores(self, query: Query) -> Scores:
        """The score of every entry."""
        found = np.zeros(self._index.size, dtype=np.float32)
        matcher = query.matcher(self._searcher, self._searcher.context())
        while matcher.is_active():
            found[matcher.id()] = matcher.score()
            matcher.next()
        return found


class MemoryBackend:
    """Runs query trees on the compiled arrays, and by Whoosh what it has no way to run."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._size, self._channels = index.size, index.channels
        self._whoosh = WhooshBackend(index)

    def scores(self, query: Query) -> Scores:
        """The score of every entry."""
        if isinstance(query, Coordinated):
            return self._coordinated(query)
        found = np.zeros(self._size, dtype=np.float32)
        self._add(query, found)
        return found

    def _add(self, query: Query, found: Scores) -> None:
        """Adds the scores of `query` to `found`."""
        if isinstance(query, Channel):
            postings = self._channels[query.channel].of(query.text)
            if postings is not None:
                docs, scores = postings
                found[docs] += scores if query.boost == 1.0 else scores * query.boost
            return
        match query:
            case Or(boost=1.0):
                for inner in query.subqueries:
                    self._add(inner, found)
            case Coordinated():
                found += self._coordinated(query)
            case And(boost=1.0):
                found += self._all(query)
            case AndNot():
                found += np.where(self.scores(query.b) == 0, self.scores(query.a), np.float32(0))
            case Exactly():
                found[self._in_a_row(query)] += PHRASE_SCORE
            case _:
                found += self._whoosh.scores(query)

    def _coordinated(self, query: Coordinated) -> Scores:
        """The scores of a coordinated query."""
        total = self.scores(query.groups[0].query)
        if len(query.groups) == 1:
            return self._with_extras(query, total, total > 0) if query.extras else total
        whole = sum(group.weight for group in query.groups)
        share = (total > 0) * np.float32(query.groups[0].weight / whole)
        for group in query.groups[1:]:
            one = self.scores(group.query)
            total += one
            share += (one > 0) * np.float32(group.weight / whole)
        share *= share
        return self._with_extras(query, total, share)

    def _with_extras(self, query: Coordinated, total: Scores, share: NDArray[Any]) -> Scores:
        """The sum with the extras added, where a group was found."""
        for extra in query.extras:
            self._add(extra, total)
        total *= share
        return total

    def _all(self, query: And) -> Scores:
        """The scores of entries that match every part."""
        parts = [self.scores(inner) for inner in query.subqueries]
        total: Scores = np.sum(parts, axis=0, dtype=np.float32)
        return np.where(np.all([part > 0 for part in parts], axis=0), total, np.float32(0))

    def _in_a_row(self, query: Exactly) -> list[int]:
        """The entries with the words of a phrase in a row."""
        channel = self._channels["gram" if query.place == "gram" else "word"]
        postings = [channel.of(text) for text in set(query.texts)]
        rows = [row[0] for row in postings if row is not None]
        if len(rows) < len(postings):
            return []
        rows.sort(key=len)
        found = rows[0]
        for row in rows[1:]:
            found = found[np.isin(found, row, assume_unique=True)]
        return [place for place in found.tolist() if self._has(place, query)]

    def _has(self, place: int, query: Exactly) -> bool:
        """True if the entry at `place` has the phrase."""
        entry = self._index.entry(place)
        names = (*(filter(None, (entry.name.zh,))), *entry.names.get(Lang.ZH, ()))
        if query.place == "gram":
            run = query.texts[0] + "".join(pair[-1] for pair in query.texts[1:])
            return run in fold(" / ".join((*names, entry.text.zh or "")))
        if query.place == "head_en":
            names = (*(filter(None, (entry.name.en,))), *entry.names.get(Lang.EN, ()))
            return _in_row(query.texts, " / ".join(names))
        body = "" if entry.kind is HitKind.HEADING else entry.text.en or ""
        return _in_row(query.texts, body)


def _in_row(row: tuple[str, ...], text: str) -> bool:
    """True if the words of `row` stand in a text unbroken."""
    words = tuple(stem(t.text) for t in scan(fold(text)) if t.kind is TokenKind.WORD)
    size = len(row)
    return any(words[i : i + size] == row for i in range(len(words) - size + 1))
