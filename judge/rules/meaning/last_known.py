"""What is meant of an object that is not where it is spoken of any more (608.2h)."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId, Zone
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
            return now
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
