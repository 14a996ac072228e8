"""Conditions and what they are of: "Does it die if …", where "it" is what the other names.

>>> first = Clause(start=10, end=20, value={"does": "tapped", "it": {"pronoun": "it"}})
>>> main = Clause(start=0, end=9, value={"asks": "dies", "of": {"card": "Ox", "number": 1}})
>>> [one.value for one in bound(main, [first])][1]
{'asks': 'dies', 'of': {'card': 'Ox', 'definite': True}}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking.canonical.rows import instead
from judge.values import Value

IT = {"pronoun": "it"}
OBJECTS = ("of", "by", "on", "it")  # what a question names, of which a condition says "it"
STATES = {"counters", "keywords", "keywords_counters", "lacks", "attached", "tapped", "damaged"}

BEFORE_IT_DIES = {"counters", "no_counters", "attached", "keywords", "damaged"}


class Clause(Value):
    """A stretch of a masked text, and what it says; None where it is not read, or in two ways."""

    start: int
    end: int
    value: Mapping[str, Any] | None
    sentence: int = 0


def bound(main: Clause, conditions: list[Clause]) -> tuple[Clause, ...]:
    """Conditions and what they are of; "it" in the first of them is what the other names."""
    first, *rest = conditions
    if main.value and first.value and _are_both_it(main.value, first.value):
        told = {**first.value, "by": (main.value["by"],), "at": main.value["of"]}
        asked = {**main.value, "by": _known(main.value["by"]), "of": _known(main.value["of"])}
        return (first.with_(value=told), *rest, main.with_(value=asked))
    if copier := _copier(main, first):
        told = {**(first.value or {}), "what": copier}
        asked = {**(main.value or {}), "of": _known(copier)}
        return (first.with_(value=told), *rest, main.with_(value=asked))
    if not has_it(first.value):
        return (*conditions, main)
    if main.value and main.value.get("does") in BEFORE_IT_DIES and all(map(_dies, conditions)):
        return (main, *conditions)
    is_state = all(one.value and one.value.get("does") in STATES for one in conditions)
    if main.value is None or not ("asks" in main.value or is_state):
        return (*(one.with_(value=None) for one in conditions), main)
    key = next((key for key in OBJECTS if key in main.value), "")
    held = main.value.get(key, {"pronoun": "it"})
    noun = held[0] if isinstance(held, tuple) else held
    noun = noun.get("noun", noun)
    if "pronoun" in noun or "player" in noun:
        return (*conditions, main)
    named = first.with_(value=instead(first.value, IT, noun))
    again = _again(held, noun, _known(noun))
    return (named, *rest, main.with_(value={**main.value, key: again}))


def _copier(main: Clause, told: Clause) -> Mapping[str, Any]:
    """What copies in "How big is my Clone if it copies it?": what is asked of; empty if another."""
    noun = (main.value or {}).get("of", {})
    is_copied = (told.value or {}).get("does") == "copies" and "what" not in (told.value or {})
    is_named = is_copied and isinstance(noun, Mapping) and "card" in noun
    return noun if is_named and "asks" in (main.value or {}) else {}


def _dies(one: Clause) -> bool:
    """True of what tells that something dies, which makes nothing so that was told before."""
    value = one.value or {}
    dies = str(value.get("text", "")).startswith("Destroy target ")
    return value.get("does") == "killed_by" or (value.get("does") == "effect" and dies)


def _again(held: Any, noun: Any, known: Any) -> Any:
    """A noun, or a list that holds one, with what it is when it is said again."""
    if held == noun:
        return known
    if isinstance(held, tuple):
        return tuple(_again(one, noun, known) for one in held)
    return {key: _again(one, noun, known) for key, one in held.items()}


def _are_both_it(main: Mapping[str, Any], told: Mapping[str, Any]) -> bool:
    """True of "Does this kill that if it blocks it?", where each "it" is one of the two."""
    if told.get("by") != (IT,) or told.get("at") != IT:
        return False
    return all("pronoun" not in main.get(key, IT) for key in ("by", "of"))


def _known(noun: Mapping[str, Any]) -> Mapping[str, Any]:
    """A noun of what was told of before."""
    return {name: held for name, held in noun.items() if name != "number"} | {"definite": True}


def has_it(value: Any) -> bool:
    return bool(instead(value, IT, None) != value)
