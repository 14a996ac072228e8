"""A combat phase: who attacks, who blocks, and the damage assigned."""

from __future__ import annotations

from enum import Enum

from judge.game.state.ids import ObjectId, PlayerId, Recipient
from judge.values import Value


class Blocked(Enum):
    """Whether blocks have made an attacking creature blocked (509.1h)."""

    UNDECLARED = "undeclared"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"


class Attack(Value):
    """An attacking creature, what it attacks, and its blockers in damage assignment order.

    `lost` is the permanent that it attacked until that was removed from combat (506.4c).
    """

    attacker: ObjectId
    target: Recipient | None
    blocked: Blocked = Blocked.UNDECLARED
    blockers: tuple[ObjectId, ...] = ()
    lost: ObjectId | None = None


class Block(Value):
    """A blocking creature, and what it blocks in damage assignment order."""

    blocker: ObjectId
    attackers: tuple[ObjectId, ...]


class Share(Value):
    """Damage assigned to one recipient."""

    recipient: Recipient
    amount: int


class Assignment(Value):
    """How a creature assigns its combat damage."""

    source: ObjectId
    shares: tuple[Share, ...]


class Combat(Value):
    """A combat phase; `strikers` had first or double strike as its first damage step began.

    `twice` are the strikers that had double strike then.
    `defenders` are the defending players by attacking creature, kept when it attacks no more.
    `against` is the one defending player, where not all opponents are (507.1).
    """

    attacks: tuple[Attack, ...] = ()
    blocks: tuple[Block, ...] = ()
    assignments: tuple[Assignment, ...] = ()
    strikers: frozenset[ObjectId] | None = None
    twice: frozenset[ObjectId] = frozenset()
    bands: tuple[tuple[ObjectId, ...], ...] = ()
    defenders: tuple[tuple[ObjectId, PlayerId], ...] = ()
    against: PlayerId | None = None

    def defender(self, attacker: ObjectId) -> PlayerId | None:
        """The defending player of a creature that attacks or did; None if it never did."""
        return dict(self.defenders).get(attacker)

    def band_of(self, attacker: ObjectId) -> tuple[ObjectId, ...]:
        """The attacking creatures of a creature's band; itself alone if it is in none."""
        return next((band for band in self.bands if attacker in band), (attacker,))
