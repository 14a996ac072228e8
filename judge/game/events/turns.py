"""Events of turns, steps, priority and decisions."""

from __future__ import annotations

from judge.game.events.event import Event
from judge.game.state import ObjectId, PendingTrigger, PlayerId
from judge.game.steps import Step


class BeginTurn(Event):
    """A player's turn begins; `extra`: one that an effect added."""

    player: PlayerId
    number: int
    extra: bool = False


class RangeDetermined(Event):
    """These are the other players within a player's range of influence from now on (801.2c)."""

    player: PlayerId
    within: tuple[PlayerId, ...]


class BeginStep(Event):
    """A step or main phase begins; one that is `inserted` is none of the usual ones (500.8)."""

    step: Step
    inserted: bool = False


class StepSkipped(Event):
    """A step that would come is skipped."""

    step: Step


class TurnSkipped(Event):
    """A turn that would come is skipped."""

    player: PlayerId


class ExtraTurnAdded(Event):
    """A player will take an extra turn after this one."""

    player: PlayerId


class ExtraTurnBegun(Event):
    """The latest extra turn of a player is the one that begins."""

    player: PlayerId


class StepsAdded(Event):
    """Steps or phases are inserted after the one there is."""

    steps: tuple[Step, ...]


class SkipAdded(Event):
    """A player will skip their next turn, phase or step of a name."""

    player: PlayerId
    what: str


class SkipUsed(Event):
    """Something that was to be skipped has been."""

    player: PlayerId
    what: str


class ActionDone(Event):
    """A turn-based action of the step is over."""


class GivePriority(Event):
    """A player gets priority; nobody has passed."""

    player: PlayerId


class Pass(Event):
    """The player with priority passes."""

    player: PlayerId


class StateChecked(Event):
    """State-based actions have been checked."""


class Triggered(Event):
    """Abilities have triggered and wait to be put on the stack (603.2)."""

    triggers: tuple[PendingTrigger, ...]


class NotTriggered(Event):
    """An ability does not trigger: its `condition` is not met, its event was `prevented`, …

    … is not all within `range`, or it is `used up`: it has triggered as often as it may.
    """

    source: ObjectId
    why: str = "condition"


class TriggersTaken(Event):
    """The waiting triggers are no longer waiting."""


class Used(Event):
    """An ability has been used once more this turn, by a key of its own."""

    key: object
