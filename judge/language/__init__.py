"""One table, two languages, both directions: templates read text into values and write it back."""

from judge.language.grammar import Declined, Grammar, Reading
from judge.language.normalise import SELF, normalise
from judge.language.template import Lexeme, ListOf, Part, Slot, Table, Template, Word, parts_of

__all__ = [
    "SELF",
    "Declined",
    "Grammar",
    "Lexeme",
    "ListOf",
    "Part",
    "Reading",
    "Slot",
    "Table",
    "Template",
    "Word",
    "normalise",
    "parts_of",
]
