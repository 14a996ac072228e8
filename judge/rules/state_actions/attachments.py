"""State-based actions on what is attached to what it can't be, or out of range (801.8-9)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cite import Cited, cites
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.attachment import may_attach
from judge.rules.influence.reach import in_range
from judge.rules.keyword_rules.bestow import is_bestowed
from judge.rules.process import Process
from judge.rules.view import View

Events = tuple[e.Event, ...]


@cites("704.5m", "如果一个灵气贴附于不合法之物件或牌手上，或未贴附于任何物件或牌手上")
def remove_auras(view: View, process: Process) -> Events:
    """An Aura that is attached to nothing, or to what it can't enchant, goes to the graveyard."""
    return tuple(
        e.PutIntoGraveyard(held.id)
        for held in view.permanents_of("Aura")
        if (held.attached_to is None or not may_attach(view, held.id, held.attached_to))
        and not is_bestowed(view, held.id)
    )


@cites("704.5n", "如果一个武具或工事贴附于不合法之永久物")
def remove_equipment(view: View, process: Process) -> Events:
    """An Equipment or Fortification comes off what it can't be attached to."""
    return tuple(
        e.Unattached(held.id)
        for held in view.piles[0].attached
        if held.attached_to is not None
        and {"Equipment", "Fortification"} & view.of(held.id).subtypes
        and not may_attach(view, held.id, held.attached_to)
    )


@cites("704.5p", "则它不再贴附，并留在战场上")
def detach_others(view: View, process: Process) -> Events:
    """A creature, or what is no Aura, Equipment or Fortification, comes off what it is on."""
    attachments = {"Aura", "Equipment", "Fortification"}
    return tuple(
        e.Unattached(held.id)
        for held in view.piles[0].attached
        if (view.of(held.id).is_creature or not attachments & view.of(held.id).subtypes)
    )


@cites("801.8", "如果一个灵气贴附于非法的物件或牌手上")
def drop_auras(view: View, process: Process) -> Events:
    """An Aura on something out of range goes to the graveyard."""
    found = _out_of_range(view)
    return tuple(e.PutIntoGraveyard(i) for i in found if "Aura" in view.of(i).subtypes)


@cites("801.9", "如果一个武具或工事贴附于非法的永久物上")
def drop_equipment(view: View, process: Process) -> Events:
    """An Equipment or Fortification comes off a permanent out of range."""
    attachments = {"Equipment", "Fortification"}
    return tuple(e.Unattached(i) for i in _out_of_range(view) if attachments & view.of(i).subtypes)


def _out_of_range(view: View) -> Iterator[ObjectId]:
    for held in view.permanents() if view.state.limited else ():
        if held.attached_to is not None and not in_range(view, held.controller, held.attached_to):
            yield held.id


DROPPING: tuple[Cited[[View, Process], Events], ...] = (drop_auras, drop_equipment)
