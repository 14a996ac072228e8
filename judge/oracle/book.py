"""All tables of card text, and the grammar that they make."""

from __future__ import annotations

from functools import cache

from judge.language import Grammar
from judge.oracle import clauses, lexicon, lines, phrases, sentences

PARTS = (lexicon, phrases, clauses, sentences, lines)  # from the bottom up
TABLES = tuple(table for part in PARTS for table in part.TABLES)


@cache
def grammar() -> Grammar:
    """The grammar of card text; each language is put together when it is first read."""
    return Grammar(*TABLES)
