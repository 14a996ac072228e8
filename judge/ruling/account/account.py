"""The account of a play, as values: what happened with its causes, and what did not.

Nothing here is in words; objects and players are told by their bodies and names, which stay the
same through all zone changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import Any, TypeVar, overload

from judge.game.events import Event
from judge.game.state import BodyId, ObjectId, PlayerId, Recipient
from judge.rules.process import Happened
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.scenario.finding import Finder
from judge.scenario.model import Expectation, Scenario
from judge.scenario.record import Record, Refused
from judge.values import Bilingual, Value

Subject = BodyId | PlayerId
BY_STATE = ("704.5", "704.6")
A = TypeVar("A", bound=Event)
B = TypeVar("B", bound=Event)


class Consulted(Value):
    """Rules that were asked in a play, whether there was anything to their answer, and of whom."""

    rules: tuple[str, ...]
    is_so: bool
    about: tuple[Subject, ...]


class Written(Value):
    """The rules of what is printed on an object or was given to it.

    `kind` tells of what: `keyword` of its keyword abilities, `given` of those that effects gave it
    or took from it, `written` of its other words, `untriggered` of those that waited for an event,
    `instances` of a keyword ability that it has several times.
    """

    rules: tuple[str, ...]
    kind: str
    body: BodyId


class Noticed(Value):
    """An object or a player about which something did not matter that one would expect to.

    `said` has a slot for its name. `nearly`: something would have happened but for the rules.
    """

    about: Subject
    rules: tuple[str, ...]
    said: Bilingual
    nearly: bool = False


class Played(Value):
    """A scenario that was played: the record, with the names and rules that it was played by."""

    scenario: Scenario
    finder: Finder
    record: Record
    rulebook: Rulebook
    unread: tuple[Bilingual, ...] = ()
    consulted: tuple[Consulted, ...] = ()
    doubted: frozenset[str] = frozenset()  # misconceptions by which it may go otherwise
    remembered: tuple[Noticed, ...] = ()  # of what was gone and looked at as it last was


class Occurrence(Value):
    """One event of a play.

    `place` is how many stand before it, `unit` the unit of play that it belongs to, `within` the
    place of the occurrence that it came of, `actor` what was cast, activated or resolved in that
    unit, `about` what it happened to, and `by` what did it.
    """

    event: Event
    happened: Happened
    place: int
    unit: int
    within: int | None = None
    actor: Subject | None = None
    about: tuple[Subject, ...] = ()
    by: tuple[Subject, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that made it happen."""
        return self.event.because


class NotAllowed(Value):
    """Something that was tried and may not be done, and what it is about."""

    entry: Refused
    about: tuple[Subject, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that refuse it."""
        return self.entry.illegal.because


class LookedUp(Value):
    """What is so of an object of the final state that is asked about, though no event made it so.

    `said` has a slot for the object's name. `of_layers` has the rules by which continuous effects
    made it so, each with that of the layer in which it applied, where it is of one alone; `keys`
    are those under which it is asked about.
    """

    object: ObjectId
    body: BodyId
    rules: tuple[str, ...]
    said: Bilingual
    of_layers: tuple[tuple[str, str], ...] = ()
    keys: frozenset[str] = frozenset()


class Spared(Value):
    """An object or a player that a state-based action left alone, though not much was lacking.

    `said` has a slot for its name.
    """

    about: Subject
    rules: tuple[str, ...]
    said: Bilingual


class Every(tuple[Occurrence, ...]):
    """All events of a play in order, each before what came of it; those of a kind at hand."""

    @cached_property
    def _places(self) -> dict[type[Event], list[int]]:
        found: dict[type[Event], list[int]] = {}
        for place, one in enumerate(self):
            found.setdefault(type(one.event), []).append(place)
        return found

    @overload
    def of(self, kind: type[A], /) -> Iterable[tuple[Occurrence, A]]: ...
    @overload
    def of(self, kind: type[A], other: type[B], /) -> Iterable[tuple[Occurrence, A | B]]: ...
    @overload
    def of(self, *kinds: type[Event]) -> Iterable[tuple[Occurrence, Any]]: ...

    def of(self, *kinds: type[Event]) -> Iterable[tuple[Occurrence, Event]]:
        """The events of some kinds, in order, each with its occurrence."""
        there = self._places
        found = sorted(place for kind in _and_below(kinds) for place in there.get(kind, ()))
        return [(one := self[place], one.event) for place in found]


@lru_cache(maxsize=256)
def _and_below(kinds: tuple[type[Event], ...]) -> tuple[type[Event], ...]:
    """Some kinds of events and those that are kinds of them, each once."""
    below = (found for kind in kinds for found in (kind, *_and_below(tuple(kind.__subclasses__()))))
    return tuple(dict.fromkeys(below))


Found = Iterator[tuple[Occurrence, Recipient]]  # what was noticed, and of whom


def is_by_state(every: Every, one: Occurrence) -> bool:
    """True of what a state-based action did, or came of that."""
    rules = one.rules if one.within is None else (*one.rules, *every[one.within].rules)
    return any(rule.startswith(BY_STATE) for rule in rules)


class Account(Value):
    """All that a play did, and what was looked up of its end for what is asked."""

    played: Played
    view: View
    occurrences: Every
    refused: tuple[NotAllowed, ...]
    asked: tuple[Expectation, ...] = ()
    portrayed: tuple[ObjectId, ...] = ()  # whose characteristics are asked about
    looked_up: tuple[LookedUp, ...] = ()
    written: tuple[Written, ...] = ()
    spared: tuple[Spared, ...] = ()
    noticed: tuple[Noticed, ...] = ()

    @property
    def finder(self) -> Finder:
        """Who finds what names mean."""
        return self.played.finder

    @property
    def record(self) -> Record:
        """The record that the account is of."""
        return self.played.record

    @property
    def edition(self) -> str:
        """The date of the edition that it was played by."""
        return self.played.rulebook.edition.date
