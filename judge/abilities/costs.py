"""Costs: what is paid to cast a spell, activate an ability, or have something happen (118).

A part of a cost is either one of the values here, or an effect that the player does: "sacrifice a
creature" is `Sacrifice(You(), Chosen(...))`.
"""

from __future__ import annotations

from judge.abilities.bases import Amount, Calculation, Effect
from judge.cards import ManaCost
from judge.values import Value


class Cost(Value):
    """What is paid, its parts in the order written."""

    parts: tuple[Effect, ...] = ()

    @property
    def mana(self) -> ManaCost | None:
        """The mana part; None if there is none."""
        return next((part.cost for part in self.parts if isinstance(part, PayMana)), None)


class PayMana(Effect):
    """Mana is paid; `times` is for "{1} for each …"."""

    cost: ManaCost
    times: Amount | Calculation = 1


class Waterbend(PayMana):
    """Mana of which the generic part that is `bent` may be paid by tapping (701.67).

    For each such mana an untapped artifact or creature may be tapped instead.
    """

    bent: ManaCost = ManaCost()


class Unpayable(Effect):
    """What can't be paid: a cost equal to the mana cost of what has none."""


class TapThis(Effect):
    """{T}: this is tapped."""


class UntapThis(Effect):
    """{Q}: this is untapped."""


class TapPower(Effect):
    """Other untapped creatures with so much power in all are tapped (702.122a).

    `to` is what that is done for: to "crew" a Vehicle, to "saddle" a Mount, or for "teamwork".
    """

    power: int
    to: str = "crew"


class PayLife(Effect):
    """Life is paid."""

    amount: Amount


class PayEnergy(Effect):
    """Energy counters are paid."""

    amount: Amount


class PayLoyalty(Effect):
    """Loyalty counters are put on this (+) or removed from it (-); None for −X."""

    amount: int | None
