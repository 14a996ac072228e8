"""What was written down of a play as it went on: deaths, triggers, damage, costs, who chose."""

from __future__ import annotations

from collections import Counter

from corpus.structs import Mutable, field
from judge.game.state import BodyId, ObjectId, PlayerId

Sharer = BodyId | PlayerId  # what damage is dealt to: the body of an object, or a player


class Noted(Mutable):
    """What happened to bodies and players in a play so far."""

    died: list[BodyId] = field(default_factory=list)
    untapped: list[BodyId] = field(default_factory=list)
    triggered: Counter[BodyId] = field(default_factory=Counter)
    dealt: Counter[tuple[BodyId, Sharer]] = field(default_factory=Counter)
    prevented: Counter[Sharer] = field(default_factory=Counter)
    gained: Counter[Sharer] = field(default_factory=Counter)  # life
    lost: Counter[Sharer] = field(default_factory=Counter)
    drawn: Counter[Sharer] = field(default_factory=Counter)  # cards
    discarded: Counter[Sharer] = field(default_factory=Counter)  # cards
    milled: Counter[Sharer] = field(default_factory=Counter)  # cards
    copies: Counter[BodyId] = field(default_factory=Counter)  # on the stack
    countered: list[BodyId] = field(default_factory=list)
    resolved: list[BodyId] = field(default_factory=list)  # spells
    in_order: list[BodyId] = field(default_factory=list)  # spells, and what abilities are of
    costs: dict[Sharer, str] = field(default_factory=dict)  # the mana of the cost last locked in
    spent: dict[BodyId, int] = field(default_factory=dict)  # so much mana on a spell
    determined: set[ObjectId] = field(default_factory=set)  # what they are of
    chose: dict[Sharer, PlayerId] = field(default_factory=dict)  # who was asked last

    def copied(self) -> Noted:
        """The same as it is now, whatever happens later."""
        return Noted(
            [*self.died],
            [*self.untapped],
            self.triggered.copy(),
            self.dealt.copy(),
            self.prevented.copy(),
            self.gained.copy(),
            self.lost.copy(),
            self.drawn.copy(),
            self.discarded.copy(),
            self.milled.copy(),
            self.copies.copy(),
            [*self.countered],
            [*self.resolved],
            [*self.in_order],
            dict(self.costs),
            dict(self.spent),
            set(self.determined),
            dict(self.chose),
        )
