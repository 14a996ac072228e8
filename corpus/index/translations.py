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


def _model(
    coded: Sequence[tuple[NDArray[np.intp], NDArray[np.intp]]], lefts: int, rights: int
) -> NDArray[np.float32]:
    """How likely each word of the left is to be told by each word of the right."""
    table = np.full((lefts, rights), 1.0, dtype=np.float32)
    for _ in range(_ROUNDS):
        counts = np.zeros_like(table)
        for one, other in coded:
            if len(one) and len(other):
                grid = np.ix_(one, other)
                share = table[grid]
                counts[grid] += share / share.sum(axis=0)
        table = counts / np.maximum(counts.sum(axis=1, keepdims=True), 1e-9)
    return table


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
