"""Replacement effects: "enters tapped", "as ~ enters", "if … would …, … instead"."""

from __future__ import annotations

from judge.oracle.lines.replacements.changing import (
    AMOUNT_TOO,
    ON_IT,
    SO_MANY_MORE,
    TIMES_AS_MANY,
    TOKENS_CREATED,
)
from judge.oracle.lines.replacements.copying import COPY_COUNTER, COPY_COUNTERS
from judge.oracle.lines.replacements.entering import CHOOSING, COPIED_PERMANENT, YOU_MAY
from judge.oracle.lines.replacements.every import REPLACEMENT
from judge.oracle.lines.replacements.instead import DRAWER, SKIPS_DRAW, WOULD_EVENT
from judge.oracle.lines.replacements.leaving import OF_ITSELF
from judge.oracle.lines.replacements.preventing import TABLES as PREVENTED
from judge.oracle.lines.replacements.replacing import Statics, one

TABLES = (
    *PREVENTED,
    ON_IT,
    SO_MANY_MORE,
    YOU_MAY,
    REPLACEMENT,
    COPIED_PERMANENT,
    COPY_COUNTER,
    COPY_COUNTERS,
    CHOOSING,
    AMOUNT_TOO,
    DRAWER,
    SKIPS_DRAW,
    WOULD_EVENT,
    OF_ITSELF,
    TOKENS_CREATED,
    TIMES_AS_MANY,
)

__all__ = [
    "TABLES",
    "Statics",
    "one",
]
