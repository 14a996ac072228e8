"""The state with what every object currently is: what rules look at.

A `View` is a snapshot; events are made from it and performed on its state.
"""

from __future__ import annotations

from collections.abc import Iterator

from immutables import Map

from judge.abilities import Keyword
from judge.cards import Characteristics
from judge.game.state import (
    Attack,
    Block,
    Combat,
    GameObject,
    GameState,
    ObjectId,
    PlayerId,
    Recipient,
    Share,
)
from judge.values import Value


class View(Value):
    """A state, and the current characteristics of the objects that layers change."""

    state: GameState
    changed: Map[ObjectId, Characteristics]

    def object(self, id_: ObjectId) -> GameObject:
        """The object itself: its zone, controller, counters and damage."""
        return self.state.objects[id_]

    def of(self, id_: ObjectId) -> Characteristics:
        """The current characteristics of an object."""
        now = self.changed.get(id_)
        return self.state.objects[id_].printed if now is None else now

    def keywords(self, id_: ObjectId) -> tuple[Keyword, ...]:
        """The keyword abilities of an object, each as often as it has it."""
        return tuple(a for a in self.of(id_).abilities if isinstance(a, Keyword))

    def has(self, id_: ObjectId, keyword: str) -> bool:
        """True if the object has the keyword ability of this English name."""
        return any(held.name == keyword for held in self.keywords(id_))

    def total(self, id_: ObjectId, keyword: str) -> int:
        """The sum of the numbers of a keyword ability, 0 without it."""
        return sum(held.number or 0 for held in self.keywords(id_) if held.name == keyword)

    def is_permanent(self, id_: ObjectId | Recipient | None) -> bool:
        """True if an object of this id is on the battlefield."""
        return id_ in self.state.battlefield

    def permanents(self) -> Iterator[GameObject]:
        """The permanents, in the order they came."""
        return (self.state.objects[id_] for id_ in self.state.battlefield)

    def power(self, id_: ObjectId) -> int:
        """The current power; 0 where there is none (107.1b keeps a negative power)."""
        return self.of(id_).power or 0

    def toughness(self, id_: ObjectId) -> int:
        """The current toughness; 0 where there is none."""
        return self.of(id_).toughness or 0

    @property
    def active(self) -> PlayerId:
        """The active player."""
        return self.state.turn.active

    @property
    def combat(self) -> Combat:
        """The combat under way, one without attackers if there is none."""
        return self.state.combat or Combat()

    def attack_of(self, id_: ObjectId) -> Attack | None:
        """The attack that an object makes; None if it is not attacking."""
        return next((a for a in self.combat.attacks if a.attacker == id_), None)

    def block_of(self, id_: ObjectId) -> Block | None:
        """The block that an object makes; None if it is not blocking."""
        return next((b for b in self.combat.blocks if b.blocker == id_), None)


class DamageDealing(Value):
    """Damage that is about to become its results."""

    source: ObjectId
    share: Share
    is_combat: bool
