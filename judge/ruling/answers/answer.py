"""Answers as values, without words: what is so of each thing asked, or what a play changed."""

from __future__ import annotations

from typing import Any

from judge.game.state import BodyId, ObjectId, PlayerId
from judge.scenario.model import Expectation
from judge.values import Value


class Part(Value):
    """What is so of one thing that a question names; without a name it is of the game.

    `value` is true or false for a yes or no, a number, a size, a name, or a list of these; None
    where there is no such thing. `of` is what else the words need: whom damage was dealt to.
    """

    name: str
    value: Any
    of: Any = None


class Answer(Value):
    """The answer to one question: a part for each thing that it names."""

    asked: Expectation
    parts: tuple[Part, ...]

    @property
    def value(self) -> Any:
        """The value of the only part, or a list of those of all."""
        values = [part.value for part in self.parts]
        return values[0] if len(values) == 1 else values


class Change(Value):
    """What a play changed, or what surprises about it: of what kind, about what, and how it is now.

    `place` is where in the play it came to be so.
    """

    kind: str
    body: BodyId | None = None
    object: ObjectId | None = None
    player: PlayerId | None = None
    value: Any = None
    place: int = 0


class Death(Value):
    """That something was put into a graveyard from the battlefield: where it is, what it was."""

    zone: str
    was_creature: bool


class Answers(Value):
    """The answer to each question in order; without a question, what changed.

    `loops` are those who could stop the loop that the play ends in, `beside` what answers may not
    be silent about: what was refused, what died.
    """

    answers: tuple[Answer, ...] = ()
    changes: tuple[Change, ...] = ()
    loops: tuple[PlayerId, ...] | None = None
    beside: tuple[Change, ...] = ()
