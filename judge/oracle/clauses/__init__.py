"""Clauses: what is so, what happens, what is done and by whom, what may not be done."""

from __future__ import annotations

from judge.oracle.clauses import (
    conditions,
    mana_effects,
    mana_spending,
    modifications,
    moving,
    object_effects,
    patterns,
    permissions,
    player_effects,
    turning,
    votes,
)

PARTS = (
    conditions,
    patterns,
    modifications,
    moving,
    player_effects,
    object_effects,
    mana_effects,
    mana_spending,
    votes,
    turning,
    permissions,
)
TABLES = tuple(table for part in PARTS for table in part.TABLES)
