"""Effects that move objects between zones and look at hidden ones."""

from judge.rules.effects.zones.every import EFFECTS
from judge.rules.effects.zones.moving import BOTTOM, aura_host

__all__ = [
    "BOTTOM",
    "EFFECTS",
    "aura_host",
]
