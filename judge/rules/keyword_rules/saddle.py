"""A permanent is saddled until the turn ends (702.171 from 2024-06-07 on)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.rules.process import Process

SINCE = "2024-06-07"
SADDLED = "saddled"  # the mark


@cites("702.171b", "stays saddled until the end of the turn", edition=SINCE)
def end_saddled(process: Process) -> None:
    """What is saddled isn't any more as the turn ends."""
    state = process.state
    saddled = tuple(id_ for id_ in state.battlefield if state.objects[id_].mark(SADDLED))
    if saddled:
        process.do(*(e.Marked(id_, SADDLED, None) for id_ in saddled))
