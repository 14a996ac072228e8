"""What a search found: entries, groups of entries that say the same, the best of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from corpus.index.compiled import Docs, Scores

_MANY = 300  # below, sorting all of them is quicker


class Found(NamedTuple):
    """The entries that a search found, in order, and what each is worth."""

    docs: Docs
    worth: Scores


def by_group(found: Found, group: NDArray[np.int32]) -> tuple[NDArray[np.int32], Scores]:
    """The groups with an entry that was found, and the best worth of each."""
    groups = group[found.docs]
    fresh = np.empty(len(groups), dtype=bool)
    fresh[:1] = True
    np.not_equal(groups[1:], groups[:-1], out=fresh[1:])
    firsts = fresh.nonzero()[0]
    return groups[firsts], np.maximum.reduceat(found.worth, firsts) if len(firsts) else found.worth


def highest(worth: Scores, most: int) -> NDArray[np.signedinteger[Any]]:
    """The places of the highest, the highest first, equal ones in order."""
    if len(worth) > _MANY and len(worth) > 4 * most > 0:
        kept = (worth >= np.partition(worth, -most)[-most]).nonzero()[0]
        order: NDArray[np.signedinteger[Any]] = kept[np.argsort(-worth[kept], kind="stable")]
        return order[:most]
    return (-worth).argsort(kind="stable")[:most]
