"""What is expected is held against what is so, in the shape that both have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.scenario.model import Expectation


def holds(expectation: Expectation, got: Any) -> bool:
    """True if what is so is what is expected."""
    key, wanted = expectation.key, expectation.value
    match key:
        case "count":
            if "at_least" in wanted and got < wanted["at_least"]:
                return False
            if "at_most" in wanted and got > wanted["at_most"]:
                return False
            return bool(got == wanted.get("is", got))
        case "has" | "is":
            return all(set(words) == set(got[name]) for name, words in wanted.items())
        case "lacks" | "is_not":
            return not any(got.values())
        case "mana":
            return all(_is_mana(held, got[name]) for name, held in wanted.items())
        case "costs":
            return all(_symbols(held) == _symbols(got[name]) for name, held in wanted.items())
        case "attackers":
            return sorted(wanted) == sorted(got)
        case "stack" | "in_order":
            return list(wanted) == list(got)
        case "repeats" if isinstance(wanted, Mapping):
            return got is not None and all(got.get(name) == by for name, by in wanted.items())
        case "result":
            return all(_same(value, got.get(name)) for name, value in wanted.items())
        case _:
            return bool(got == wanted)


def _is_mana(wanted: Any, got: dict[str, int]) -> bool:
    if isinstance(wanted, Mapping):
        return all(got.get(letter, 0) == number for letter, number in wanted.items())
    letters = [char for char in str(wanted) if char.isalpha()]
    return sorted(letters) == sorted(letter for letter, n in got.items() for _ in range(n))


def _symbols(cost: str) -> list[str]:
    """The mana symbols of a cost, in whatever order they are written."""
    return sorted(cost.strip("{}").split("}{"))


def _same(wanted: Any, got: Any) -> bool:
    if isinstance(wanted, list | tuple):
        return sorted(wanted) == sorted(got or ())
    return bool(wanted == got)
