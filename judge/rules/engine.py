"""Everyone who gives a class of words, events or instructions its meaning: the engine's tables.

Whoever asks for a meaning asks here by class, so that those who give it may stand anywhere in the
order of modules. `judge.rules.tables` fills the tables; the rulebook holds them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from judge.abilities.bases import Calculation, Condition, Filter, Objects, Pattern, Players
from judge.game.events import Event
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning.context import Context

if TYPE_CHECKING:
    from judge.rules.patterns.looking import Match
    from judge.rules.view import View

Test = Callable[["View", Any, ObjectId, Context], bool]
FindObjects = Callable[["View", Any, Context], tuple[ObjectId, ...]]
FindPlayers = Callable[["View", Any, Context], tuple[PlayerId, ...]]
Work = Callable[["View", Any, Context], int]
Hold = Callable[["View", Any, Context], bool]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Engine:
    """The tables of the engine, each by the class that its functions are for."""

    filters: Mapping[type[Filter], Test]
    objects: Mapping[type[Objects], FindObjects]
    players: Mapping[type[Players], FindPlayers]
    amounts: Mapping[type[Calculation], Work]
    conditions: Mapping[type[Condition], Hold]
    patterns: Mapping[type[Pattern], tuple[tuple[type[Event], ...], Match]]
