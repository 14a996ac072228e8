"""What a scenario asks about an object of its final state, for facts to be stated of it."""

from __future__ import annotations

from judge.cite import Cited
from judge.game.state import GameObject
from judge.rules.view import View
from judge.values import Bilingual, Value


class Asked(Value):
    """An object of the final state, by its name, and the keys under which it is asked about."""

    view: View
    held: GameObject
    keys: frozenset[str]

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols of its mana cost, where its mana value is asked about."""
        cost = self.view.of(self.held.id).cost
        return cost.symbols if cost is not None and "mana_value" in self.keys else ()


Fact = Cited[[Asked], Bilingual | None]
