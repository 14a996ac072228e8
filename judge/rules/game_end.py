"""The end of the game (104)."""

from __future__ import annotations

from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import PlayerId, Result
from judge.rules.process import Process, events_of


@cites("104.2a", "而其所有对手都已离开此盘游戏，则该牌手赢得这盘游戏")
def win(process: Process, players: tuple[PlayerId, ...]) -> None:
    """The player or team that is left wins."""
    process.do(e.GameOver(Result(players[0], players)))


@cites("104.2c", "赢得游戏的队伍中每位成员均赢得此盘游戏，即使其中的某些牌手之前已经输掉此盘游戏")
def win_as_team(process: Process, player: PlayerId) -> None:
    """The team of which a player is left wins, with those of it who lost before."""
    process.do(e.GameOver(Result(player, _team_of(process, player))))


def _team_of(process: Process, player: PlayerId) -> tuple[PlayerId, ...]:
    team = process.state.player(player).team
    return tuple(p.id for p in process.state.players if p.team == team)


@cites("104.2d", "如果一位皇帝赢得游戏，其队伍便赢得游戏")
@cites("809.5a", "如果皇帝赢得了游戏，则皇帝所在的队伍赢得游戏")
@cites("104.2a", "而其所有对手都已离开此盘游戏，则该牌手赢得这盘游戏")
def win_with_emperor(process: Process, emperor: PlayerId) -> None:
    """The emperor whose opponents have all left wins, and the team does."""
    process.do(e.GameOver(Result(emperor, _team_of(process, emperor))))


@cites("104.2b", "效应")
def win_by_effect(process: Process, players: tuple[PlayerId, ...]) -> None:
    """An effect says that a player wins."""
    process.do(e.GameOver(Result(players[0], players)))


@cites("810.8a", "如果队伍中的任一位牌手赢得了游戏，整个队伍赢得此盘游戏")
def team_wins() -> None:
    """A team wins as one of its players does."""


@cites("104.4a", "若还在游戏中的所有牌手同时输掉游戏，则游戏平手")
def draw(process: Process) -> None:
    """All players lose at once: a draw."""
    process.do(e.GameOver(Result(None)))


@cites("104.5", "如果游戏对于某牌手为平手，该牌手离开该游戏")
def draw_for_the_last(process: Process) -> None:
    """The players that were left have left a game that is a draw for them."""
    process.do(e.GameOver(Result(None)))


def end_game(process: Process) -> None:
    """Ends the game once only one player or team is left, or an effect says so."""
    state = process.state
    if state.result is not None:
        return
    won = [event.player for event in events_of(process.log) if isinstance(event, e.GameWon)]
    if won:
        if state.variant.has_teams and not state.variant.shares_turns:
            raise Unsupported(
                "808.1",
                "an effect by which one player of a team wins the game",
                "令队伍中的一位牌手赢得游戏的效应",
            )
        with process.also(*(team_wins.numbers if state.variant.shares_turns else ())):
            win_by_effect(process, state.together(won[0]))
        return
    left = state.in_game
    if len(left) == len(state.players):
        return
    if left:
        if not any(state.opponents(player) for player in left):
            win_as_last(process, left)
    elif any(player.has_drawn for player in state.players):
        draw_for_the_last(process)
    else:
        draw(process)


def win_as_last(process: Process, left: tuple[PlayerId, ...]) -> None:
    """Those who are left without opponents win, with their team if they are of one."""
    state = process.state
    emperors = [player for player in left if state.player(player).is_emperor]
    if emperors:
        win_with_emperor(process, emperors[0])
    elif state.variant.has_teams:
        win_as_team(process, left[0])
    else:
        win(process, left)
