"""What filters, amounts, conditions and words for objects and players mean in a view."""

from judge.rules.meaning.amounts import amount_of, result_of
from judge.rules.meaning.conditions import holds
from judge.rules.meaning.context import Context
from judge.rules.meaning.letter_x import known_x
from judge.rules.meaning.matching import matches, objects_of
from judge.rules.meaning.who import find, find_objects, find_players

__all__ = [
    "Context",
    "amount_of",
    "find",
    "find_objects",
    "find_players",
    "holds",
    "known_x",
    "matches",
    "objects_of",
    "result_of",
]
