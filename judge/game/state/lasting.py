"""What resolved spells and abilities leave behind, and triggers that wait."""

from __future__ import annotations

from judge.abilities.ability import Triggered
from judge.abilities.bases import Condition, Duration, Modification, StaticRule
from judge.abilities.durations import EndOfTurn
from judge.game.state.ids import ObjectId, PlayerId, Recipient
from judge.game.state.objects import Occurred
from judge.values import Value


class ContinuousEffect(Value):
    """An effect of a resolved spell or ability on objects that are fixed (611.2c).

    Its amounts are numbers: they were worked out as it began (608.2i).
    """

    objects: tuple[ObjectId, ...]
    modifications: tuple[Modification, ...]
    controller: PlayerId
    source: ObjectId | None = None
    duration: Duration = EndOfTurn()
    timestamp: int = 0
    begun: int = 0  # the turn it began in


class FloatingRule(Value):
    """A rule, replacement or prevention that a resolved spell or ability set up (614, 615).

    `about` are the objects or players it speaks of; `left` how much or how often it still applies.
    `condition` is asked each time: "for as long as it remains exiled, you may play it if …".
    """

    rule: StaticRule
    controller: PlayerId
    source: ObjectId | None
    duration: Duration
    timestamp: int = 0
    begun: int = 0
    about: tuple[Recipient, ...] = ()
    left: int | None = None
    chosen: tuple[ObjectId, ...] = ()  # "a source of your choice": the only sources it is about
    condition: Condition | None = None


class DelayedTrigger(Value):
    """A delayed triggered ability that waits for its event (603.7)."""

    ability: Triggered
    controller: PlayerId
    source: ObjectId | None  # None: of an effect that has no source
    about: tuple[Recipient, ...] = ()
    timestamp: int = 0
    times: int | None = 1
    in_turn: int | None = None  # it triggers only in this turn
    until: Duration | None = None  # it waits only until a later turn
    kept: tuple[tuple[Recipient, ...], ...] = ()  # what it remembers, word by word
    at_once: bool = False  # no ability: the effect of "until" that ends (610.3)


class PendingTrigger(Value):
    """An ability that has triggered and is not yet on the stack (603.3)."""

    ability: Triggered
    controller: PlayerId
    source: ObjectId | None  # None: of a designation (721.2)
    event: Value | None = None
    occurred: Occurred = Occurred()
    x: int | None = None
    since: int = 0  # ids from here on are of objects that came after it triggered
