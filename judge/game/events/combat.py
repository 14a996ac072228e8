"""Events of combat and of damage."""

from __future__ import annotations

from enum import Enum

from judge.game.events.event import Event
from judge.game.state import ObjectId, Recipient, Share


class AttackDeclared(Event):
    """A creature becomes an attacking creature."""

    attacker: ObjectId
    target: Recipient


class BlockDeclared(Event):
    """A creature becomes a blocking creature."""

    blocker: ObjectId
    attackers: tuple[ObjectId, ...]


class BecameBlocked(Event):
    """An attacking creature becomes a blocked creature."""

    attacker: ObjectId
    blockers: tuple[ObjectId, ...]


class BecameUnblocked(Event):
    """An attacking creature becomes an unblocked creature."""

    attacker: ObjectId


class DamageOrdered(Event):
    """The damage assignment order of a creature's blockers, or of what it blocks."""

    source: ObjectId
    order: tuple[ObjectId, ...]


class StrikersNoted(Event):
    """Which creatures have first or double strike as the first combat damage step begins."""

    objects: tuple[ObjectId, ...]


class DamageAssigned(Event):
    """A creature assigns its combat damage."""

    source: ObjectId
    shares: tuple[Share, ...]


class DamageKind(Enum):
    """Whether damage is combat damage."""

    COMBAT = "combat"
    NONCOMBAT = "noncombat"


class Damage(Event):
    """A source deals damage; `results` are what the damage becomes (120.3), in order."""

    source: ObjectId
    recipient: Recipient
    amount: int
    kind: DamageKind
    results: tuple[Event, ...] = ()


class CombatDamageDealt(Event):
    """All assigned combat damage is dealt at once; `results` are the damage."""

    results: tuple[Event, ...] = ()


class CombatEnded(Event):
    """All creatures and planeswalkers are removed from combat."""
