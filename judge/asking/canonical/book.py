"""All tables of sentences, and the grammar that they make."""

from __future__ import annotations

from functools import cache

from judge.asking.canonical import actions, basics, facts, items, lines, setup
from judge.language import Grammar

TABLES = tuple(
    table for part in (basics, actions, facts, items, setup, lines) for table in part.TABLES
)


@cache
def grammar() -> Grammar:
    """The grammar of sentences; each language is put together when it is first read."""
    return Grammar(*TABLES)
