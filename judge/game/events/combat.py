"""Events of combat and of damage."""

from __future__ import annotations

from enum import Enum

from judge.game.events.event import Event
from judge.game.state import ObjectId, PlayerId, Recipient, Share


class DefenderChosen(Event):
    """A player becomes the one defending player of the combat phase (507.1)."""

    player: PlayerId


class AttackDeclared(Event):
    """A creature becomes an attacking creature."""

    attacker: ObjectId
    target: Recipient


class Banded(Event):
    """Attacking creatures are declared to be in one band (702.22c)."""

    objects: tuple[ObjectId, ...]


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
    """Which creatures have first or double strike as the first combat damage step begins.

    `twice` are those of them that have double strike.
    """

    objects: tuple[ObjectId, ...]
    twice: tuple[ObjectId, ...] = ()


class NothingAssigned(Event):
    """A blocked creature that no creature blocks any more assigns no combat damage (510.1c)."""

    source: ObjectId


class NothingMoreAssigned(Event):
    """A creature that has lost double strike assigns no combat damage a second time (702.4c)."""

    source: ObjectId


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
    preventable: bool = True
    results: tuple[Event, ...] = ()


class CombatDamageDealt(Event):
    """All assigned combat damage is dealt at once; `results` are the damage."""

    results: tuple[Event, ...] = ()


class RemovedFromCombat(Event):
    """A permanent is removed from combat (506.4): from fighting, from being attacked, or both."""

    object: ObjectId
    fights: bool = True
    is_attacked: bool = True


class CombatEnded(Event):
    """All creatures and planeswalkers are removed from combat."""


class DamagePrevented(Event):
    """Damage that would be dealt is prevented."""

    source: ObjectId
    recipient: Recipient
    amount: int
    kind: DamageKind


class TollDetermined(Event):
    """The mana that a player has to pay for creatures to attack or block (508.1h, 509.1d)."""

    player: PlayerId
    objects: tuple[ObjectId, ...]
    mana: str
