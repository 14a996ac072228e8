"""Words: types, colors, counters, keyword abilities, durations, verbs with all their forms."""

from __future__ import annotations

from judge.oracle.lexicon import counters, durations, keywords, verbs, words

PARTS = (
    words,
    counters,
    durations,
    verbs,
    keywords,
)
TABLES = tuple(table for part in PARTS for table in part.TABLES)
