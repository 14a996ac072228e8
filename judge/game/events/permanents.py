"""Events of permanents: tapping, counters, damage marked, attachments, effects."""

from __future__ import annotations

import builtins

from judge.cards import Characteristics
from judge.game.events.event import Event
from judge.game.state import (
    ContinuousEffect,
    DelayedTrigger,
    FloatingRule,
    ObjectId,
    PlayerId,
    Recipient,
)


class Tap(Event):
    """A permanent becomes tapped; by its controller where no `player` is named."""

    object: ObjectId
    player: PlayerId | None = None


class Untap(Event):
    """A permanent becomes untapped."""

    object: ObjectId


class DamageMarked(Event):
    """Damage is marked on a permanent."""

    object: ObjectId
    amount: int


class DeathtouchDealt(Event):
    """A creature has been dealt damage by a source with deathtouch."""

    object: ObjectId
    source: ObjectId


class CountersPut(Event):
    """Counters are put on an object or given to a player."""

    recipient: Recipient
    kind: str
    amount: int
    player: PlayerId | None = None  # who puts them
    as_cost: bool = False  # no effect puts them: a loyalty cost (606.4)


class CountersRemoved(Event):
    """Counters are removed from an object or player."""

    recipient: Recipient
    kind: str
    amount: int


class NotExchanged(Event):
    """An exchange can't be completed, so no part of it happens."""


class NotDestroyed(Event):
    """A permanent would be destroyed, and is not."""

    object: ObjectId


class Regenerated(Event):
    """A permanent regenerates in place of being destroyed (701.15)."""

    object: ObjectId
    results: tuple[Event, ...] = ()


class Attached(Event):
    """An Aura, Equipment or Fortification becomes attached to something."""

    object: ObjectId
    to: Recipient


class Unattached(Event):
    """A permanent becomes unattached and stays on the battlefield."""

    object: ObjectId


class ControlChanged(Event):
    """Another player controls a permanent from now on."""

    object: ObjectId
    player: PlayerId


class Transformed(Event):
    """A permanent transforms: another face is up."""

    object: ObjectId
    face: int


class Converted(Event):
    """A permanent converts: another face is up."""

    object: ObjectId
    face: int


class NotTransformed(Event):
    """A permanent would transform or convert, and can't: it has no other face to turn up."""

    object: ObjectId


class Flipped(Event):
    """A flip card is flipped."""

    object: ObjectId


class Merged(Event):
    """A spell becomes part of a permanent, on top of it or under it (725.2)."""

    object: ObjectId
    into: ObjectId
    on_top: bool = True


class TurnedFaceUp(Event):
    """A permanent is turned face up; `x` was chosen for the cost of the `way` it was done in."""

    object: ObjectId
    x: int | None = None
    way: str = ""


class TurnedFaceDown(Event):
    """A permanent is turned face down."""

    object: ObjectId
    how: str


class PhasedOut(Event):
    """A permanent phases out, directly or with what it is attached to."""

    object: ObjectId
    directly: bool = True


class PhasedIn(Event):
    """A permanent phases in."""

    object: ObjectId


class Marked(Event):
    """An object gets a mark (monstrous, goaded, …) or loses it (a value of None)."""

    object: ObjectId
    mark: str
    value: builtins.object = True


class SpellPrepared(Event):
    """A copy of a permanent's prepare spell is made in exile (722.3c of 2026-08-07)."""

    player: PlayerId
    of: ObjectId
    printed: Characteristics


class DoorUnlocked(Event):
    """A half of a permanent becomes unlocked (709.5f of 2024-09-20): 1 is left, 2 right."""

    player: PlayerId
    object: ObjectId
    half: int


class DoorLocked(Event):
    """A half of a permanent becomes locked (709.5g of 2024-09-20)."""

    player: PlayerId
    object: ObjectId
    half: int


class Chose(Event):
    """A player makes a choice that is kept for an object: a color, a type, a name, a player, …"""

    player: PlayerId
    object: ObjectId
    what: str
    value: builtins.object


class Linked(Event):
    """An object remembers others for its linked abilities (607)."""

    object: ObjectId
    others: tuple[ObjectId, ...]


class EffectBegan(Event):
    """A continuous effect of a resolved spell or ability begins."""

    effect: ContinuousEffect


class RuleBegan(Event):
    """A rule, replacement or prevention effect of a resolved spell or ability begins."""

    rule: FloatingRule


class ShieldUsed(Event):
    """A replacement or prevention effect that applies so often or so much is used up by some."""

    timestamp: int
    amount: int


class TriggerWaits(Event):
    """A delayed triggered ability is created (603.7)."""

    trigger: DelayedTrigger


class ReturnWaits(TriggerWaits):
    """What was moved "until" an event comes back then, by an effect that is no ability (610.3)."""


class TriggerGone(Event):
    """A delayed triggered ability has triggered as often as it does, or its time is over."""

    timestamp: int


class DamageRemoved(Event):
    """All damage is removed from permanents, and effects until end of turn end."""


class DamageHealed(Event):
    """All damage is removed from one permanent."""

    object: ObjectId


class EffectsEnded(Event):
    """Effects whose duration is over end; by their timestamps."""

    timestamps: tuple[int, ...]
