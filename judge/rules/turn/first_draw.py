"""The first draw step of a game is skipped (103.8)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.steps import Step
from judge.rules.process import Process


def skips_first_draw(process: Process, step: Step) -> bool:
    """True of the draw step of the starting player or team on turn 1, which is skipped."""
    state = process.state
    is_first = state.turn.number == 1 and state.turn.active == state.players[0].id
    if step is not Step.DRAW or not is_first:
        return False
    if state.variant.shares_turns:
        skip_team_draw(process)
        return True
    if len(state.players) == 2:
        skip_draw(process)
        return True
    return False


@cites("103.8a", "先手牌手略过其第一个回合的抓牌步骤")
def skip_draw(process: Process) -> None:
    """The starting player's first draw step is skipped."""
    process.do(e.StepSkipped(Step.DRAW))


@cites("103.8b", "先手的队伍略过他们第一个回合的抓牌步骤")
@cites("810.6", "先手队伍略过他们第一个回合的抓牌步骤")
def skip_team_draw(process: Process) -> None:
    """The starting team's first draw step is skipped."""
    process.do(e.StepSkipped(Step.DRAW))
