"""Players are controlled by other players (719)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.game import events as e
from judge.rules.choices.recipients import players
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process

EXTRA_TURN = "to take an extra turn"  # the mark of who does so after their next turn


@cites("719.1", "一些牌允许牌手在下一个回合被另一位牌手所操控")
@cites("719.5", "牌手的操控者替该牌手作出所有规则或任何物件要求作出选择与决定")
@cites("719.5a", "牌手的操控者只能利用该牌手的资源")
def control_player(process: Process, effect: pl.ControlPlayer, context: Context) -> bool:
    """Players are controlled during the next turn they take, by the latest such effect."""
    found = players(process, effect.player, context)
    teams = dict.fromkeys(mate for one in found for mate in process.state.together(one))
    mark = "to be controlled by"
    with process.also(*(with_team.numbers if len(teams) > len(found) else ())):
        made = process.do(*(e.PlayerMarked(one, mark, context.controller) for one in teams))
    if effect.then_extra:
        process.do(*(e.PlayerMarked(one, EXTRA_TURN, True) for one in found))
    return bool(made)


@cites("805.8", "前者牌手操控受影响之牌手的队伍")
def with_team() -> None:
    """Who controls a player controls that player's team."""


EFFECTS: Mapping[type[Effect], Do] = {
    pl.ControlPlayer: control_player,
}
