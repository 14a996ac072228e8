"""The rewrites of card text: each changes its example, and is looked for where it may match."""

from __future__ import annotations

import re

import pytest

from judge.language.literals import needed
from judge.language.rewrites import CHINESE, ENGLISH, Rewrite

ROWS = [*ENGLISH, *CHINESE]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.before)
def test_a_rewrite_changes_its_example(row: Rewrite) -> None:
    """The pattern makes of the text before it the text after it."""
    assert row.regex.sub(row.new, row.before) == row.after


def test_what_a_pattern_needs_stands_in_all_that_it_matches() -> None:
    """In no example, of whichever row, does a pattern match where what it needs isn't there."""
    texts = [text for row in ROWS for text in (row.before, row.after)]
    found = [(row, text) for row in ROWS for text in texts if row.regex.search(text)]
    assert len(found) > len(ROWS)
    assert [(row.pattern, text) for row, text in found if needed(row.pattern) not in text] == []


@pytest.mark.parametrize(
    ("pattern", "what"),
    [
        (r"\bcan't (block)?", "can't "),
        (r"ab?c", "a"),
        (r"a{2}bc", "bc"),
        (r"x+y", "x"),
        (r"one|two", ""),
        (r"(one|two) three", " three"),
        (r"(?i)one", ""),
        (r"[ab]cd", "cd"),
        (r"\{T\}: ", "{T}: "),
        (r"\d\.", "."),
    ],
)
def test_what_a_pattern_needs(pattern: str, what: str) -> None:
    """Only what can't be left out counts."""
    assert needed(pattern) == what
    assert re.compile(pattern)
