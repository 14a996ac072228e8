"""The names that a question or an action has become the objects and players that they mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.rules.view import View
from judge.ruling.account.account import Subject
from judge.scenario.expectations import names_in
from judge.scenario.finding import Finder
from judge.scenario.model import Expectation, Item


def names_of(asked: Expectation) -> Iterator[str]:
    """The names that a question has, those of the action that it asks about too."""
    if asked.key == "allowed":
        yield from names_of_action(asked.value["item"])
    elif asked.key == "count":
        yield from (str(asked.value[key]) for key in ("card", "name") if key in asked.value)
    elif asked.key not in ("legal", "repeats"):
        yield from names_in(asked.value)


def names_of_action(item: Item) -> Iterator[str]:
    """All that an action has of texts; not all of them are names."""
    for value in item.given.values():
        yield from _texts(value)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, held in value.items():
            yield key
            yield from _texts(held)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)


def called(finder: Finder, view: View, name: str) -> Iterator[Subject]:
    """The player or the objects of a name."""
    player = finder.names.player(name)
    yield from (player,) if player is not None else finder.names.called(view, name)
