"""Phrases: objects and players, amounts, costs, tokens, spells as they are cast."""

from __future__ import annotations

from judge.oracle.phrases import (
    amounts,
    brought,
    costs,
    named,
    nouns,
    objects,
    players,
    posts,
    spells_cast,
    tokens,
)

PARTS = (
    nouns,
    posts,
    players,
    objects,
    amounts,
    tokens,
    brought,
    named,
    costs,
    spells_cast,
)
TABLES = tuple(table for part in PARTS for table in part.TABLES)
