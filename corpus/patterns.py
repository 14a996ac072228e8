"""Patterns that are compiled when they are first asked for: many take longer than what is asked.

>>> HEADING = later(r"\\d+\\. .+")
>>> HEADING().fullmatch("1. Game Concepts") is not None
True
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache


def later(pattern: str, flags: int = 0) -> Callable[[], re.Pattern[str]]:
    """A function that gives the pattern, compiled once."""
    return cache(lambda: re.compile(pattern, flags))
