"""Events that trigger abilities, as they follow "when", "whenever" and "at the beginning of"."""

from __future__ import annotations

from judge.oracle.clauses.patterns.every import PATTERN
from judge.oracle.clauses.patterns.phrases import (
    ATTACHED_POSSESSOR,
    DISCARDED,
    EVENT_PLAYER,
    EVENT_SUBJECT,
    HOST_CONTROLLER,
    ONE_OR_MORE,
    STATE,
    STEP,
    WHOSE_STEP,
)

TABLES = (
    EVENT_SUBJECT,
    ONE_OR_MORE,
    EVENT_PLAYER,
    ATTACHED_POSSESSOR,
    HOST_CONTROLLER,
    STEP,
    WHOSE_STEP,
    PATTERN,
    STATE,
    DISCARDED,
)
