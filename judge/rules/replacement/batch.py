"""A batch of events under way: what shields have used up, what follows, what is settled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Self

from judge.game import events as e
from judge.game.state import FloatingRule, ObjectId
from judge.rules.process import Process
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.outcome import FollowUp

Keys = frozenset[Hashable]


class Batch(ABC):
    """Events being settled together: what shields have used up, and what follows afterwards."""

    def __init__(
        self, process: Process, events: tuple[e.Event, ...], *, is_trial: bool = False
    ) -> None:
        self.process = process
        self.events = events
        self.is_trial = is_trial
        self.batch: tuple[e.Event, ...] = ()
        self.follows: list[FollowUp] = []
        self.would: list[e.Event] = []  # events that effects took the place of
        self.told: list[e.Event] = []  # why something did not happen, where nothing else says so
        self.used: dict[int, int] = {}  # by the timestamp of a shield
        self.added: set[Hashable] = set()  # the effects that made more tokens enter with these
        self.moving: set[ObjectId] = set()
        self.unshielded: set[ObjectId] = set()  # lost a shield counter in this batch (122.1c)
        self.at: int | None = None  # the place of the event being settled
        self.done: dict[int, tuple[e.Event, ...]] = {}
        self._begun: set[int] = set()
        self.gains: dict[ObjectId | None, list[e.LifeGained]] = {}

    @abstractmethod
    def settle_at(self, place: int) -> None:
        """Settles the event at a place of the batch, if that is not done or under way."""

    @property
    def waiting(self) -> tuple[tuple[int, e.Event], ...]:
        """The events of the batch that are not settled nor under way, each with its place."""
        return tuple((i, one) for i, one in enumerate(self.events) if i not in self._begun)

    def left(self, shield: FloatingRule) -> int | None:
        """How much or how often a shield still applies; None is without end."""
        if shield.left is None:
            return None
        return shield.left - self.used.get(shield.timestamp, 0)

    def is_left(self, candidate: Candidate) -> bool:
        """False for a shield that is used up, and for other tokens that are created once."""
        if candidate.key in self.added:
            return False
        shield = candidate.shield
        left = None if shield is None else self.left(shield)
        return left is None or left > 0 or (shield is not None and self._goes_on(shield))

    def _goes_on(self, shield: FloatingRule) -> bool:
        """True of "one or more" where one of those at once has used the shield."""
        pattern = getattr(shield.rule, "pattern", None)
        return shield.timestamp in self.used and getattr(pattern, "at_once", False)

    def use(self, shield: FloatingRule | None, amount: int = 1) -> tuple[e.Event, ...]:
        """The event of a shield being used up by so much; none if it has no end."""
        if shield is None or shield.left is None or amount <= 0 or self._goes_on(shield):
            return ()
        self.used[shield.timestamp] = self.used.get(shield.timestamp, 0) + amount
        return (e.ShieldUsed(shield.timestamp, amount),)

    def trial(self) -> Self:
        """The same to try things out on: it asks nothing, and nothing happens."""
        other = type(self)(self.process, (), is_trial=True)
        other.used, other.moving = dict(self.used), set(self.moving)
        other.unshielded, other.added = set(self.unshielded), set(self.added)
        return other
