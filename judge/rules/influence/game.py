"""What a limited range of influence changes of turns and of how the game ends."""

from __future__ import annotations

from collections.abc import Iterable

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


@cites("801.16", "对于循环中包含的每个物件之操控者，以及在这些牌手影响范围内的每位牌手，游戏为平手")
@cites("104.4f", "只有这些牌手离开游戏；其他牌手继续游戏")
def draw_by_loop_in_range(process: Process, events: Iterable[e.Event]) -> None:
    """A loop of mandatory actions is a draw for who controls what it involves, and those in range.

    What it involves is what acted in it; where what it was done to is of others too, that makes a
    difference which the rules leave open.
    """
    acting, touched = set[PlayerId](), set[PlayerId]()
    for event in events:
        if isinstance(event, ACTING):
            acting.add(event.player)
        elif isinstance(getattr(event, "object", None), int):
            touched.add(process.view.object(event.object).controller)  # type: ignore[attr-defined]
    drawn = _with_those_in_range(process, acting)
    if not drawn or drawn != _with_those_in_range(process, acting | touched):
        raise Unsupported("801.16", "which objects a loop involves", "循环中包含哪些物件")
    process.do(*map(e.GameDrawn, drawn))


ACTING = (e.AbilityTriggered, e.AbilityActivated, e.SpellCast)


def _with_those_in_range(process: Process, players: set[PlayerId]) -> tuple[PlayerId, ...]:
    state = process.state
    return tuple(
        one for one in state.apnap if any(reaches(state, player, one) for player in players)
    )
