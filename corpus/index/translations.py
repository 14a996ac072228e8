"""Texts that stand in both languages become a small dictionary of which word means which.

IBM Model 1 (Brown et al., The Mathematics of Statistical Machine Translation, 1993, section 4.2),
learned in both directions; a pair is kept if each is a likely translation of the other.

>>> pairs = [(["loop"], ["循环"]), (["loop", "draw"], ["循环", "平局"]), (["draw"], ["平局"])] * 3
>>> mine(pairs)["loop"][0][0]
'循环'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

_ROUNDS = 6
_LEAST_OFTEN = 2  # a word seen once teaches nothing
_LEAST_LIKELY = 0.12
_MOST_EACH = 3
Pair = tuple[Sequence[str], Sequence[str]]
_Coded = tuple[NDArray[np.intp], NDArray[np.intp]]  # the words of a pair by their numbers


def mine(pairs: Sequence[Pair]) -> dict[str, tuple[tuple[str, float], ...]]:
    """The translations of each word of either side, the likeliest first, with its likelihood."""
    left, right = _kept(pair[0] for pair in pairs), _kept(pair[1] for pair in pairs)
    coded = [
        (
            np.array([left[word] for word in set(one) if word in left], dtype=np.intp),
            np.array([right[word] for word in set(other) if word in right], dtype=np.intp),
        )
        for one, other in pairs
    ]
    forth = _model(coded, len(left), len(right))
    back = _model([(other, one) for one, other in coded], len(right), len(left))
    likely = np.sqrt(forth * back.T)
    found: dict[str, tuple[tuple[str, float], ...]] = {}
    _collect(found, list(left), list(right), likely)
    _collect(found, list(right), list(left), likely.T)
    return found


def _kept(texts: Iterable[Sequence[str]]) -> dict[str, int]:
    """The words that occur in enough texts, numbered."""
    counts: Counter[str] = Counter()
    for words in texts:
        counts.update(set(words))
    often = sorted(word for word, count in counts.items() if count >= _LEAST_OFTEN)
    return {word: place for place, word in enumerate(often)}


def _model(coded: Sequence[_Coded], lefts: int, rights: int) -> NDArray[np.float32]:
    """How likely each word of the left is to be told by each word of the right."""
    cells, columns = _grids(coded, rights)
    there, cell = np.unique(cells, return_inverse=True)  # only words that meet are counted
    left = there // rights
    table = np.ones(len(there))
    for _ in range(_ROUNDS):
        share = table[cell]
        share /= np.bincount(columns, weights=share)[columns]
        counts = np.bincount(cell, weights=share)
        table = counts / np.bincount(left, weights=counts)[left]
    likely = np.zeros((lefts, rights), dtype=np.float32)
    likely.ravel()[there] = table
    return likely


def _grids(coded: Sequence[_Coded], rights: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The cells of the table that the pairs fill, one grid each, and the column of each cell."""
    cells, columns, seen = [np.zeros(0, np.intp)], [np.zeros(0, np.intp)], 0
    for one, other in coded:
        cells.append((one[:, np.newaxis] * rights + other).ravel())
        columns.append(np.tile(np.arange(seen, seen + len(other)), len(one)))
        seen += len(other)
    return np.concatenate(cells), np.concatenate(columns)


def _collect(
    found: dict[str, tuple[tuple[str, float], ...]],
    words: Sequence[str],
    others: Sequence[str],
    likely: NDArray[np.float32],
) -> None:
    """Adds the likeliest translations of each of `words` to `found`."""
    for place, word in enumerate(words):
        row = likely[place]
        best = np.argsort(-row)[:_MOST_EACH]
        kept = tuple((others[i], round(float(row[i]), 3)) for i in best if row[i] >= _LEAST_LIKELY)
        if kept:
            found[word] = kept
