"""Which objects have the qualities of a filter; one function for each class of filter."""

from judge.rules.qualities.basics import choice_of, chosen_word
from judge.rules.qualities.kinds import COMPARE, PERMANENT_TYPES, mana_value, number_of

__all__ = [
    "COMPARE",
    "PERMANENT_TYPES",
    "choice_of",
    "chosen_word",
    "mana_value",
    "number_of",
]
