"""Everyone who gives a class of words, events or instructions its meaning: the engine's tables.

Whoever asks for a meaning asks here by class, so that those who give it may stand anywhere in the
order of modules. `judge.rules.tables` fills the tables; the rulebook holds them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from corpus.structs import Struct
from judge.abilities.bases import (
    Calculation,
    Condition,
    Effect,
    Filter,
    Instead,
    Objects,
    Pattern,
    Players,
)
from judge.game.events import Event
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning.context import Context
from judge.rules.requests import Paying
from judge.rules.view import View

if TYPE_CHECKING:
    from judge.rules.patterns.look import Match
    from judge.rules.process import Process
    from judge.rules.replacement.batch import Batch
    from judge.rules.replacement.candidate import Candidate
    from judge.rules.replacement.outcome import Made
    from judge.rules.replacement.settlement import Settling

Paid = tuple[ObjectId, ...]  # the objects that paid
Test = Callable[[View, Any, ObjectId, Context], bool]
FindObjects = Callable[[View, Any, Context], tuple[ObjectId, ...]]
FindPlayers = Callable[[View, Any, Context], tuple[PlayerId, ...]]
Work = Callable[[View, Any, Context], int]
Hold = Callable[[View, Any, Context], bool]

Numbers = tuple[str, ...] | None
WhyNot = Callable[[View, PlayerId, Any, ObjectId, Context], Numbers]  # None where it can be done
Do = Callable[["Process", Any, Context], object]  # False where nothing was done
PayByDoing = Callable[["Process", PlayerId, Any, Context, Paying], Paid]
Apply = Callable[["Batch", "Candidate", Any], "Made"]
# the last are permanents that are not tapped for mana
Pay = Callable[["Process", PlayerId, Any, Context, Paying, frozenset[ObjectId | None]], Paid]


class Engine(Struct, kw_only=True, eq=False):
    """The tables of the engine, each by the class that its functions are for."""

    filters: Mapping[type[Filter], Test]
    objects: Mapping[type[Objects], FindObjects]
    players: Mapping[type[Players], FindPlayers]
    amounts: Mapping[type[Calculation], Work]
    conditions: Mapping[type[Condition], Hold]
    patterns: Mapping[type[Pattern], tuple[tuple[type[Event], ...], Match]]
    effects: Mapping[type[Effect], Do]
    why_not: Mapping[type[Effect], WhyNot]  # by which rules it can't be done to an object
    costs: Mapping[type[Effect], PayByDoing]  # what is done as a cost
    resources: Mapping[type[Effect], Pay]  # what is given up as one: mana, life, being untapped
    instead: Mapping[type[Instead], Apply]  # what replacement and prevention effects make
    enter: Callable[[Batch, Any], Any]  # what enters the battlefield, with what else holds of it
    settle: Callable[[Process, tuple[Event, ...]], Settling]  # replaced before they happen
    follow: Callable[[Process, tuple[Event, ...]], None]  # after they have happened
