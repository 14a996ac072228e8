"""What phases out and in together with what it is attached to (702.26g-h)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, ObjectId
from judge.rules.view import View


def phasing_out(view: View, ids: Iterable[ObjectId]) -> tuple[e.PhasedOut, ...]:
    """The events of permanents that phase out, with all that is attached to them."""
    directly = tuple(ids)
    attached = attached_to(tuple(view.permanents()), directly)
    alone = (i for i in directly if i not in attached)
    return (
        *(e.PhasedOut(i) for i in alone),
        *(e.PhasedOut(i, directly=False) for i in attached),
    )


@cites("702.26d", "当永久物跃回或跃离时，并不会触发区域变换触发异能")
def phasing_in(view: View, ids: Iterable[ObjectId]) -> tuple[e.PhasedIn, ...]:
    """The events of permanents that phase in, with what phased out indirectly with them."""
    objects = (view.state.objects[i] for i in view.state.battlefield)
    with_them = tuple(held for held in objects if held.phased_out == "indirectly")
    found = tuple(ids)
    return tuple(e.PhasedIn(i) for i in (*found, *attached_to(with_them, found)))


@cites("702.26g", "贴附于其上的所有灵气、武具及工事也同时跃离")
@cites("702.26h", "则它只会间接跃离")
def attached_to(among: tuple[GameObject, ...], hosts: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Those of some permanents that are attached to hosts, or to what is attached to one."""
    found: list[ObjectId] = []
    todo = list(hosts)
    while todo:
        on = todo.pop(0)
        new = [one.id for one in among if one.attached_to == on and one.id not in found]
        found += new
        todo += new
    return tuple(found)


@cites("702.26g", "贴附于其上的所有灵气、武具及工事也同时跃离")
def rules_of_attached(view: View, ids: Collection[ObjectId]) -> tuple[str, ...]:
    """The rule by which some permanents phase with what they are attached to, if any do."""
    return rules_of_attached.numbers if any(view.object(i).attached_to in ids for i in ids) else ()
