"""The city's blessing comes to who has ascend and ten permanents (702.131)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.process import Process

BLESSING = "city's blessing"
MOST_WITHOUT = 9


def settle_blessing(process: Process) -> None:
    """After each batch of events, before anything triggers: who has ascend and ten permanents."""
    state = process.state
    if len(state.battlefield) <= MOST_WITHOUT or "ascend" not in process.view.keywords_there:
        return
    held = [state.objects[id_].controller for id_ in state.battlefield]
    for player in state.players:
        if player.mark(BLESSING) is None and held.count(player.id) > MOST_WITHOUT:
            bless(process, player.id)


@cites("702.131b", "但凡你操控十个或更多永久物，且你没有黄金城祝福")
@cites("702.131d", "在牌手得到黄金城祝福之后，所有持续性效应会重新生效")
def bless(process: Process, player: PlayerId) -> None:
    """The player gets the city's blessing, if ascend on one of enough permanents says so."""
    view = process.view
    own = [held.id for held in view.permanents() if held.controller == player]
    if len(own) <= MOST_WITHOUT or not any(view.has(id_, "ascend") for id_ in own):
        return
    before = process.last_view  # what triggers looks at what there was before the events
    process.happen((e.PlayerMarked(player, BLESSING, because=process.because),))
    process.last_view = before
