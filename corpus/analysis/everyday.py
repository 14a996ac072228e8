"""What players say and the rules do not: `everyday.tsv` gives the rules' words for it.

>>> everyday()[("flyer",)], everyday()[("墓地",)]
(('flying',), ('坟墓场',))
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from corpus.analysis.english import stem
from corpus.analysis.fold import fold
from corpus.analysis.tokens import scan

TABLE = Path(__file__).with_name("everyday.tsv")


@cache
def everyday() -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """The rules' words for each row of words (stems in English), the best first."""
    rows = [row.split("\t") for row in TABLE.read_text(encoding="utf-8").splitlines()[1:]]
    return {key_of(said): tuple(meant.split("|")) for said, meant in rows}


def key_of(said: str) -> tuple[str, ...]:
    """The stems of English words; a Chinese word as it is."""
    return tuple(stem(token.text) for token in scan(fold(said)))


@cache
def pairs() -> frozenset[tuple[str, ...]]:
    """The rows of two words."""
    return frozenset(said for said in everyday() if len(said) > 1)
