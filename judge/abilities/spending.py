"""What the mana that an effect adds may be spent on, and what spending it does (106.6)."""

from __future__ import annotations

from judge.abilities.bases import Effect, Filter
from judge.values import Value


class Spending(Value):
    """What mana may be spent on: casting spells, and activating abilities of sources.

    Mana of neither may be spent on anything, but for casting spells that are `barred`. `rider`
    happens to a spell of the filter `on` where the mana is spent to cast it; it is an ability that
    triggers so where it `triggers`.
    """

    spells: Filter | None = None
    sources: Filter | None = None
    barred: Filter | None = None
    rider: Effect | None = None
    on: Filter | None = None
    triggers: bool = False

    @property
    def is_restricted(self) -> bool:
        """True if the mana may not be spent on everything."""
        return self.spells is not None or self.sources is not None
