"""Which words of the format the engine acts on; the others are named, never passed over."""

from __future__ import annotations

from collections.abc import Iterator

from judge.scenario.model import Expectation, Item, Placed, Scenario, Seat
from judge.scenario.variants import words_of_variant

ACTIONS = (
    *("cast", "play_land", "activate", "special", "attack", "block", "order", "assign"),
    *("resolve", "pass", "effect", "concede", "check"),
)
DETAILS = (
    *("targets", "x", "modes", "kicked", "using", "from", "with", "pay", "divide"),
    *("ability", "face", "card", "source", "bands"),
)
UNREAD_OF_ENTRY: tuple[str, ...] = ()
UNREAD_OF_PLAYER: tuple[str, ...] = ()
UNREAD_COUNTERS = ("rad",)
UNREAD_EXPECTATIONS: tuple[str, ...] = ()


def unread_words(scenario: Scenario) -> list[str]:
    """All words of a scenario, its cards aside, that nobody acts on yet."""
    words = list(scenario.unread)
    words.extend(words_of_variant(scenario))
    for seat in scenario.seats:
        words.extend(_of_seat(seat))
    for item in scenario.play:
        words.extend(_of_item(item))
    for expectation in (*scenario.ask, *scenario.expect):
        words.extend(_of_expectation(expectation))
    return words


def _of_seat(seat: Seat) -> Iterator[str]:
    yield from (f"{key}: {seat.given[key]}" for key in UNREAD_OF_PLAYER if key in seat.given)
    counters = seat.given.get("counters", {})
    yield from (f"{kind} counters" for kind in counters if kind in UNREAD_COUNTERS)
    for entries in seat.zones.values():
        for entry in entries:
            yield from _of_entry(entry)


def _of_entry(entry: Placed) -> Iterator[str]:
    given = entry.given
    yield from (f"{key}: {given[key]}" for key in UNREAD_OF_ENTRY if key in given)
    counters = given.get("counters", {})
    yield from (f"{kind} counters" for kind in counters if kind in UNREAD_COUNTERS)


def _of_item(item: Item) -> Iterator[str]:
    if item.action not in ACTIONS:
        yield f"{item.action}: {item.given.get(item.action, '')}"
    for key, value in item.given.items():
        if key not in (*ACTIONS, *DETAILS, item.action):
            yield f"{key}: {value}"
    for expectation in item.checks:
        yield from _of_expectation(expectation)


def _of_expectation(expectation: Expectation) -> Iterator[str]:
    if expectation.key == "not" and isinstance(expectation.value, Expectation):
        yield from _of_expectation(expectation.value)
    elif expectation.key in UNREAD_EXPECTATIONS:
        yield f"the expectation {expectation.key}"
