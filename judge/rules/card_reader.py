"""The reader of card text, for text that the rules themselves hold."""

from __future__ import annotations

from functools import cache

from judge.oracle import Oracle
from judge.rules.rulebook import Rulebook


@cache
def oracle_of(rulebook: Rulebook) -> Oracle:
    """The reader of card text; its tables are built once."""
    return Oracle()
