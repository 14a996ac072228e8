"""The texts of all entries become arrays: for each channel, the entries of a word and its scores.

The schema says how each text is cut (`corpus/index/schema.py`). The scores are those that Whoosh's
own BM25F gives, the fields of a channel added up by their boosts, so that running a query on the
arrays gives what running it in Whoosh gives.
"""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

import numpy as np
from numpy.typing import NDArray
from whoosh.fields import Schema
from whoosh.util.numeric import byte_to_length, length_to_byte

from corpus.index.channels import CHANNELS, LENGTH_MATTERS, SATURATION
from corpus.index.schema import SEPARATED, RulesText
from corpus.structs import Struct

Docs = NDArray[np.signedinteger[Any]]
Scores = NDArray[np.float32]
Part = tuple[NDArray[Any], Docs, NDArray[Any]]


class Postings(Struct):
    """The postings of one channel: those of word i stand from `starts[i]` to `starts[i + 1]`."""

    slots: Mapping[str, int]
    starts: Sequence[int]
    docs: Docs
    scores: Scores

    def of(self, text: str) -> tuple[Docs, Scores] | None:
        """The entries that have `text`, in order, and its score in each; None if none has."""
        slot = self.slots.get(text)
        if slot is None:
            return None
        first, last = self.starts[slot], self.starts[slot + 1]
        return self.docs[first:last], self.scores[first:last]

    def count(self, text: str) -> int:
        """How many entries have `text`."""
        slot = self.slots.get(text)
        return 0 if slot is None else self.starts[slot + 1] - self.starts[slot]


class Gathered:
    """The words of every field of the entries, gathered entry by entry."""

    def __init__(self, schema: Schema) -> None:
        names = [name for fields in CHANNELS.values() for name, _ in fields]
        self._fields = {name: _Field(name, schema[name]) for name in names}
        self._size = 0

    def add(self, values: Mapping[str, str | Sequence[str]]) -> None:
        """Adds the next entry, told by the texts of its fields."""
        for name, value in values.items():
            if name in self._fields:
                self._fields[name].add(self._size, value)
        self._size += 1

    def channel(self, name: str) -> Postings:
        """The postings of a channel."""
        slots: dict[str, int] = {}
        parts = [self._fields[n].postings(slots, self._size, boost) for n, boost in CHANNELS[name]]
        return put_together(slots, parts, max(self._size, 1))


class _Field:
    """The words of one field: of each posting the word, the entry and how often it is there."""

    def __init__(self, name: str, field: Any) -> None:
        self._name, self._field = name, field
        self._places: defaultdict[str, int] = defaultdict(count().__next__)
        self._words, self._counts = array("i"), array("i")
        self._docs, self._sizes = array("i"), array("i")  # each entry, how many words it has

    def add(self, doc: int, value: str | Sequence[str]) -> None:
        """Adds the text of an entry."""
        counted = self._counted(value)
        self._words.extend(map(self._places.__getitem__, counted))
        self._counts.extend(counted.values())
        self._docs.append(doc)
        self._sizes.append(len(counted))

    def _counted(self, value: str | Sequence[str]) -> Mapping[str, int]:
        """The words of a text, and how often each is there."""
        if isinstance(self._field, RulesText):
            return self._field.counted(value)
        assert isinstance(value, str)
        if self._name in SEPARATED:
            return Counter(value.split(SEPARATED[self._name]))
        return {value: 1}

    def postings(self, slots: dict[str, int], size: int, boost: float) -> Part:
        """The postings as (slot, entry, score); new words are entered in `slots`, in order."""
        slot_of = np.zeros(len(self._places), dtype=np.int32)
        for word in sorted(self._places):
            slot_of[self._places[word]] = slots.setdefault(word, len(slots))
        words = np.array(self._words, dtype=np.int32)
        docs = np.repeat(np.array(self._docs, dtype=np.int32), self._sizes)
        return slot_of[words], docs, self._scores(words, size) * boost

    def _scores(self, words: NDArray[np.int32], size: int) -> NDArray[np.float64]:
        """What Whoosh's BM25F gives; the bare count if the lengths of a field don't matter."""
        counts = np.array(self._counts, dtype=np.float64)
        if not self._field.scorable:
            return counts
        rarity = np.log(size / (np.bincount(words, minlength=len(self._places)) + 1)) + 1
        b, mean = LENGTH_MATTERS[self._name], counts.sum() / max(size, 1) or 1
        bound = SATURATION * ((1 - b) + b * self._lengths(counts) / mean)
        return rarity[words] * (counts * (SATURATION + 1)) / (counts + bound)

    def _lengths(self, counts: NDArray[np.float64]) -> NDArray[np.float64]:
        """How long the text of each posting is; Whoosh keeps that in a byte, so not exactly."""
        entry = np.repeat(np.arange(len(self._docs)), self._sizes)
        exact = np.bincount(entry, weights=counts, minlength=len(self._docs))
        kept = [byte_to_length(length_to_byte(int(length))) for length in exact]
        return np.array(kept, dtype=np.float64)[entry]


def put_together(slots: Mapping[str, int], parts: Sequence[Part], size: int) -> Postings:
    """Postings of (slot, entry, score), those of one slot and entry added up."""
    slot, docs, scores = (np.concatenate(column) for column in zip(*parts, strict=True))
    key, where = np.unique(slot.astype(np.int64) * size + docs, return_inverse=True)
    total = np.bincount(where, weights=scores, minlength=len(key))
    starts = np.searchsorted(key // size, np.arange(len(slots) + 1))
    return Postings(slots, starts.tolist(), (key % size).astype(np.int32), total.astype(np.float32))
