"""Rounds of a loop: a game taken apart into shape and amounts, and one that is far ahead."""

from judge.rules.rounds.ahead import further, is_beyond
from judge.rules.rounds.measured import (
    Amounts,
    Looks,
    Measured,
    change,
    counts_what_happened,
    is_card,
    is_round,
    measured,
    places,
    token_name,
)

__all__ = [
    "Amounts",
    "Looks",
    "Measured",
    "change",
    "counts_what_happened",
    "further",
    "is_beyond",
    "is_card",
    "is_round",
    "measured",
    "places",
    "token_name",
]
