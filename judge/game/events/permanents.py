"""Events of permanents: tapping, counters, damage marked, effects."""

from __future__ import annotations

from judge.game.events.event import Event
from judge.game.state import ContinuousEffect, ObjectId, Recipient


class Tap(Event):
    """A permanent becomes tapped."""

    object: ObjectId


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


class CountersRemoved(Event):
    """Counters are removed from an object or player."""

    recipient: Recipient
    kind: str
    amount: int


class NotDestroyed(Event):
    """A permanent would be destroyed, and is not."""

    object: ObjectId


class Unattached(Event):
    """A permanent becomes unattached and stays on the battlefield."""

    object: ObjectId


class EffectBegan(Event):
    """A continuous effect of a resolved spell begins."""

    effect: ContinuousEffect


class DamageRemoved(Event):
    """All damage is removed from permanents, and effects until end of turn end."""
