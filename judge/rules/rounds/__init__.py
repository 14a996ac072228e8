"""Rounds of a loop: a game taken apart into shape and amounts, and one that is far ahead."""

from judge.rules.rounds.ahead import further, is_beyond, players_after, run_down
from judge.rules.rounds.made import made_by
from judge.rules.rounds.measured import (
    Amounts,
    Looks,
    Measured,
    Quantity,
    between,
    but_libraries,
    change,
    counts_what_happened,
    is_card,
    measured,
    places,
    token_name,
)

__all__ = [
    "Amounts",
    "Looks",
    "Measured",
    "Quantity",
    "between",
    "but_libraries",
    "change",
    "counts_what_happened",
    "further",
    "is_beyond",
    "is_card",
    "made_by",
    "measured",
    "places",
    "players_after",
    "run_down",
    "token_name",
]
