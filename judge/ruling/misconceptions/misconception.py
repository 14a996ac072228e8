"""One misconception: the rule, how the functions that carry it out are misread, and the words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from corpus.structs import Struct
from judge.cite import Cited
from judge.hearing import Doubts
from judge.values import Bilingual, Value


class Reading(Struct):
    """A function of the rules as it is misread: what answers in its place.

    `differs` tells of arguments whether that answers otherwise; without it both are compared. A
    function that acts has to have it, for it can't be asked twice.
    """

    of: Cited[..., Any]
    naive: Callable[..., Any]
    differs: Callable[..., bool] | None = None


class Misconception(Struct):
    """What players often get wrong about a rule; `said` is how that is put, before a comma.

    By one that `forbids`, something may not be done that may; the play then goes on without it.
    """

    name: str
    rule: str
    said: Bilingual
    readings: tuple[Reading, ...]
    forbids: bool = False

    @property
    def instead(self) -> dict[str, Callable[..., Any]]:
        """What answers in the place of which function, by name."""
        return {reading.of.name: reading.naive for reading in self.readings}


class Mistaken(Value):
    """The rule of a misconception, and what the answer would have been by it, in a sentence."""

    rule: str
    said: Bilingual


def doubts_of(table: Iterable[Misconception]) -> Doubts:
    """By the function: the misconceptions about it, each with when it would change an answer."""
    found: Doubts = {}
    for one in table:
        for reading in one.readings:
            held = found.get(reading.of.name, ())
            found[reading.of.name] = (*held, (one.name, reading.naive, reading.differs))
    return found
