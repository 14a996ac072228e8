"""A Whoosh index becomes arrays: for each channel, which entries have a word and what it scores.

The scores are those that Whoosh's own BM25F gives, the fields of a channel added up by their
boosts, so that running a query on the arrays gives what running it in Whoosh gives.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.index.channels import CHANNELS, LENGTH_MATTERS, SATURATION

Docs = NDArray[np.signedinteger[Any]]
Scores = NDArray[np.float32]
Part = tuple[NDArray[Any], Docs, NDArray[Any]]


@dataclass(frozen=True, slots=True)
class Postings:
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


def compile_channel(reader: Any, channel: str) -> Postings:
    """The postings of one channel, read from an open Whoosh reader."""
    slots: dict[str, int] = {}
    parts = [_field(reader, field, boost, slots) for field, boost in CHANNELS[channel]]
    return put_together(slots, parts, max(reader.doc_count_all(), 1))


def put_together(slots: Mapping[str, int], parts: Sequence[Part], size: int) -> Postings:
    """Postings of (slot, entry, score), those of one slot and entry added up."""
    slot, docs, scores = (np.concatenate(column) for column in zip(*parts, strict=True))
    key, where = np.unique(slot.astype(np.int64) * size + docs, return_inverse=True)
    total = np.bincount(where, weights=scores, minlength=len(key))
    starts = np.searchsorted(key // size, np.arange(len(slots) + 1))
    return Postings(slots, starts.tolist(), (key % size).astype(np.int32), total.astype(np.float32))


def _field(
    reader: Any, field: str, boost: float, slots: dict[str, int]
) -> tuple[NDArray[np.int32], Docs, NDArray[np.float64]]:
    """The postings of one field as (slot, entry, score), new words entered in `slots`."""
    words: list[int] = []
    docs: list[int] = []
    weights: list[float] = []
    found: list[int] = []
    add_doc, add_weight = docs.append, weights.append
    for term in reader.lexicon(field):
        text = term.decode("utf-8")
        words.append(slots.setdefault(text, len(slots)))
        matcher = reader.postings(field, text)
        before = len(docs)
        while matcher.is_active():
            add_doc(matcher.id())
            add_weight(matcher.weight())
            matcher.next()
        found.append(len(docs) - before)
    counts = np.array(found, dtype=np.int64)
    idf = np.log(reader.doc_count_all() / (counts + 1)) + 1
    rarity = np.repeat(idf, counts)
    doc = np.array(docs, dtype=np.int32)
    score = _bm25f(reader, field, doc, np.array(weights), rarity)
    return np.repeat(np.array(words, dtype=np.int32), counts), doc, score * boost


def _bm25f(
    reader: Any, field: str, doc: Docs, weight: NDArray[np.float64], rarity: NDArray[np.float64]
) -> NDArray[np.float64]:
    """What Whoosh's BM25F gives for these postings; the bare weight if lengths are not kept."""
    if not reader.schema[field].scorable:
        return weight
    size = reader.doc_count_all()
    lengths = np.array([reader.doc_field_length(i, field) for i in range(size)], dtype=np.float64)
    mean = reader.field_length(field) / max(size, 1) or 1
    b = LENGTH_MATTERS[field]
    bound = SATURATION * ((1 - b) + b * lengths[doc] / mean)
    return rarity * (weight * (SATURATION + 1)) / (weight + bound)
