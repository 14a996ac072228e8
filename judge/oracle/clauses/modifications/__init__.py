"""What happens to objects for a while or always: "gets +1/+1 and has flying"."""

from __future__ import annotations

from judge.oracle.clauses.modifications.being import (
    BEING,
    COLORS,
    NOT_BEING,
)
from judge.oracle.clauses.modifications.changing import (
    GAINING,
    GAINING_LIST,
    GAINS,
    HAS,
    HAVING,
    HAVING_LIST,
    KEYWORD_CHOICE,
    KEYWORD_OR,
    LENDER,
    MOD,
    changed_for_each,
)
from judge.oracle.clauses.modifications.defining import leaves_x, with_x

TABLES = (
    MOD,
    GAINING,
    HAVING,
    GAINING_LIST,
    HAVING_LIST,
    GAINS,
    HAS,
    COLORS,
    BEING,
    NOT_BEING,
    KEYWORD_OR,
    LENDER,
    KEYWORD_CHOICE,
)

__all__ = [
    "TABLES",
    "changed_for_each",
    "leaves_x",
    "with_x",
]
