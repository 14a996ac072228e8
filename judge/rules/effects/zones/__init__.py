"""Effects that move objects between zones and look at hidden ones."""

from judge.rules.effects.zones.moves import BOTTOM, aura_host
from judge.rules.effects.zones.table import EFFECTS

__all__ = [
    "BOTTOM",
    "EFFECTS",
    "aura_host",
]
