"""Who controls each permanent, as effects of layer 2 have it (613.1b)."""

from __future__ import annotations

from judge.abilities import Static
from judge.abilities.modifications import ControlledByPlayer
from judge.abilities.statics import Continuous
from judge.cite import cites
from judge.game.events import ControlChanged
from judge.game.state import PlayerId
from judge.rules.layers import affected_by
from judge.rules.meaning import Context, find_players
from judge.rules.process import Process


def settle_control(process: Process) -> None:
    """Where another player controls a permanent now, that happens."""
    state = process.state
    view = process.view
    claims: list[tuple[int, int, PlayerId]] = []
    for effect in state.effects:
        if any(isinstance(change, ControlledByPlayer) for change in effect.modifications):
            claims += [(effect.timestamp, id_, effect.controller) for id_ in effect.objects]
    for held in view.statics:
        rule = held.rule
        if isinstance(rule, Continuous) and isinstance(held.origin, Static):
            for change in rule.modifications:
                if isinstance(change, ControlledByPlayer) and held.source is not None:
                    context = Context(held.source, held.controller)
                    found = find_players(view, change.player, context)
                    stamp = state.objects[held.source].timestamp
                    claims += [
                        (stamp, id_, found[0]) for id_ in affected_by(view, rule, context) if found
                    ]
    claims.sort(key=lambda claim: claim[0])
    now = {id_: player for _, id_, player in claims}
    changes = [
        ControlChanged(held.id, wanted)
        for held in view.permanents()
        if (wanted := now.get(held.id, held.base_controller or held.controller)) != held.controller
    ]
    if changes:
        change_control(process, *changes)


@cites("613.1b", "改变操控权的效应")
def change_control(process: Process, *changes: ControlChanged) -> None:
    """Permanents come under other players' control."""
    process.do(*changes)
