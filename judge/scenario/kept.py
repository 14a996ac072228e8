"""A play as it was, to go back to: what was passed or tried in vain did not happen.

`kept(play)` is the play as it is; `put_back` makes it so again, with all that was written down,
answered and named since taken away.
"""

from __future__ import annotations

from typing import Any

from corpus.structs import Struct, fields_of
from judge.game.state import GameState
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


GROWS = (dict, list)


FOR_GOOD = ("rulebook", "finder", "steps", "branch", "waits", "wait", "search", "tried")
GOES_BACK = tuple(name for name in fields_of(Play) if name not in FOR_GOOD)
