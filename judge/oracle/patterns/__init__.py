"""Events that trigger abilities, as they follow "when", "whenever" and "at the beginning of"."""

from __future__ import annotations

from judge.oracle.patterns.every import PATTERN
from judge.oracle.patterns.phrases import (
    ATTACHED_POSSESSOR,
    DAMAGED_PLAYER,
    DISCARDED,
    DONE,
    EVENT_PLAYER,
    EVENT_SUBJECT,
    OBJECT_DONE,
    ONE_OR_MORE,
    ORDINAL,
    STATE,
    STEP,
    WHOSE_STEP,
)
from judge.oracle.patterns.zones import SOME_CARDS

TABLES = (
    EVENT_SUBJECT,
    ONE_OR_MORE,
    EVENT_PLAYER,
    ATTACHED_POSSESSOR,
    STEP,
    WHOSE_STEP,
    PATTERN,
    STATE,
    DAMAGED_PLAYER,
    ORDINAL,
    DONE,
    OBJECT_DONE,
    SOME_CARDS,
    DISCARDED,
)
