"""A play as it was, to go back to: what was passed or tried in vain did not happen.

`kept(play)` is the play as it is; `put_back` makes it so again, with all that was written down,
answered and named since taken away.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from corpus.structs import Struct, fields_of
from judge.errors import BadScenario, BudgetSpent, Unsupported
from judge.game.state import GameState
from judge.hearing import hearing
from judge.scenario.branching import Branch
from judge.scenario.play import Play


class Kept(Struct):
    """All of a play that may be gone back to."""

    state: GameState
    held: dict[str, Any]
    names: tuple[Any, ...]
    branch: tuple[int, int]

    def put_back(self, play: Play) -> None:
        """All of the play is again as it was, but for the ways of choosing that it took since."""
        for name, value in self.held.items():
            setattr(play, name, value)
        play.finder.names.go_back(self.names)

    def take_back_ways(self, play: Play) -> None:
        """What was decided since is not what anything depends on."""
        play.branch.take_back(*self.branch)


def kept(play: Play) -> Kept:
    """A play as it is."""
    held = {name: _copied(getattr(play, name)) for name in GOES_BACK}
    branch = (play.branch.taken, len(play.branch.choices))
    return Kept(play.state, held, play.finder.names.kept(), branch)


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        copied = value.copy()  # which hashes no key anew
        copied.update((k, _copied(held)) for k, held in value.items() if isinstance(held, GROWS))
        return copied
    return list(value) if isinstance(value, list) else value


@contextmanager
def set_aside(play: Play) -> Iterator[None]:
    """What is played inside did not happen: all is as before, and nobody heard of it."""
    before = kept(play)
    for_good = {name: getattr(play, name) for name in FOR_GOOD}
    play.branch, play.search, play.wait, play.waits, play.tried = Branch(), None, None, False, {}
    play.meanwhile = None
    try:
        with hearing():
            yield
    finally:
        before.put_back(play)
        for name, value in for_good.items():
            setattr(play, name, value)


NO_ROUND = (Unsupported, BudgetSpent, BadScenario)  # where what is tried so may lead
GROWS = (dict, list)


FOR_GOOD = ("rulebook", "finder", "steps", "branch", "waits", "wait", "search", "tried")
GOES_BACK = tuple(name for name in fields_of(Play) if name not in FOR_GOOD)
