"""What a play leaves behind: what happened, what was refused, and what was assumed."""

from __future__ import annotations

from typing import Any

from judge.game.state import GameState, PlayerId
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
    """An expectation that did not hold: what was expected, and what is so."""

    expect: Any
    got: Any


class Record(Value):
    """A play from beginning to end."""

    state: GameState
    entries: tuple[Happened | Refused | Tried, ...] = ()
    units: tuple[int, ...] = ()  # the places in `entries` at which a unit of play begins
    repeats: tuple[PlayerId, ...] | None = None  # who could stop the loop that it ends in
    assumptions: tuple[Bilingual, ...] = ()
    failed: tuple[Failed, ...] = ()
    last_legal: bool | None = None
    allowed: tuple[Tried | Refused, ...] = ()  # what came of the actions that are asked about

    def is_allowed(self, item: Item) -> bool:
        """True if an action that is asked about would be allowed at the end."""
        return any(isinstance(one, Tried) and one.item == item for one in self.allowed)
