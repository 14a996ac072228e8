"""What a search found: entries, groups of entries that say the same, the best of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from corpus.index.compiled import Docs, Scores

_MANY = 200  # below, sorting all of them is quicker


class Found(NamedTuple):
    """The entries that a search found, in order, and what each is worth."""

    docs: Docs
    worth: Scores
    is_apart: bool = False  # no two are of one group


def by_group(found: Found, group: NDArray[np.int32]) -> tuple[NDArray[np.int32], Scores]:
    """The groups with an entry that was found, and the best worth of each."""
    groups = group[found.docs]
    fresh = groups[1:] != groups[:-1]
    if np.count_nonzero(fresh) == len(
        fresh
    ):  # as it is nearly always where only what is in force is looked for
        return groups, found.worth
    firsts = np.concatenate(([0], fresh.nonzero()[0] + 1))
    return groups[firsts], np.maximum.reduceat(found.worth, firsts)


def highest(worth: Scores, most: int) -> NDArray[np.signedinteger[Any]]:
    """The places of the highest, the highest first, equal ones in order."""
    size = len(worth)
    if size <= _MANY or size <= 4 * most or not most:
        return (-worth).argsort(kind="stable")[:most]
    parted = worth.copy()
    parted.partition(size - most)
    kept = (worth >= parted[size - most]).nonzero()[0]
    order: NDArray[np.signedinteger[Any]] = kept[(-worth[kept]).argsort(kind="stable")]
    return order[:most]
