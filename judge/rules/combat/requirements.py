"""The most requirements that a declaration could obey without breaking a restriction.

A declaration is illegal if it obeys fewer (508.1d, 509.1c). Each creature is a slot with its
options, and each option obeys some requirements by itself; requirements of several creatures
together, and restrictions on all of them, are asked of whole selections.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from judge.budget import step
from judge.errors import BudgetSpent, Limit

K = TypeVar("K")
MOST_NODES = 50_000


def one_more(options: Sequence[object]) -> None:
    """Raises `BudgetSpent` where a creature has too many options to look for another."""
    step()
    if len(options) >= MOST_NODES:
        raise BudgetSpent(Limit.STEPS, MOST_NODES)


class Slot(Generic[K]):
    """The options of one creature, each with the number of requirements it obeys by itself."""

    __slots__ = ("best", "options")

    def __init__(self, options: Sequence[tuple[int, K]]) -> None:
        self.options = sorted(options, key=lambda option: -option[0])
        self.best = max((gain for gain, _ in options), default=0)


class Search(Generic[K]):
    """A search for a selection, one option a slot, that obeys more than so many requirements."""

    def __init__(
        self,
        slots: Sequence[Slot[K]],
        together: Callable[[tuple[K, ...]], int],
        most_together: int,
        allowed: Callable[[tuple[K, ...]], bool],
    ) -> None:
        self.slots = slots
        self.together = together
        self.allowed = allowed
        self._nodes = 0
        bounds = [most_together]
        for slot in reversed(slots):
            bounds.append(bounds[-1] + slot.best)
        self._bounds = tuple(reversed(bounds))  # what the slots from each place on can add at most

    def better(self, than: int) -> tuple[K, ...] | None:
        """A selection that is allowed and obeys more; None if there is none.

        Raises Unsupported where there are too many selections to look at.
        """
        return self._search(0, (), 0, than)

    def best(self) -> tuple[K, ...]:
        """The first selection found that is allowed and that none obeys more than."""
        found: tuple[K, ...] = ()
        than = 0
        while (one := self.better(than)) is not None:
            found = one
            pairs = zip(self.slots, one, strict=True)
            gains = ({o: g for g, o in slot.options}[k] for slot, k in pairs)
            than = sum(gains) + self.together(one)
        return found

    def _search(
        self, place: int, so_far: tuple[K, ...], obeyed: int, than: int
    ) -> tuple[K, ...] | None:
        if obeyed + self._bounds[place] <= than:
            return None
        step()
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise BudgetSpent(Limit.STEPS, MOST_NODES)
        if place == len(self.slots):
            total = obeyed + self.together(so_far)
            return so_far if total > than and self.allowed(so_far) else None
        for gain, option in self.slots[place].options:
            found = self._search(place + 1, (*so_far, option), obeyed + gain, than)
            if found is not None:
                return found
        return None
