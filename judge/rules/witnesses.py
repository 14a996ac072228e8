"""The objects of events are kept as they were as it happened, for what looks back at the turn."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable
from functools import cache
from typing import cast

from judge.cards import Characteristics
from judge.game import events as e
from judge.game.state import ObjectId, Seen, Witness
from judge.rules.view import View

FIELDS = ("object", "source", "recipient", "attacker", "blocker", "target", "to", "into")
SEVERAL = ("attackers", "blockers", "others", "targets")


def created_by(before: View, after: View, events: Iterable[e.Event]) -> dict[int, ObjectId]:
    """The tokens that events created, by the identity of the event."""
    events = tuple(events)
    tokens = [event for event in events if isinstance(event, e.Created)]
    if not tokens:
        return {}
    old, known = set(before.state.battlefield), after.state.known
    left = (event.object for event in events if isinstance(event, e.Moved))
    moved = {known[i].became for i in left if i in known}
    fresh = [i for i in after.state.battlefield if i not in old and i not in moved]
    return {id(event): id_ for event, id_ in zip(tokens, fresh, strict=False)}


def witnesses(before: View, after: View, events: tuple[e.Event, ...]) -> tuple[Witness, ...]:
    """The objects of each event of a batch, as they were before the batch and after it."""
    created = created_by(before, after, events)
    return tuple([_witness(before, after, event, created.get(id(event))) for event in events])


def _witness(before: View, after: View, event: e.Event, entered: ObjectId | None) -> Witness:
    ids, known = _ids(event), after.state.known
    became = (known[i].became for i in ids if i not in after.state.objects and i in known)
    later = (*ids, *(i for i in (*became, entered) if i is not None))
    return Witness(_seen(before, ids), _seen(after, later), entered)


@cache
def _fields(kind: type[e.Event]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of a class of events that hold an object, and those that hold several."""
    own = kind.__struct_fields__
    return tuple(n for n in FIELDS if n in own), tuple(n for n in SEVERAL if n in own)


def _ids(event: e.Event) -> tuple[ObjectId, ...]:
    of_one, of_several = _fields(type(event))
    ids = [held for name in of_one if type(held := getattr(event, name)) is int]
    for name in of_several:
        ids += [one for one in getattr(event, name) if type(one) is int]
    return tuple(dict.fromkeys(map(ObjectId, ids)))


def _seen(view: View, ids: tuple[ObjectId, ...]) -> tuple[Seen, ...]:
    if not ids:
        return ()
    objects = view.state.objects
    return tuple([Seen(objects[i], view.of(i)) for i in dict.fromkeys(ids) if i in objects])


def as_seen(view: View, seen: tuple[Seen, ...]) -> View:
    """A view in which these objects are what they were; all else is as it is."""
    if not seen:
        return view
    objects = view.state.objects.update({one.object.id: one.object for one in seen})
    then = {one.object.id: one.now for one in seen}
    changed = ChainMap(then, cast("dict[ObjectId, Characteristics]", view.changed))
    return View(view.state.with_(objects=objects), view.rulebook, changed)
