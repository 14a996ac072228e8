"""An object about to enter, and how it enters (614.1c-d, 614.12)."""

from __future__ import annotations

from corpus.structs import Mutable
from judge.abilities.bases import Effect
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.pattern_match import Entry

Follow = tuple[Effect, Context, ObjectId | None]
Enter = e.Moved | e.Created


def entering_of(event: Enter) -> e.Entering:
    """How an object enters, by default as it is."""
    return event.entering or e.Entering()


def changed(event: Enter, **changes: object) -> Enter:
    """The event with how the object enters changed."""
    return event.with_(entering=entering_of(event).with_(**changes))


def add_counters(event: Enter, kind: str, number: int) -> Enter:
    """The event with so many counters of a kind more (or fewer) on what enters."""
    counters = dict(entering_of(event).counters)
    counters[kind] = counters.get(kind, 0) + number
    return changed(event, counters=tuple(sorted((k, n) for k, n in counters.items() if n)))


class Arrival(Mutable):
    """An object about to enter, as what is done as it enters changes it."""

    settling: Batch
    event: e.Moved | e.Created
    entry: Entry
    context: Context
    follows: list[Follow]

    @property
    def source(self) -> ObjectId:
        """The object as it is before it enters; of a token, as it will be."""
        return self.event.object if isinstance(self.event, e.Moved) else self.entry.object

    @property
    def player(self) -> PlayerId:
        """Who will control it, and so makes its choices."""
        return self.entry.held.controller

    def change(self, **changes: object) -> None:
        """Changes how it enters."""
        entering = self.event.entering or e.Entering()
        self.event = self.event.with_(entering=entering.with_(**changes))

    @property
    def entering(self) -> e.Entering:
        """How it enters."""
        return self.event.entering or e.Entering()
