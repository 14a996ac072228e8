"""Two ways to run a query tree: on the compiled arrays, or by Whoosh on an index of its own.

The arrays know all that a reader's query can become; a test holds the two to the same scores. Other
nodes of Whoosh's (fuzzy terms) are left to Whoosh, which first makes its index of all entries.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray
from whoosh.query.compound import And, Or
from whoosh.query.qcore import NullQuery, Query
from whoosh.query.wrappers import Not

from corpus.analysis.fold import fold
from corpus.index.compiled import Scores
from corpus.index.entries import HitKind
from corpus.index.store import KINDS, Index
from corpus.model import Lang
from corpus.query.nodes import (
    PHRASE_SCORE,
    AnyOf,
    Channel,
    Coordinated,
    Exactly,
    Fact,
    Row,
    Without,
    Word,
)

_NOTHING = np.empty(0, dtype=np.intp), np.empty(0, dtype=np.float32)


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
        """Whoosh's searcher over an index of its own."""
        from corpus.index.reference import whoosh_index  # no query of a reader needs it
        from corpus.index.schema import WEIGHTING

        return whoosh_index(self._index).searcher(weighting=WEIGHTING)

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
        if isinstance(query, Word):
            docs, scores = self._row(query)
            found[docs] += scores
            return
        if query == NullQuery:
            return
        match query:
            case Or(boost=1.0):
                for inner in query.subqueries:
                    self._add(inner, found)
            case Coordinated():
                found += self._coordinated(query)
            case And(boost=1.0):
                found += self._all(query)
            case Without():
                allowed = self.scores(query.unwanted) == 0
                found += np.where(allowed, self.scores(query.wanted), np.float32(0))
            case Not(boost=1.0):
                found += self.scores(query.query) == 0
            case Fact():
                found += self._has_fact(query)
            case Exactly():
                found[self._in_a_row(query)] += PHRASE_SCORE
            case _:
                found += self._whoosh.scores(query)

    def _coordinated(self, query: Coordinated) -> Scores:
        """The scores of a coordinated query: each group is a row of entries that have it."""
        total, share = np.zeros((2, self._size), np.float32)
        whole = sum([group.weight for group in query.groups])
        for group in query.groups:
            docs, scores = self._row(group.query)
            total[docs] += scores
            share[docs] += group.weight / whole
        for extra in query.extras:
            self._add(extra, total)
        share *= share
        total *= share
        return total

    def _row(self, word: Word) -> Row:
        """The entries that have a word, and what it scores in each."""
        row = word.row
        if row is None:
            row = word.row = self._looked_up(word)
        return row

    def _looked_up(self, word: Word) -> Row:
        if isinstance(word, Channel):
            docs, scores = self._channels[word.channel].of(word.text) or _NOTHING
            return docs, scores if word.boost == 1.0 else scores * np.float32(word.boost)
        assert isinstance(word, AnyOf)
        total = np.zeros(self._size, np.float32)
        for one in word.words:
            self._add(one, total)
        docs = (total > 0).nonzero()[0]
        return docs, total[docs]

    def _all(self, query: And) -> Scores:
        """The scores of entries that match every part."""
        parts = [self.scores(inner) for inner in query.subqueries]
        total: Scores = np.sum(parts, axis=0, dtype=np.float32)
        return np.where(np.all([part > 0 for part in parts], axis=0), total, np.float32(0))

    def _has_fact(self, query: Fact) -> NDArray[np.bool_]:
        """True for the entries of an edition, a kind or a chapter."""
        facts, text = self._index.facts, query.text
        found = np.zeros(self._size, dtype=bool)
        match query.name:
            case "edition" if text in self._index.editions:
                found |= facts.edition == self._index.editions.index(text)
            case "kind" if text in tuple(KINDS):
                found |= facts.kind == KINDS.index(HitKind(text))
            case "chapter":
                found |= facts.chapter.astype(str) == text
        return found

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
        heads, _, body = self._index.rows[place].partition(" | ")
        phrase = " ".join(query.texts)
        return f" {phrase} " in (f"{heads} " if query.place == "head_en" else f" {body}")
