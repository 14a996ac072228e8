"""The one defending player, where not all opponents are, is chosen as combat begins (507.1)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.influence.reach import reaches
from judge.rules.influence.seats import (
    ONE_DEFENDER,
    attacked_from_seat,
    defenders,
    rules_of_seats,
)
from judge.rules.process import Process
from judge.rules.requests import AskPick, Picked, Purpose


@cites("507.1", "主动牌手选择一位对手。该牌手成为防御牌手")
@cites("506.2a", "注意此选择会基于参与的玩法或者选择的模式的限制")
def choose_defender(process: Process) -> None:
    """Where not all opponents are defending players, the active player chooses one in range."""
    state = process.state
    if state.variant.attack not in ONE_DEFENDER or defenders(state):
        return
    active = state.turn.active
    near = attacked_from_seat(state, active) if active in state.in_game else ()
    among = tuple(one for one in near if reaches(state, active, one))
    if not among:
        return
    chosen, request = among[0], AskPick(active, among, 1, 1, Purpose.PLAYER)
    if len(among) == 1:
        process.not_asked(request)
    else:
        answer = process.ask(request)
        if not isinstance(answer, Picked) or len(answer.objects) != 1:
            raise TypeError(f"{answer!r} picks no defending player")
        chosen = PlayerId(str(answer.objects[0]))
    with process.also(*rules_of_seats(state)):
        process.do(e.DefenderChosen(chosen))
