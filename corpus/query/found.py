"""What a search found: entries, groups of entries that say the same, the best of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from corpus.index.compiled import Scores

_MANY = 200  # below, sorting all of them is quicker


class Found(NamedTuple):
    """What a search found: what each entry is worth, 0 if it is none of it."""

    worth: Scores
    is_apart: bool = False  # no two are of one group

    def groups(self, group: NDArray[np.int32]) -> tuple[NDArray[np.int32], Scores]:
        """The groups with an entry that was found, and the best worth of each."""
        docs = (self.worth > 0).nonzero()[0]
        groups, worth = group[docs], self.worth[docs]
        if self.is_apart or not len(docs):
            return groups, worth
        firsts = np.concatenate(([0], (groups[1:] != groups[:-1]).nonzero()[0] + 1))
        return groups[firsts], np.maximum.reduceat(worth, firsts)

    def best(self, group: NDArray[np.int32], most: int) -> tuple[list[int], list[float], int]:
        """The best groups, the best first, what each is worth, and how many there are in all."""
        groups, worth = self.groups(group)
        order = highest(worth, most)
        return groups[order].tolist(), worth[order].tolist(), len(groups)


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
