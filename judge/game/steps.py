"""The steps of a turn in their order (500.1), a main phase counting as a step of its own."""

from __future__ import annotations

from enum import Enum


class Step(Enum):
    """A step or main phase; the value is its name in a scenario."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    FIRST_COMBAT_DAMAGE = "first combat damage"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"

    @property
    def place(self) -> int:
        """The place of the step in a turn, from 0."""
        return STEPS.index(self)

    @property
    def is_main(self) -> bool:
        """True for the two main phases."""
        return self in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)

    @property
    def is_combat(self) -> bool:
        """True for the steps of the combat phase."""
        return Step.BEGINNING_OF_COMBAT.place <= self.place <= Step.END_OF_COMBAT.place

    @property
    def begins_phase(self) -> bool:
        """True for the first step of a combat phase, and a main phase."""
        return self is Step.BEGINNING_OF_COMBAT or self.is_main

    @property
    def ends_phase(self) -> bool:
        """True for the last step of a phase."""
        return self in (Step.DRAW, Step.END_OF_COMBAT, Step.CLEANUP) or self.is_main


STEPS = tuple(Step)
