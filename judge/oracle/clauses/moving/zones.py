"""Zones, by their names."""

from __future__ import annotations

BATTLEFIELD, HAND, LIBRARY, GRAVEYARD = "battlefield", "hand", "library", "graveyard"
