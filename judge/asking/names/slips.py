"""Whether a name may come out as some words when it is typed."""

from __future__ import annotations

from corpus.alike import typed_wrong
from judge.asking.names.ordinary import ordinary

LONG_WORD = 7  # letters, of which two may be wrong


def is_slip(said: str, name: str) -> bool:
    """True if a name may come out so when it is typed: a letter or two of a word, or a space.

    >>> is_slip("grizly bear", "grizzly bear"), is_slip("wildgrowth", "wild growth")
    (True, True)
    >>> is_slip("archangel of tithe", "archangel of thune")
    False
    """
    words, meant = said.split(), name.split()
    if len(words) != len(meant):
        return said.replace(" ", "") == name.replace(" ", "")
    return all(
        one == other
        or (
            one not in ordinary()
            and one[0] == other[0]
            and typed_wrong(one, other) <= (1 if len(other) < LONG_WORD else 2)
        )
        for one, other in zip(words, meant, strict=True)
    )
