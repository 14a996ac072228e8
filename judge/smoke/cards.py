"""The cards that are played: those of the pool and of a file that are counted as playable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from judge.cards import Card, builtin_pool
from judge.cards.files import card_from_record
from judge.errors import Unsupported
from judge.oracle import Oracle
from judge.rules.rulebook import Rulebook
from judge.scenario.setup import unplayable
from judge.smoke.courses import Courses
from judge.smoke.digests import Briefly, Digest, digest
from judge.smoke.kept import key
from judge.smoke.playing import Run
from judge.smoke.tables import tables

POOL, FILE = "pool", "file"


class ToPlay(NamedTuple):
    """A card to be played, and its key among the hashes."""

    key: str
    card: Card


class Played(NamedTuple):
    """A card that was played: what came of it, and the hashes of that."""

    key: str
    card: Card
    runs: tuple[Run, ...]
    digest: Digest

    @property
    def broken(self) -> tuple[Run, ...]:
        """The runs that ended in words that are not carried out, or in an error."""
        return tuple(run for run in self.runs if run.declined or run.fault)

    @property
    def outcome(self) -> Outcome:
        """What there is to tell of it."""
        broken = tuple((run.label, run.declined or run.fault) for run in self.broken)
        return Outcome(self.key, self.card.name.en, len(self.runs), broken, self.digest)


class Outcome(NamedTuple):
    """What there is to tell of a card that was played; `broken` are runs and where they ended."""

    key: str
    name: str
    runs: int
    broken: tuple[tuple[str, str], ...]
    digest: Digest


class Players:
    """Plays cards, each on the same board."""

    def __init__(self, rulebook: Rulebook, oracle: Oracle, renamed: Mapping[str, str]) -> None:
        self._rulebook, self._oracle = rulebook, oracle
        self._courses = Courses(rulebook, oracle, tables(rulebook))
        self.forms = Briefly(renamed)

    def is_playable(self, card: Card) -> bool:
        """True if the card is counted as playable."""
        return not unplayable(card, self._rulebook, self._oracle)

    def play(self, one: ToPlay) -> Played:
        """What comes of a card."""
        runs = self._courses.of(one.card)
        return Played(one.key, one.card, runs, digest(runs, self._rulebook, self.forms))


def of_pool() -> Iterator[ToPlay]:
    """The cards of the built-in pool."""
    for card in builtin_pool():
        yield ToPlay(key(POOL, card.name.en), card)


def of_file(records: Iterable[Mapping[str, Any]]) -> Iterator[ToPlay]:
    """The cards of a file that the base edition knows."""
    for record in records:
        try:
            card = None if record.get("is_funny") else card_from_record(record)
        except Unsupported:
            continue
        if card is not None:
            yield ToPlay(key(FILE, str(record["name"])), card)


def drawn(cards: Iterable[ToPlay], number: int | None, seed: int) -> list[ToPlay]:
    """So many of the cards, each as likely as any other; None is all, in their order."""
    found = list(cards)
    if number is None:
        return found
    Random(seed).shuffle(found)
    return found[:number]
