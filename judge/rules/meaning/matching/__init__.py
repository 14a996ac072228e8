"""Which objects have the qualities of a filter; one function for each class of filter."""

from judge.rules.meaning.matching.kinds import COMPARE, PERMANENT_TYPES, mana_value, number_of
from judge.rules.meaning.matching.testing import choice_of, chosen_word

__all__ = [
    "COMPARE",
    "PERMANENT_TYPES",
    "choice_of",
    "chosen_word",
    "mana_value",
    "number_of",
]
