"""The end of the game (104)."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import GameOver
from judge.game.state import GameState, Result
from judge.rules.outcomes import Events, carry_out


@cites("104.2a", "而其所有对手都已离开此盘游戏，则该牌手赢得这盘游戏")
def win(state: GameState) -> Events:
    """The one player who is left wins."""
    left = [player.id for player in state.players if not player.has_lost]
    return (GameOver(Result(left[0])),)


@cites("104.4a", "若还在游戏中的所有牌手同时输掉游戏，则游戏平手")
def draw(state: GameState) -> Events:
    """All players lose at once: a draw."""
    return (GameOver(Result(None)),)


def end_game(state: GameState) -> Events:
    """The end of the game, once at most one player is left; else nothing."""
    left = [player for player in state.players if not player.has_lost]
    if len(left) == len(state.players) or state.result is not None:
        return ()
    if not left:
        return carry_out(draw, state)
    return carry_out(win, state) if len(left) == 1 else ()
