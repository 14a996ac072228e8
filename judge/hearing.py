"""Who listens to the rules is told what they answer: yes or no, of whom, and in which order.

Rulings tell by it which rules said anything, and by which misreading one would have answered
otherwise. `judge/cite.py` lets each function that carries out a rule tell. What is gone and is
looked at as it last was is told by `recall`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any

MOST_ABOUT = 40  # numbers and names that are noted of each answer
NAMING = ("source", "object", "attacker", "id")  # by which a value names an object or player
_LOADED: list[tuple[str, tuple[str, ...]]] = []  # the functions that answer, and by which rules
Answer = tuple[tuple[str, ...], bool]  # the rules of a function, and whether it was a yes
Other = Callable[..., Any]  # answers in the place of a function, with its arguments
Doubt = tuple[str, Other, Callable[..., bool] | None]  # its name; whether that answers otherwise
Doubts = dict[str, tuple[Doubt, ...]]  # by the function's name
Instead = dict[str, Other]  # by the function's name
NO_DOUBTS: Doubts = {}
NOTHING_INSTEAD: Instead = {}


class Heard:
    """What the rules said while somebody listened: which said yes or no, of whom, in which order.

    `said` has the rules of each function with whether there was anything to its answer (no, none
    and what it was given are not), and the first numbers and names that it was asked about. Of
    answers that are `dull` nothing is noted. `doubted` has the names of those `doubts` by which
    some answer would have been another one. Where a function has another `instead` of it, that one
    answers. `recalled` has the numbers of what was gone and looked at as it last was.
    """

    __slots__ = ("doubted", "doubts", "dull", "heeded", "instead", "recalled", "said")

    def __init__(
        self,
        dull: frozenset[Answer] = frozenset(),
        doubts: Doubts = NO_DOUBTS,
        instead: Instead = NOTHING_INSTEAD,
    ) -> None:
        self.said: dict[Answer, set[int | str]] = {}
        self.doubted: set[str] = set()
        self.recalled: dict[int, None] = {}
        self.dull = dull
        self.doubts = doubts
        self.instead = instead
        self.heeded = _heeded(dull).union(doubts, instead)

    def others(self, doubts: tuple[Doubt, ...], args: tuple[Any, ...]) -> list[tuple[str, Any]]:
        """What would be answered otherwise to these arguments, by the name of the doubt.

        Of what acts only whether it would do something else is asked, and noted at once.
        """
        found: list[tuple[str, Any]] = []
        with unheard():
            for doubt, other, differs in doubts:
                if doubt in self.doubted:
                    continue
                if differs is None:
                    found.append((doubt, other(*args)))
                elif differs(*args):
                    self.doubted.add(doubt)
        return found

    def note(self, key: Answer, args: tuple[Any, ...], nobody: frozenset[int]) -> None:
        """Notes an answer of a function to these arguments; at some places they name `nobody`."""
        about = self.said.get(key)
        if about is None:
            about = self.said[key] = set()
        if len(about) < MOST_ABOUT:
            for place, one in enumerate(args):
                if place not in nobody:
                    about.update(_named(one))


def _named(one: Any) -> Iterator[int | str]:
    """The objects and players that an argument names: itself, each of several, or its source.

    >>> list(_named((1, "Ann", None))), list(_named(None))
    ([1, 'Ann'], [])
    """
    kind = type(one)
    if kind is int or kind is str:
        yield one
    elif kind is tuple or kind is list:
        for each in one[:MOST_ABOUT]:
            if type(each) is not tuple:
                yield from _named(each)
    else:
        for name in NAMING:
            held = getattr(one, name, None)
            if type(held) is int or type(held) is str:
                yield held
                break


@lru_cache(maxsize=8)
def _heeded(dull: frozenset[Answer]) -> frozenset[str]:
    """The names of functions loaded so far of which some answer is not dull."""
    answers = ((name, {(rules, True), (rules, False)}) for name, rules in _LOADED)
    return frozenset(name for name, own in answers if not own <= dull)


def may_be_heard(name: str, numbers: tuple[str, ...]) -> None:
    """From now on a function of this name answers by these rules."""
    _LOADED.append((name, numbers))
    _heeded.cache_clear()


HEARD: ContextVar[Heard | None] = ContextVar("heard", default=None)


def recall(one: int) -> None:
    """Tells who listens that an object which is gone is looked at as it last was."""
    heard = HEARD.get()
    if heard is not None:
        heard.recalled[one] = None


@contextmanager
def hearing(
    dull: frozenset[Answer] = frozenset(),
    doubts: Doubts = NO_DOUBTS,
    instead: Instead = NOTHING_INSTEAD,
) -> Iterator[Heard]:
    """Notes what cited functions say inside, dull answers aside, and the doubts that they raise.

    Who listens while somebody listens to everything listens to everything too. Other functions may
    answer `instead` of some, by name; what is kept for later rulings (`unheard`) is as ever.

    >>> from judge.cite import cites
    >>> @cites("702.12b", "不能被消灭")
    ... def is_kept(one: ObjectId, number: int = 0) -> bool:
    ...     return one > 5
    >>> with hearing() as heard:
    ...     _ = is_kept(6, 8), is_kept(7), is_kept(5)
    >>> heard.said == {(("702.12b",), True): {6, 7}, (("702.12b",), False): {5}}
    True
    """
    around = HEARD.get()
    if around is not None and around.instead:
        doubts, instead = NO_DOUBTS, around.instead
    heard = Heard(dull if around is None else around.dull, doubts, instead)
    token = HEARD.set(heard)
    try:
        yield heard
    finally:
        HEARD.reset(token)


@contextmanager
def unheard() -> Iterator[None]:
    """What cited functions say inside is noted by nobody: it is kept, and said only once."""
    token = HEARD.set(None)
    try:
        yield
    finally:
        HEARD.reset(token)
