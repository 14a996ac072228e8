"""Who chooses among effects that apply to an event (616.1): whom or what it affects."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.view import View


@cites("616.1", "受影响物件的操控者（或如果没有操控者则其拥有者）或受影响的牌手")
def affected_player(view: View, event: e.Event) -> PlayerId | None:
    """The affected player, or the controller or owner of the affected object; None for neither."""
    match event:
        case (
            e.Damage(recipient=one)
            | e.CountersPut(recipient=one)
            | e.CountersRemoved(recipient=one)
        ):
            return _holder(view, ObjectId(one)) if isinstance(one, int) else PlayerId(one)
    object_ = getattr(event, "object", None)
    if isinstance(object_, int):
        return _holder(view, ObjectId(object_))
    player = getattr(event, "player", None)
    return PlayerId(player) if isinstance(player, str) else None


def _holder(view: View, id_: ObjectId) -> PlayerId | None:
    if not view.exists(id_) and id_ not in view.state.known:
        return None
    held = view.object(id_)
    controlled = held.zone in (Zone.BATTLEFIELD, Zone.STACK)
    return held.controller if controlled else held.owner
