"""A function becomes `Cited`: it carries the rule it carries out and a few words of that rule.

The words must stand in the rule's text; a test holds them to it. A rule is of the base edition
unless the mark names the later edition that first has it so; the number then carries that date.

>>> @cites("702.12B", "不能被消灭")
... def cannot_be_destroyed() -> bool:
...     return True
>>> cannot_be_destroyed(), cannot_be_destroyed.numbers
(True, ('702.12b',))
>>> @cites("510.1c", "divided as its controller chooses", edition="2024-11-08")
... def divides_freely() -> bool:
...     return True
>>> divides_freely.numbers, edition_of("510.1c@2024-11-08", "2023-11-17")
(('510.1c@2024-11-08',), ('510.1c', '2024-11-08'))
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, Self, TypeVar

from corpus.ids import RuleId
from judge.arguments import acts, is_so, plain
from judge.hearing import HEARD, may_be_heard
from judge.values import Value

P = ParamSpec("P")
R = TypeVar("R")
AT = "@"  # between the number and the edition of a rule that the base edition lacks


class Citation(Value):
    """A rule number and a few words that the rule's text contains."""

    number: str
    witness: str
    edition: str | None = None  # the edition that first has the rule; None is the base edition

    @property
    def cited(self) -> str:
        """How events name the rule: its number, with the edition where it is not the base one."""
        return self.number if self.edition is None else f"{self.number}{AT}{self.edition}"


class Because:
    """Something done by rules: `because` are those of the cited function being run on it."""

    def __init__(self) -> None:
        self.carried_out: list[tuple[str, ...]] = []

    @property
    def because(self) -> tuple[str, ...]:
        """The rules being carried out; none at all outside of any cited function."""
        return self.carried_out[-1] if self.carried_out else ()

    def enter(self, numbers: tuple[str, ...]) -> None:
        """From now on these rules are carried out."""
        self.carried_out.append(numbers)


CARRYING_OUT: dict[str, list[Cited[..., Any]]] = {}  # by the rule: the functions loaded so far


class Cited(partial[R], Generic[P, R]):
    """A function that carries out rules, and the rules it carries out, the first one foremost.

    What it does on a process, its first argument, is by its rules; what it answers is told to who
    listens (`hearing`).
    """

    citations: tuple[Citation, ...]
    numbers: tuple[str, ...]
    name: str

    def __new__(cls, function: Callable[P, R], citations: tuple[Citation, ...]) -> Self:
        """The function with its citations."""
        cited = super().__new__(cls, function)
        cited.name = f"{function.__module__}.{function.__name__}"
        cited.citations = citations
        cited.numbers = tuple(citation.cited for citation in citations)
        cited.__doc__ = function.__doc__
        cited.function = function
        for citation in citations:
            CARRYING_OUT.setdefault(citation.cited, []).append(cited)
        may_be_heard(cited.name, cited.numbers)
        return cited

    @property
    def function(self) -> Callable[P, R]:
        """The function itself; another one may be put in its place."""
        return self._function

    @function.setter
    def function(self, function: Callable[P, R]) -> None:
        self._function = function
        acting = _by(self.numbers, function) if acts(function) else function
        run = _told(self.name, self.numbers, acting, function)
        self.__setstate__((run, (), {}, self.__dict__))  # type: ignore[attr-defined]  # of `partial`

    if TYPE_CHECKING:

        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
            """Runs the function."""

    def __repr__(self) -> str:
        return f"<Cited {self.name} {' '.join(self.numbers)}>"


def _told(
    name: str, numbers: tuple[str, ...], function: Callable[P, R], given: Callable[P, R]
) -> Callable[P, R]:
    """The function, which tells who listens what it answered; unless another one is to answer.

    `given` is the function as it was written, whose annotations say what its arguments are.
    """
    yes, no = (numbers, True), (numbers, False)

    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        heard = HEARD.get()
        if heard is None or name not in heard.heeded:
            return function(*args, **kwargs)
        if name in heard.instead:
            answer: R = heard.instead[name](*args, **kwargs)
            return answer
        doubts = heard.doubts.get(name)
        others = () if doubts is None else heard.others(doubts, args)
        result = function(*args, **kwargs)
        if (key := yes if result and is_so(result, args) else no) not in heard.dull:
            heard.note(key, args, plain(given))
        for doubt, other in others:
            if other != result:
                heard.doubted.add(doubt)
        return result

    return run


def _by(numbers: tuple[str, ...], function: Callable[P, R]) -> Callable[P, R]:
    """The function, by the rules of these numbers."""

    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        carried_out = args[0].carried_out  # type: ignore[attr-defined]  # a `Because`
        carried_out.append(numbers)
        try:
            return function(*args, **kwargs)
        finally:
            carried_out.pop()

    return run


def cites(
    number: str, witness: str, *, edition: str | None = None
) -> Callable[[Callable[P, R] | Cited[P, R]], Cited[P, R]]:
    """Marks a function as carrying out the rule `number`; several stand one above the other.

    `edition` is the date of the edition that first has the rule, where the base edition lacks it.
    """
    citation = Citation(str(RuleId.parse(number)), witness, edition)

    def mark(function: Callable[P, R] | Cited[P, R]) -> Cited[P, R]:
        if isinstance(function, Cited):
            return Cited(function.function, (citation, *function.citations))
        return Cited(function, (citation,))

    return mark


def edition_of(cited: str, base: str) -> tuple[str, str]:
    """The number of a rule as events name it, and the edition that the number is of."""
    number, _, edition = cited.partition(AT)
    return number, edition or base


def cited_in(package: ModuleType) -> Iterator[Cited[..., object]]:
    """Every cited function of the modules below a package, each once, by module and name."""
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if found.name.endswith(".__main__"):  # to import it is to run it
            continue
        module = importlib.import_module(found.name)
        for value in vars(module).values():
            if isinstance(value, Cited) and value.function.__module__ == found.name:
                yield value
