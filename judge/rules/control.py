"""Who controls each permanent, as effects of layer 2 have it (613.1b)."""

from __future__ import annotations

from judge.abilities import Static
from judge.abilities.modifications import ControlledByPlayer
from judge.abilities.statics import Continuous
from judge.cite import cites
from judge.game.events import ControlChanged, Moved
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.layers import affected_by
from judge.rules.meaning import Context, find_players
from judge.rules.process import Process


def settle_control(process: Process) -> None:
    """Where another player controls a permanent now, that happens."""
    state = process.state
    view = process.view
    claims: list[tuple[int, int, PlayerId]] = []
    for effect in state.effects:
        gives = any(isinstance(change, ControlledByPlayer) for change in effect.modifications)
        if gives and not state.player(effect.controller).has_left:  # 800.4a
            claims += [(effect.timestamp, id_, effect.controller) for id_ in effect.objects]
    for held in view.controlling:
        rule = held.rule
        if isinstance(rule, Continuous) and isinstance(held.origin, Static):
            for change in rule.modifications:
                if isinstance(change, ControlledByPlayer) and held.source is not None:
                    context = Context(held.source, held.controller, is_static=True)
                    found = find_players(view, change.player, context)
                    stamp = state.objects[held.source].timestamp
                    claims += [
                        (stamp, id_, found[0]) for id_ in affected_by(view, rule, context) if found
                    ]
    if not claims and not view.piles[0].borrowed:
        return
    claims.sort(key=lambda claim: claim[0])
    now = {id_: player for _, id_, player in claims}
    changes = [
        ControlChanged(held.id, wanted)
        for held in view.permanents()
        if (wanted := now.get(held.id, held.base_controller or held.controller)) != held.controller
    ]
    left = [one for one in changes if state.player(one.player).has_left]
    if left:
        exile_without_controller(process, tuple(one.object for one in left))
    elif changes:
        change_control(process, *changes)


@cites("800.4c", "且该物件的默认操控者已离开游戏，该物件被放逐")
def exile_without_controller(process: Process, objects: tuple[ObjectId, ...]) -> None:
    """What would come back under the control of a player who has left is exiled."""
    process.do(*(Moved(id_, Zone.EXILE) for id_ in objects))


@cites("613.1b", "改变操控权的效应")
def change_control(process: Process, *changes: ControlChanged) -> None:
    """Permanents come under other players' control."""
    process.do(*changes)
