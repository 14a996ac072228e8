"""Objects change zones: exile, return, put."""

from __future__ import annotations

from judge.oracle.clauses.moving.acts import (
    BOTTOM_ORDER,
    MOVABLE,
    MOVING,
    PICKED,
    REVEALED_HAND,
    ZONE_OF_ALL,
)
from judge.oracle.clauses.moving.places import (
    ATTACKED,
    DEST_GRAVEYARD,
    DEST_HAND,
    DEST_LIBRARY,
    DEST_LIBRARY_EN,
    DEST_PUT,
    ENTERED_TAPPED,
    ENTERING,
    ENTERING_BARE,
    ENTERING_PLAIN,
    UNDER,
)

TABLES = (
    UNDER,
    ATTACKED,
    ENTERING,
    ENTERING_BARE,
    ENTERED_TAPPED,
    ENTERING_PLAIN,
    DEST_HAND,
    DEST_LIBRARY,
    DEST_GRAVEYARD,
    DEST_PUT,
    DEST_LIBRARY_EN,
    MOVABLE,
    BOTTOM_ORDER,
    ZONE_OF_ALL,
    PICKED,
    REVEALED_HAND,
)

__all__ = [
    "MOVING",
    "TABLES",
]
