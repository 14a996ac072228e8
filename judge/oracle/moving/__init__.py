"""Objects change zones: exile, return, put."""

from __future__ import annotations

from judge.oracle.moving.acts import MOVABLE, MOVING, PICKED, REVEALED_HAND
from judge.oracle.moving.places import (
    DEST_GRAVEYARD,
    DEST_HAND,
    DEST_LIBRARY,
    DEST_LIBRARY_EN,
    DEST_PUT,
    ENTERING,
    ENTERING_PLAIN,
    UNDER,
)

TABLES = (
    UNDER,
    ENTERING,
    ENTERING_PLAIN,
    DEST_HAND,
    DEST_LIBRARY,
    DEST_GRAVEYARD,
    DEST_PUT,
    DEST_LIBRARY_EN,
    MOVABLE,
    PICKED,
    REVEALED_HAND,
)

__all__ = [
    "MOVING",
    "TABLES",
]
