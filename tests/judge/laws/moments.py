"""A play as the laws look at it: moment after moment, each a batch of events between two states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from judge.game import events as e
from judge.game.state import GameObject, GameState, ObjectId
from judge.rules.layers import project
from judge.rules.process import Happened
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.ruling import Ruling
from judge.ruling.asking import rulebook_of

E = TypeVar("E", bound=e.Event)


@dataclass(frozen=True)
class Moment:
    """A batch of events, and the states before and after it."""

    before: GameState
    after: GameState
    batch: tuple[e.Event, ...]

    @cached_property
    def events(self) -> tuple[e.Event, ...]:
        """The events, each before what it came to."""
        return tuple(e.flatten(self.batch))

    @cached_property
    def entered(self) -> dict[ObjectId, e.Entering]:
        """The objects that came onto the battlefield, each with how it entered."""
        found: dict[ObjectId, e.Entering] = {}
        fresh = [i for i in self.after.battlefield if i not in self.before.objects]
        by_body = {self.after.objects[id_].body: id_ for id_ in fresh}
        moved = [(one, self.before.objects.get(one.object)) for one in self.of(e.Moved)]
        for event, held in moved:
            if held is not None and held.body in by_body:
                found[by_body.pop(held.body)] = event.entering or e.Entering()
        made = [event.entering for event in self.of(e.Created)]
        tokens = sorted(by_body.values())[: len(made)]
        return found | dict(zip(tokens, made, strict=False))

    def of(self, kind: type[E]) -> Iterator[E]:
        """The events of a class."""
        return (event for event in self.events if isinstance(event, kind))

    def may_change(self, *kinds: type[e.Event]) -> bool:
        """True if objects or players are not the same after it, or such events are to do that."""
        same = self.before.objects is self.after.objects
        same = same and self.before.players is self.after.players
        return not same or any(isinstance(event, kinds) for event in self.events)

    def stayed(self) -> Iterator[tuple[GameObject, GameObject]]:
        """Each object that is in the same zone before and after, as it was and as it is."""
        if self.before.objects is not self.after.objects:
            for id_, held in self.before.objects.items():
                now = self.after.objects.get(id_)
                if now is not None:
                    yield held, now


@dataclass(frozen=True)
class Played:
    """A play: its ruling, what happened in it in order, and the rulebook it is played by."""

    ruling: Ruling
    moments: tuple[Moment, ...]
    rulebook: Rulebook

    @cached_property
    def priorities(self) -> tuple[tuple[Moment, View], ...]:
        """The moments at which a player gets priority, with how things are then."""
        return tuple(
            (moment, project(moment.before, self.rulebook))
            for moment in self.moments
            if any(isinstance(event, e.GivePriority) for event in moment.batch)
        )


Law = Callable[[Played], Iterator[str]]
OfMoment = Callable[[Moment], Iterator[str]]


def played(ruling: Ruling) -> Played:
    """The play of a ruling; one that was declined has no moments."""
    if ruling.record is None:
        return Played(ruling, (), rulebook_of(None))
    happened = (entry for entry in ruling.record.entries if isinstance(entry, Happened))
    return Played(ruling, tuple(_moments(happened)), rulebook_of(ruling.rules))


def _moments(happened: Iterable[Happened]) -> Iterator[Moment]:
    for one in happened:
        yield Moment(one.before, one.after, one.batch)
        yield from _moments(one.below)
