"""All events."""

from __future__ import annotations

from judge.language import Table
from judge.oracle.patterns.combat import OF_COMBAT
from judge.oracle.patterns.permanents import OF_PERMANENTS
from judge.oracle.patterns.playing import OF_PLAYERS
from judge.oracle.patterns.zones import OF_ZONES

PATTERN = Table(
    "pattern",
    (
        *OF_ZONES,
        *OF_COMBAT,
        *OF_PLAYERS,
        *OF_PERMANENTS,
    ),
    ("~ enters", "~进战场"),
)
