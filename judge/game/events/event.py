"""What every event is: it knows the rules that made it happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.values import Value


class Event(Value, kw_only=True):
    """Something that happens, and the numbers of the rules that make it so."""

    because: tuple[str, ...] = ()


def stamp(events: Iterable[Event], numbers: tuple[str, ...]) -> tuple[Event, ...]:
    """The events with the rules that made them, those they already name after these."""
    return tuple(
        event.with_(because=tuple(dict.fromkeys((*numbers, *event.because)))) for event in events
    )


def flatten(events: Iterable[Event]) -> Iterator[Event]:
    """The events and all that they come to, each before its results."""
    for event in events:
        yield event
        yield from flatten(getattr(event, "results", ()))
