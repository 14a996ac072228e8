"""Questions that were answered: what each asks, the names in it, and the rules that decided it.

Who opens a search may bring some. The search then finds them for a question like theirs, and trusts
the rules that decided them. Names are those of no rule, of cards: the search leaves them to whoever
knows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

_LIKE = 0.5  # how like a question without a name a ready one must be to be answered by it
_LIKE_NAMED = 0.4  # the same, where one is named and the ready one has it
_NEAR = 0.3


class Question(NamedTuple):
    """A question that was answered.

    `key` is what who brought it finds it by; `rules` are the numbers that decided it, each with
    how sure that is; of `titles` (English, Chinese) at least one is there.
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

    `means` are words of the rules that say what its names are of: `creature flying vigilance`.
    """

    rest: str
    names: tuple[str, ...] = ()
    means: str = ""


class Told(Protocol):
    """A question as who brings it tells it; it has what `Question` has."""

    @property
    def key(self) -> str: ...
    @property
    def titles(self) -> tuple[str | None, str | None]: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def rules(self) -> Mapping[str, float]: ...


class Apart(Protocol):
    """A text and the names in it, as who knows the names tells them apart; see `Named`."""

    @property
    def rest(self) -> str: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def means(self) -> str: ...


class Answered(Protocol):
    """What brings questions: where a checksum stays the same, so do the questions."""

    @property
    def checksum(self) -> str:
        """A short text without spaces."""

    def questions(self) -> Iterable[Told]:
        """All of them."""

    def named(self, text: str) -> Apart:
        """Takes the names out of a text."""


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

    @property
    def is_answer(self) -> bool:
        """True if it may stand for the one asked: it has all names that are asked about."""
        if self.lacks:
            return False
        return self.shares > 1 or self.likeness >= (_LIKE_NAMED if self.shares else _LIKE)

    @property
    def is_near(self) -> bool:
        """True if who asks may want to see it."""
        return bool(self.shares) or self.likeness >= _NEAR
