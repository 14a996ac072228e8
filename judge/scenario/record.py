"""What a play leaves behind: what happened, what was refused, and what was assumed."""

from __future__ import annotations

from typing import Any

from judge.game.state import BodyId, ContinuousEffect, GameState, PlayerId
from judge.rules.process import Happened
from judge.rules.requests import Illegal
from judge.scenario.model import Item
from judge.values import Bilingual, Value


class Refused(Value):
    """Something that may not be done, and the state it was tried in."""

    before: GameState
    item: Item
    illegal: Illegal


class Tried(Value):
    """Something that was only asked about and may be done."""

    before: GameState
    item: Item


class Failed(Value):
    """An expectation that did not hold: what was expected, and what is so; or why nobody knows.

    >>> Failed({"life": {"Bob": 17}}, {"Bob": 20}).so.zh
    "{'Bob': 20}"
    """

    expect: Any
    got: Any

    @property
    def so(self) -> Bilingual:
        """What is so, in both languages where it is in words."""
        return (
            self.got if isinstance(self.got, Bilingual) else Bilingual(str(self.got), str(self.got))
        )

    @property
    def plain(self) -> Any:
        """What is so, as plain data."""
        return self.got.en if isinstance(self.got, Bilingual) else self.got


class Moved(Value):
    """What each round of a loop moves: its kind, whose it is, by how much, and what it is called.

    `what` is `life`, `library`, `graveyard`, `mana`, `counters`, `tokens`, or `effects`: one of
    those is `effect`.
    """

    what: str
    of: PlayerId | BodyId
    number: int
    name: Bilingual = Bilingual("", "")
    effect: ContinuousEffect | None = None


class Losing(Value):
    """A player who loses the game after so many rounds more, and by which rules."""

    player: PlayerId
    times: int
    rules: tuple[str, ...]


class Round(Value):
    """What a player of the script did that can be done again, and what it moves each time.

    `since` is what it began with, where the script has more before that.
    `times` is how often more, None as often as wanted; after that something of it may be `refused`.
    `other` is a player whose choice is part of it, and who may make another. `loses` is the
    opponent who first loses the game by what it takes.
    """

    player: PlayerId
    moved: tuple[Moved, ...] = ()
    since: str | None = None
    times: int | None = None
    refused: Refused | None = None
    other: PlayerId | None = None
    loses: Losing | None = None

    @property
    def is_at_will(self) -> bool:
        """True if it can be done as often as wanted."""
        return self.times is None and self.other is None


class Record(Value):
    """A play from beginning to end."""

    state: GameState
    entries: tuple[Happened | Refused | Tried, ...] = ()
    units: tuple[int, ...] = ()  # the places in `entries` at which a unit of play begins
    repeats: tuple[PlayerId, ...] | None = None  # who could stop the loop that it ends in
    round: Round | None = None  # what of it can be done again
    assumptions: tuple[Bilingual, ...] = ()
    failed: tuple[Failed, ...] = ()
    last_legal: bool | None = None
    allowed: tuple[Tried | Refused, ...] = ()  # what came of the actions that are asked about

    def is_allowed(self, item: Item) -> bool:
        """True if an action that is asked about would be allowed at the end."""
        return any(isinstance(one, Tried) and one.item == item for one in self.allowed)


def may_go_on(record: Record) -> bool:
    """True if what was done can be repeated as often as wanted, and something comes of that."""
    again = record.round
    return again is not None and again.is_at_will and bool(again.moved) and not record.repeats
