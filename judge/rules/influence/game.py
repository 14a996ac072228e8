"""What a limited range of influence changes of turns and of how the game ends."""

from __future__ import annotations

from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.influence.reach import opponents_in_range, reaches, seats_within
from judge.rules.process import Process


@cites("801.2c", "于每个回合开始时确定某位牌手是否在每位牌手的影响范围以内")
def determine_ranges(process: Process) -> None:
    """As a turn begins, who is in whose range is determined anew; seats may have become empty."""
    state = process.state
    if not state.limited:
        return
    now = {one: seats_within(state, one) for one in state.in_game}
    process.do(
        *(
            e.RangeDetermined(player, found)
            for player, found in now.items()
            if {*found} != {*state.player(player).within_range}
            and state.player(player).seats_reached is not None
        )
    )


@cites("801.14", "则改为所有该牌手影响范围内的对手输去游戏")
def win_in_range(process: Process, players: tuple[PlayerId, ...]) -> bool:
    """In place of a player winning the game, that player's opponents in range lose it."""
    lost = (one for player in players for one in opponents_in_range(process.state, player))
    return bool(process.do(*(e.GameLost(one) for one in dict.fromkeys(lost))))


@cites("801.15", "则只有该咒语或异能的操控者以及在该牌手影响范围之内的所有牌手会以平手结束本盘游戏")
@cites("104.4e", "只有这些牌手离开游戏；其他牌手继续游戏")
def draw_in_range(process: Process, player: PlayerId) -> bool:
    """In place of a draw for all, the game is a draw for a player and those in that one's range."""
    state = process.state
    among = (one for one in state.order_from(player) if reaches(state, player, one))
    return bool(process.do(*map(e.GameDrawn, among)))


@cites("801.16", "这些牌手离开游戏。其余牌手继续游戏")
def check_loop(process: Process) -> None:
    """Whose objects a loop is of is not known: with a limited range it is not ruled on."""
    if process.state.limited:
        raise Unsupported("801.16", "a loop in a game with a limited range of influence")
