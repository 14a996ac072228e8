"""Who controls a permanent with start your engines! gets a speed of 1 (704.5aa)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.rules.given.speed import SPEED
from judge.rules.process import Process
from judge.rules.view import View

NAME = "start your engines!"


@cites("702.179a", "This is a state-based action", edition="2025-06-06")
@cites("702.179b", "until a rule or effect sets their speed", edition="2025-06-06")
def begin_speed(view: View, process: Process) -> tuple[e.Event, ...]:
    """A player with such a permanent and no speed has a speed of 1."""
    if NAME not in view.keywords_there:
        return ()
    with_it = (one.controller for one in view.permanents() if view.has(one.id, NAME))
    slow = dict.fromkeys(p for p in with_it if view.state.player(p).mark(SPEED) is None)
    return tuple(e.PlayerMarked(player, SPEED, 1) for player in slow)
