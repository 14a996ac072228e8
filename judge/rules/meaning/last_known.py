"""What is meant of an object that is not where it is spoken of any more (608.2h)."""

from __future__ import annotations

from typing import TypeGuard

from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, Recipient, Zone
from judge.hearing import recall
from judge.rules.meaning.context import Context
from judge.rules.view import View

CONTROLLED = (Zone.BATTLEFIELD, Zone.STACK)


@cites("608.2h", "如果该效应需要一个特定物件的信息")
def last_seen(view: View, id_: ObjectId, context: Context) -> ObjectId:
    """The object whose information counts: of what the effect moved, the permanent or spell it was.

    What became an object of a trigger event is followed back too. An object that nothing has moved
    meanwhile counts as what it is.
    """
    now: ObjectId | None = id_
    while now is not None:
        if view.object(now).zone in CONTROLLED:
            return now if view.exists(now) else recalled(now)
        now = _before(view, now, context)
    return id_


def _before(view: View, id_: ObjectId, context: Context) -> ObjectId | None:
    """What an object was before the move that is carried out, or that triggered it."""
    if context.since is None:
        return None
    for old, known in view.state.known.items():
        if id_ == known.became or id_ in known.others:
            return old if id_ >= context.since or old in context.triggering else None
    return None


def still_seen(view: View, id_: ObjectId) -> ObjectId:
    """An object of which something is asked; declined where it has phased out."""
    if view.object(id_).phased_out is not None:
        raise Unsupported(
            "702.26b", "what is asked of a permanent that has phased out", "所问及之永久物已跃离"
        )
    return id_


def host_of(view: View, source: ObjectId, context: Context) -> Recipient | None:
    """What an object is attached to, or was until that left while its ability was waiting."""
    on = view.object(source).attached_to
    return last_host(view, source, context) if on is None and context.object is not None else on


@cites("608.2h", "则该效应使用其最后已知信息")
def last_host(view: View, source: ObjectId, context: Context) -> ObjectId | None:
    """What an object was on as that left, if the ability on the stack was there before."""
    history = [event for event in view.state.history if isinstance(event, e.Event)]
    moved: set[ObjectId] = set()  # after it came off
    for event, witness in zip(reversed(history), reversed(view.state.witnessed), strict=True):
        if isinstance(event, e.Unattached) and event.object == source:
            host = next((seen.object.attached_to for seen in witness.before), None)
            if host is None or host in moved or not _left_later(view, host, context):
                return None
            return recalled(host)
        if isinstance(event, e.Moved):
            moved.add(event.object)
    return None


def recalled(id_: ObjectId) -> ObjectId:
    """An object that is gone: who listens is told that it is looked at as it last was."""
    recall(id_)
    return id_


def _left_later(view: View, host: Recipient | None, context: Context) -> TypeGuard[ObjectId]:
    """True of an object that left while an ability was on the stack, or as it triggered."""
    left = view.state.known.get(ObjectId(host)) if isinstance(host, int) else None
    if left is None or left.became is None or context.object is None:
        return False
    return left.became > context.object or host in context.triggering
