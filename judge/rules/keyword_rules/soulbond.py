"""Creatures that are paired with each other become unpaired (702.95e)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.process import Process
from judge.rules.view import View

PAIRED = "paired"


def settle_pairs(process: Process, batch: tuple[e.Event, ...]) -> None:
    """After each batch of events: what can be paired no longer becomes unpaired."""
    marked = process.view.piles[0].marked
    pairs = {held.id: other for held in marked if (other := held.mark(PAIRED))}
    if not pairs:
        return
    gained = {event.object for event in batch if isinstance(event, e.ControlChanged)}
    over = [
        id_
        for id_, other in pairs.items()
        if {id_, other} & gained or not (_stays(process.view, id_) and _stays(process.view, other))
    ]
    if over:
        unpair(process, over)


def _stays(view: View, id_: object) -> bool:
    return isinstance(id_, int) and _is_creature_there(view, ObjectId(id_))


def _is_creature_there(view: View, id_: ObjectId) -> bool:
    return view.is_permanent(id_) and view.of(id_).is_creature


@cites("702.95e", "已搭档生物会变成未搭档状态")
def unpair(process: Process, over: list[ObjectId]) -> None:
    """Creatures become unpaired."""
    process.do(*(e.Marked(id_, PAIRED, None) for id_ in over))
