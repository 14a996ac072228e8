"""What every event is: it knows the rules that made it happen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from judge.values import Value


class Event(Value, kw_only=True):
    """Something that happens, and the numbers of the rules that make it so."""

    because: tuple[str, ...] = ()


def stamp(events: Iterable[Event], numbers: tuple[str, ...]) -> tuple[Event, ...]:
    """The events with the rules that made them, those they already name after these."""
    return tuple([event.with_(because=joined(numbers, event.because)) for event in events])


@lru_cache(maxsize=1 << 14)
def joined(numbers: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    """The numbers of rules, and more of them after these, each once."""
    return tuple(dict.fromkeys(numbers + more))


def flatten(events: Iterable[Event]) -> list[Event]:
    """The events and all that they come to, each before its results."""
    found: list[Event] = []
    for event in events:
        found.append(event)
        results = getattr(event, "results", None)
        if results:
            found += flatten(results)
    return found
