"""What an expectation says of the play itself: what died in it, and what triggered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.rules.view import View
from judge.scenario.finding import Finder
from judge.scenario.names import Names


def in_the_play(finder: Finder, view: View, name: str, key: str, line: int) -> Any:
    """What happened to the objects of a name, or how often their abilities triggered."""
    if not finder.names.called(view, name):
        raise finder.problem(line, name, "names nothing here.", finder.names.nearest(name))
    return IN_THE_PLAY[key](finder.names, view, name)


IN_THE_PLAY: Mapping[str, Callable[[Names, View, str], Any]] = {
    "triggered": lambda names, view, name: names.triggered(view, name),
    "triggers": lambda names, view, name: names.triggered(view, name) > 0,
    "dies": lambda names, view, name: any(names.died(view, name)),
    "survives": lambda names, view, name: not all(names.died(view, name)),
}
