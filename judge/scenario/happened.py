"""What an expectation says of the play itself: what died in it, what triggered, what was dealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.game.state import BodyId
from judge.rules.view import View
from judge.scenario.finding import Finder
from judge.scenario.mistakes import NOTHING_HERE
from judge.scenario.model import Expectation
from judge.scenario.noted import Sharer

NOBODY = "none"
Names = tuple[str, ...]


def in_order(finder: Finder, view: View, expectation: Expectation) -> list[str]:
    """What is named, by when it or an ability of it first resolved; not what never did."""
    names, order = finder.names, finder.names.noted.in_order
    looks = (Look(finder, view, name, expectation) for name in expectation.value)
    bodies = {body for look in looks for body in look.bodies if body in order}
    return [names.shown(body).en for body in sorted(bodies, key=order.index)]


def in_the_play(finder: Finder, view: View, name: str, expectation: Expectation) -> Any:
    """What happened to what a name means, or what that did, in the shape of the expectation."""
    return IN_THE_PLAY[expectation.key](Look(finder, view, name, expectation))


class Look:
    """What a name means, and what was noted of the play; `inner` are names below that name."""

    def __init__(self, finder: Finder, view: View, name: str, expectation: Expectation) -> None:
        self.finder, self.view, self.line = finder, view, expectation.line
        self.noted = finder.names.noted
        self.sharers = self.sharers_of(name)
        self.bodies = [one for one in self.sharers if not isinstance(one, str)]
        wanted = expectation.value.get(name) if isinstance(expectation.value, Mapping) else None
        self.inner: Names | None = tuple(wanted) if isinstance(wanted, Mapping | list) else None

    def sharers_of(self, name: str) -> list[Sharer]:
        """The player of a name, or the bodies that it means; raises `BadScenario` for none."""
        player = self.finder.names.player(name)
        if player is not None:
            return [player]
        bodies: list[BodyId] = self.finder.names.called(self.view, name)
        if not bodies:
            hint = self.finder.names.nearest(name)
            raise self.finder.problem(self.line, name, NOTHING_HERE, hint)
        return list(bodies)

    def dealt_to(self, name: str | None) -> int:
        """The damage dealt to what a name means, or in all."""
        among = None if name is None else self.sharers_of(name)
        return sum(
            amount
            for (dealer, sharer), amount in self.noted.dealt.items()
            if dealer in self.bodies and (among is None or sharer in among)
        )


def _dealt(look: Look) -> Any:
    if look.inner is None:
        return look.dealt_to(None)
    return {name: look.dealt_to(name) for name in look.inner}


def _first_of(noted: Mapping[Sharer, Any], look: Look) -> Any:
    return next((noted[one] for one in look.sharers if one in noted), NOBODY)


IN_THE_PLAY: Mapping[str, Callable[[Look], Any]] = {
    "triggered": lambda look: sum(look.noted.triggered[body] for body in look.bodies),
    "triggers": lambda look: any(look.noted.triggered[body] for body in look.bodies),
    "dies": lambda look: any(body in look.noted.died for body in look.bodies),
    "survives": lambda look: any(body not in look.noted.died for body in look.bodies),
    "untaps": lambda look: any(body in look.noted.untapped for body in look.bodies),
    "deals": _dealt,
    "prevented": lambda look: sum(look.noted.prevented[one] for one in look.sharers),
    "gained": lambda look: sum(look.noted.gained[one] for one in look.sharers),
    "lost": lambda look: sum(look.noted.lost[one] for one in look.sharers),
    "drawn": lambda look: sum(look.noted.drawn[one] for one in look.sharers),
    "discarded": lambda look: sum(look.noted.discarded[one] for one in look.sharers),
    "milled": lambda look: sum(look.noted.milled[one] for one in look.sharers),
    "copied": lambda look: sum(look.noted.copies[body] for body in look.bodies),
    "countered": lambda look: any(body in look.noted.countered for body in look.bodies),
    "resolves": lambda look: any(body in look.noted.resolved for body in look.bodies),
    "unresolved": lambda look: not any(body in look.noted.resolved for body in look.bodies),
    "costs": lambda look: _first_of(look.noted.costs, look),
    "spent": lambda look: sum(look.noted.spent.get(body, 0) for body in look.bodies),
    "chooses": lambda look: _first_of(look.noted.chose, look),
}
