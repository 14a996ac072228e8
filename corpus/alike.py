"""How alike texts are, and which of many names are most like a word: the one door to rapidfuzz.

The library is loaded when something is first compared; most rulings and pages never do.

>>> most_alike("Lightnin Bolt", ["Lightning Bolt", "Shock"], 1, least=60)[0][0]
'Lightning Bolt'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cache
from typing import Any


class By(Enum):
    """By what names are held against a word."""

    LETTERS = "ratio"  # all of both, in order
    WORDS = "token_sort_ratio"  # whatever the order of the words
    PARTS = "WRatio"  # or of any part of the longer one


def most_alike(
    word: str, names: Iterable[str], number: int, *, least: float, by: By = By.LETTERS
) -> list[tuple[str, float]]:
    """So many names that are at least so like a word, from 0 to 100, the most alike first."""
    from rapidfuzz import fuzz, process

    scorer = getattr(fuzz, by.value)
    found = process.extract(word, [*names], scorer=scorer, limit=number, score_cutoff=least)
    return [(name, score) for name, score, _ in found]


def is_alike(one: str, other: str, *, least: float) -> bool:
    """True if two texts are at least so alike, from 0 to 100."""
    from rapidfuzz import fuzz

    return fuzz.ratio(one, other, score_cutoff=least) > 0


def typed_wrong(one: str, other: str) -> int:
    """How many letters are wrong, missing, too many, or change places with their neighbor."""
    from rapidfuzz.distance import OSA

    return int(OSA.distance(one, other))


def similarity(before: Sequence[Any], after: Sequence[Any]) -> float:
    """How much of two sequences is the same in the same order, from 0 to 1."""
    return _distances()[0](before, after)


def in_common(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many things two sequences have in common in the same order."""
    return int(_distances()[1](one, other))


@cache
def _distances() -> tuple[Callable[..., float], Callable[..., float]]:
    from rapidfuzz.distance import Indel, LCSseq

    return Indel.normalized_similarity, LCSseq.similarity
