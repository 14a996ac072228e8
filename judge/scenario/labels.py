"""Labels in two languages: what is expected names an object in either, what is found in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.scenario.finding import Finder
from judge.scenario.model import Expectation

OF_NAMES = (
    "attackers",
    "stack",
    "in_order",
    "attached",
)  # expectations whose values are names of objects
OF_ABILITY = "ability of "


def as_shown(finder: Finder, expectation: Expectation) -> Expectation:
    """The expectation with the names in its value as they are shown, in English."""
    value = expectation.value
    if expectation.key not in OF_NAMES:
        return expectation
    if isinstance(value, Mapping):
        return expectation.with_(value={name: _shown(finder, on) for name, on in value.items()})
    return expectation.with_(value=tuple(_shown(finder, name) for name in value))


def _shown(finder: Finder, name: Any) -> str:
    of = OF_ABILITY if str(name).startswith(OF_ABILITY) else ""
    return of + finder.names.in_both(str(name).removeprefix(of)).en
