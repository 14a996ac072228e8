"""Static abilities, each a line: what holds as long as the object is there."""

from __future__ import annotations

from judge.oracle.lines.statics import (
    ability_costs,
    added,
    damage,
    decks,
    own_costs,
    particular,
    restricted,
    rules,
    sharing,
    spells,
)

PARTS = (
    sharing,
    damage,
    particular,
    restricted,
    rules,
    spells,
    ability_costs,
    added,
    decks,
    own_costs,
)
TABLES = tuple(table for part in PARTS for table in part.TABLES)
