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
    Alone,
    AnyOf,
    Channel,
    Coordinated,
    Exactly,
    Fact,
    Listed,
    Row,
    Without,
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
        match query:
            case Alone():
                if query.row is None:
                    query.row = _row_of(self._coordinated(query))
                total = np.zeros(self._size, dtype=np.float32)
                total[query.row[0]] = query.row[1]
                return total
            case Coordinated():
                return self._coordinated(query)
            case Or(boost=1.0, subqueries=[first, *others]):
                total = self.scores(first)
                for other in others:
                    self._add(other, total)
                return total
            case Listed():
                total = np.zeros(self._size, dtype=np.float32)
                self._add(query, total)
                return total
            case And(boost=1.0):
                return self._all(query)
            case Without():
                allowed = self.scores(query.unwanted) == 0
                return np.where(allowed, self.scores(query.wanted), np.float32(0))
            case Not(boost=1.0):
                return np.where(self.scores(query.query) == 0, np.float32(1), np.float32(0))
            case Fact():
                return self._has_fact(query).astype(np.float32)
            case _ if query == NullQuery or query == Or([]):
                return np.zeros(self._size, dtype=np.float32)
            case _:
                return self._whoosh.scores(query)

    def _add(self, query: Query, total: Scores) -> None:
        """Adds the scores of `query` to a total."""
        if isinstance(query, Listed):
            docs, scores = self._row(query)
            total[docs] += scores
        else:
            total += self.scores(query)

    def _coordinated(self, query: Coordinated) -> Scores:
        """The scores of a coordinated query."""
        (first, weight), *others = query.groups
        total = np.zeros(self._size, np.float32)
        share = np.zeros(self._size, np.float32)
        whole = sum([group.weight for group in query.groups])
        docs, scores = self._row(first)
        total[docs] = scores
        if not (others or query.extras):
            return total
        share[docs] = weight / whole
        for wanted, weight in others:
            docs, scores = self._row(wanted)
            total[docs] += scores
            share[docs] += weight / whole
        if others:
            share *= share
        for extra in query.extras:
            self._add(extra, total)
        total *= share
        return total

    def _row(self, listed: Listed) -> Row:
        """The entries that have a word, and what it scores in each."""
        row = listed.row
        if row is None:
            row = listed.row = self._looked_up(listed)
        return row

    def _looked_up(self, listed: Listed) -> Row:
        if isinstance(listed, Channel):
            docs, scores = self._channels[listed.channel].of(listed.text) or _NOTHING
            return docs, scores if listed.boost == 1.0 else scores * np.float32(listed.boost)
        if isinstance(listed, Exactly):
            found = np.array(self._in_a_row(listed), dtype=np.intp)
            return found, np.full(len(found), PHRASE_SCORE, dtype=np.float32)
        assert isinstance(listed, AnyOf)
        total = np.zeros(self._size, np.float32)
        for one in listed.words:
            self._add(one, total)
        return _row_of(total)

    def _all(self, query: And) -> Scores:
        """The scores of entries that match every part."""
        total, *others = (self.scores(inner) for inner in query.subqueries)
        has_all = total > 0
        for part in others:
            has_all &= part > 0
            total += part
        total *= has_all
        return total

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
        has_all = np.zeros(self._size, dtype=np.int16)
        for row in rows:
            has_all[row] += 1
        found = (has_all == len(rows)).nonzero()[0].tolist()
        if query.place == "gram":
            run = query.texts[0] + "".join(pair[-1] for pair in query.texts[1:])
            return [place for place in found if run in self._in_chinese(place)]
        phrase, side = f" {' '.join(query.texts)} ", int(query.place == "body_en")
        held = ((place, self._index.rows[place]) for place in found)
        return [at for at, row in held if phrase in row and phrase in _sides(row)[side]]

    def _in_chinese(self, place: int) -> str:
        """What an entry says in Chinese, its names and its text, folded."""
        entry = self._index.entry(place)
        names = (*(filter(None, (entry.name.zh,))), *entry.names.get(Lang.ZH, ()))
        return fold(" / ".join((*names, entry.text.zh or "")))


def _row_of(total: Scores) -> Row:
    docs = (total > 0).nonzero()[0]
    return docs, total[docs]


def _sides(row: str) -> tuple[str, str]:
    """The stems of an entry's names, and those of its text."""
    heads, _, body = row.partition(" | ")
    return f"{heads} ", f" {body}"
