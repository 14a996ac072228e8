"""Questions that were answered: what each asks, the names in it, and the rules that decided it.

Who opens a search may bring some. The search then finds them for a question like theirs, and trusts
the rules that decided them. Names are those of no rule, of cards: the search leaves them to whoever
knows them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol


class Question(NamedTuple):
    """A question that was answered.

    `key` is what who brought it finds it by; `rules` are the numbers that decided it, each with
    how sure that is, from 0 to 1; of `titles` (English, Chinese) at least one is there.
    """

    key: str
    titles: tuple[str | None, str | None]
    names: tuple[str, ...]
    rules: Mapping[str, float]

    @property
    def is_ready(self) -> bool:
        """True if it has a key, and can be shown in either language."""
        return bool(self.key) and all(self.titles)


class Named(NamedTuple):
    """A text without the names in it.

    `names` has for each name what it may be the name of; `means` are words of the rules that say
    what these are: `creature flying` for one of `Serra Angel`.
    """

    rest: str
    names: tuple[tuple[str, ...], ...] = ()
    means: str = ""


IsWord = Callable[[str], bool]


class Answered(Protocol):
    """What brings questions: where a checksum stays the same, so do the questions."""

    @property
    def checksum(self) -> str:
        """A short text without spaces."""

    def questions(self) -> Iterable[Question]:
        """All of them."""

    def named(self, text: str, is_word: IsWord) -> Named:
        """Takes the names out of a text; `is_word` tells words of the rules."""


class Like(NamedTuple):
    """A question like one that was asked.

    `likeness` is from 0 to 1, of the words without the names; `lacks` counts the names asked about
    that it does not have, `shares` those that it has.
    """

    key: str
    titles: Sequence[str | None]
    likeness: float
    lacks: int
    shares: int
