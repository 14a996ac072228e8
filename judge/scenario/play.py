"""A play under way: the state so far, and what of the script is left."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from judge.game.state import GameState
from judge.rules.rulebook import Rulebook
from judge.scenario.finding import Finder
from judge.scenario.model import Item, Moment
from judge.scenario.record import Failed, Happened, Refused, Tried
from judge.values import Bilingual


@dataclass(slots=True)
class Play:
    """A play under way: the state, what of the script is left, and the record so far."""

    rulebook: Rulebook
    finder: Finder
    state: GameState
    items: list[Item]
    choices: dict[str, list[Any]]
    entries: list[Happened | Refused | Tried] = field(default_factory=list)
    assumptions: list[Bilingual] = field(default_factory=list)
    failed: list[Failed] = field(default_factory=list)
    last_legal: bool | None = None
    answering: Item | None = None
    goal: int | None = None  # the size the stack is to come down to
    steps: int = 0


def is_at(state: GameState, at: Moment | None) -> bool:
    """True if the game is at this moment; without one it always is."""
    if at is None:
        return True
    return at.turn in (None, state.turn.number) and at.step in (None, state.turn.step)
