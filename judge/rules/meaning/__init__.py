"""What filters, amounts, conditions and words for objects and players mean in a view."""

from judge.rules.meaning.context import Context
from judge.rules.meaning.letter_x import known_x
from judge.rules.meaning.lookup import (
    amount_of,
    find,
    find_objects,
    find_players,
    holds,
    joined,
    matches,
    objects_of,
    result_of,
    so_many_of_each,
)

__all__ = [
    "Context",
    "amount_of",
    "find",
    "find_objects",
    "find_players",
    "holds",
    "joined",
    "known_x",
    "matches",
    "objects_of",
    "result_of",
    "so_many_of_each",
]
