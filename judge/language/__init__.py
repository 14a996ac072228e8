"""One table, two languages, both directions: templates read text into values and write it back."""

from judge.language.grammar import Declined, Grammar, Reading
from judge.language.normalise import LONGEST, Prepared, lowered, normalise, prepare
from judge.language.template import (
    GRANTER,
    REJECTED,
    SELF,
    UNSAID,
    Include,
    Lexeme,
    ListOf,
    Part,
    Slot,
    Table,
    Template,
    Word,
    parts_of,
    t,
    w,
)

__all__ = [
    "GRANTER",
    "LONGEST",
    "REJECTED",
    "SELF",
    "UNSAID",
    "Declined",
    "Grammar",
    "Include",
    "Lexeme",
    "ListOf",
    "Part",
    "Prepared",
    "Reading",
    "Slot",
    "Table",
    "Template",
    "Word",
    "lowered",
    "normalise",
    "parts_of",
    "prepare",
    "t",
    "w",
]
