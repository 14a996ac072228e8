"""The words of the interface: each key once, in both languages, with the same values in each."""

from __future__ import annotations

from collections import Counter
from string import Formatter

from web.wording import PARTS, WORDING


def test_a_key_stands_in_one_module() -> None:
    """No subject takes the key of another."""
    counts = Counter(key for part in PARTS for key in part)
    assert [key for key, count in counts.items() if count > 1] == []


def test_both_languages_are_told_the_same_values() -> None:
    """What English says of a value, Chinese says too."""
    wrong = []
    for key, texts in WORDING.items():
        values = [{name for _, name, _, _ in Formatter().parse(text) if name} for text in texts]
        if not all(texts) or values[0] != values[1]:
            wrong.append(key)
    assert wrong == []
