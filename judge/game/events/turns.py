"""Events of turns, steps, priority and decisions."""

from __future__ import annotations

from judge.game.events.event import Event
from judge.game.state import PlayerId
from judge.game.steps import Step
from judge.values import Value


class BeginTurn(Event):
    """A player's turn begins."""

    player: PlayerId
    number: int


class BeginStep(Event):
    """A step or main phase begins."""

    step: Step


class StepSkipped(Event):
    """A step that would come is skipped."""

    step: Step


class ActionDone(Event):
    """A turn-based action of the step is over."""


class GivePriority(Event):
    """A player gets priority; nobody has passed."""

    player: PlayerId


class Pass(Event):
    """The player with priority passes."""

    player: PlayerId


class Answered(Event):
    """A player decided something that an action under way asks."""

    request: Value
    decision: Value


class StateChecked(Event):
    """State-based actions have been checked."""
