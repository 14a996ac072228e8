"""Which words of the format the engine acts on; the others are named, never passed over."""

from __future__ import annotations

from collections.abc import Iterator

from judge.errors import quoted
from judge.rules.counter_kinds import lacks_counters
from judge.rules.editions import Edition
from judge.scenario.model import Expectation, Item, Placed, Scenario, Seat
from judge.scenario.refused import of_game
from judge.scenario.variants import words_of_variant
from judge.values import Bilingual

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
UNREAD_EXPECTATIONS: tuple[str, ...] = ()


def unread_words(scenario: Scenario, edition: Edition) -> list[Bilingual]:
    """All words of a scenario, its cards aside, that nobody acts on yet."""
    refused = tuple(of_game(scenario))
    words = [*refused, *(quoted(one) for one in scenario.unread if not refused)]
    words.extend(words_of_variant(scenario))
    for seat in scenario.seats:
        words.extend(_of_seat(seat, edition))
    for item in scenario.play:
        words.extend(_of_item(item))
    for expectation in (*scenario.ask, *scenario.expect):
        words.extend(_of_expectation(expectation))
    return words


def _of_seat(seat: Seat, edition: Edition) -> Iterator[Bilingual]:
    yield from (
        quoted(f"{key}: {seat.given[key]}") for key in UNREAD_OF_PLAYER if key in seat.given
    )
    for kind in seat.given.get("counters", {}):
        yield from lacks_counters(edition, kind)
    for entries in seat.zones.values():
        for entry in entries:
            yield from _of_entry(entry)


def _of_entry(entry: Placed) -> Iterator[Bilingual]:
    given = entry.given
    yield from (quoted(f"{key}: {given[key]}") for key in UNREAD_OF_ENTRY if key in given)


def _of_item(item: Item) -> Iterator[Bilingual]:
    if item.action not in ACTIONS:
        yield quoted(f"{item.action}: {item.given.get(item.action, '')}")
    for key, value in item.given.items():
        if key not in (*ACTIONS, *DETAILS, item.action):
            yield quoted(f"{key}: {value}")
    for expectation in item.checks:
        yield from _of_expectation(expectation)


def _of_expectation(expectation: Expectation) -> Iterator[Bilingual]:
    if expectation.key == "not" and isinstance(expectation.value, Expectation):
        yield from _of_expectation(expectation.value)
    elif expectation.key in UNREAD_EXPECTATIONS:
        yield Bilingual(f"the expectation {expectation.key}", f"期望“{expectation.key}”")
