"""State-based actions on what is attached to something out of its controller's range (801.8-9)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cite import Cited, cites
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.influence.reach import in_range
from judge.rules.process import Process
from judge.rules.view import View

Events = tuple[e.Event, ...]


@cites("801.8", "如果一个灵气贴附于非法的物件或牌手上")
def drop_auras(process: Process, view: View) -> Events:
    """An Aura on something out of range goes to the graveyard."""
    found = _out_of_range(view)
    return tuple(e.PutIntoGraveyard(i) for i in found if "Aura" in view.of(i).subtypes)


@cites("801.9", "如果一个武具或工事贴附于非法的永久物上")
def drop_equipment(process: Process, view: View) -> Events:
    """An Equipment or Fortification comes off a permanent out of range."""
    attachments = {"Equipment", "Fortification"}
    return tuple(e.Unattached(i) for i in _out_of_range(view) if attachments & view.of(i).subtypes)


def _out_of_range(view: View) -> Iterator[ObjectId]:
    for held in view.permanents() if view.state.limited else ():
        if held.attached_to is not None and not in_range(view, held.controller, held.attached_to):
            yield held.id


DROPPING: tuple[Cited[[Process, View], Events], ...] = (drop_auras, drop_equipment)
