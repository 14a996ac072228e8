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
    numbers = ((*unattach.numbers, *_rules_of_creature(view, id_)) for id_ in loose)
    process.do(*(e.Unattached(id_, because=why) for id_, why in zip(loose, numbers, strict=True)))


def _rules_of_creature(view: View, id_: ObjectId) -> tuple[str, ...]:
    """The rules by which something that comes off is a creature from then on."""
    if no_more_bestowed(view, id_):
        return no_more_bestowed.numbers
    return was_reconfigured.numbers if was_reconfigured(view, id_) else ()


@cites("702.103f", "如果一个神授式灵气成为未贴附，则它不再是神授式的")
def no_more_bestowed(view: View, id_: ObjectId) -> bool:
    """A bestowed Aura that becomes unattached is a creature, and bestowed no more."""
    return was_bestowed(view, id_)


@cites("702.151b", "令该武具不再是生物，直到它卸装为止")
def was_reconfigured(view: View, id_: ObjectId) -> bool:
    """What is reconfigured onto a creature is no creature until it is unattached."""
    return view.has(id_, "reconfigure")
