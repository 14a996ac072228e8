"""What was attached to an object or player that is gone is attached to nothing (701.3d)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameState, ObjectId, PlayerId
from judge.rules.keyword_rules.bestow import was_bestowed
from judge.rules.process import Process
from judge.rules.view import View


def settle_attachments(process: Process, before: GameState) -> None:
    """Permanents come off what went since `before`, at once: no state-based action does it."""
    state = process.state
    if state.known is before.known and state.players is before.players:
        return
    loose = (i for i in state.battlefield if is_gone(state, state.objects[i].attached_to))
    unattach(process, *loose)


def is_gone(state: GameState, host: ObjectId | PlayerId | None) -> bool:
    """True of an object that is another one now or none at all, and of a player who left."""
    if isinstance(host, str):
        return state.player(host).has_left
    return host is not None and host not in state.objects


@cites("701.3d", "该物件离开之前所在的区域、或该牌手离开游戏的状况，也包括在此描述之内")
def unattach(process: Process, *loose: ObjectId) -> None:
    """An Aura, Equipment or Fortification becomes unattached as what it was on leaves."""
    view = process.view
    numbers = ((*unattach.numbers, *creature_again(view, id_)) for id_ in loose)
    process.do(*(e.Unattached(id_, because=why) for id_, why in zip(loose, numbers, strict=True)))


@cites("702.103f", "如果一个神授式灵气成为未贴附，则它不再是神授式的")
@cites("702.151b", "令该武具不再是生物，直到它卸装为止")
def creature_again(view: View, id_: ObjectId) -> tuple[str, ...]:
    """The rules by which something that comes off is a creature from then on."""
    bestow, reconfigure = creature_again.numbers
    if was_bestowed(view, id_):
        return (bestow,)
    return (reconfigure,) if view.has(id_, "reconfigure") else ()
