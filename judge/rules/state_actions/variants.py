"""State-based actions of Two-Headed Giant and Commander (704.6)."""

from __future__ import annotations

from judge.abilities.effects.objects import Move
from judge.abilities.statics import KeepsPlayingWithoutLife
from judge.abilities.who import This
from judge.cite import cites
from judge.game import events as e
from judge.game.state import PlayerId, Zone
from judge.rules.process import Process
from judge.rules.requests import AskYesNo, Said
from judge.rules.teams import bars
from judge.rules.view import View

Events = tuple[e.Event, ...]
POISON_OF_A_TEAM = 15
DAMAGE_BY_A_COMMANDER = 21
TO_COMMAND = Move(This(), "command")


@cites("704.6a", "在一盘双头巨人的游戏中，如果一个队伍的生命为0或更少，该队伍输掉此盘游戏")
def team_at_no_life(view: View, process: Process) -> Events:
    """A team with 0 or less life loses the game."""
    return tuple(
        e.GameLost(p) for p in _without_life(view) if not bars(view, KeepsPlayingWithoutLife, p)
    )


@cites("810.8a", "如果一个效应叙述一位牌手不能输去游戏，则该牌手所在队伍不会输去游戏")
def team_plays_on(view: View, process: Process) -> Events:
    """A team with 0 or less life does not lose if one of its players does not for that."""
    return tuple(
        e.NotLost(p) for p in _without_life(view) if bars(view, KeepsPlayingWithoutLife, p)
    )


def _without_life(view: View) -> list[PlayerId]:
    return [player for player in _of_teams(view) if view.state.player(player).life <= 0]


@cites("704.6b", "在一盘双头巨人的游戏中，如果一个队伍有十五个或更多的中毒指示物")
def team_with_poison(view: View, process: Process) -> Events:
    """A team with fifteen or more poison counters loses the game."""
    return tuple(
        e.GameLost(p)
        for p in _of_teams(view)
        if view.state.player(p).counters.count("poison") >= POISON_OF_A_TEAM
    )


def _of_teams(view: View) -> tuple[PlayerId, ...]:
    return view.state.in_game if view.state.variant.shares_turns else ()


@cites("704.6c", "如果一位牌手在该盘游戏中受到过21点或以上来自同一指挥官的战斗伤害")
@cites("903.10a", "受到由同一位指挥官造成之战斗伤害达到或超过21点的牌手输掉此盘游戏")
def hit_by_commander(view: View, process: Process) -> Events:
    """A player dealt 21 or more combat damage by one commander loses the game."""
    state = view.state
    return tuple(
        e.GameLost(player)
        for player in (state.in_game if state.variant.counts_commander_damage else ())
        if any(n >= DAMAGE_BY_A_COMMANDER for _, n in state.player(player).commander_damage)
    )


@cites("704.6d", "且该物件在上一次状态动作检查之后被置入该区域，其拥有者可以将其置于统帅区")
@cites("903.9a", "如果指挥官在坟墓场或放逐区中")
def save_commanders(view: View, process: Process) -> Events:
    """The owner may put a commander that came to a graveyard or exile into the command zone."""
    state = view.state
    if not state.variant.has_commanders:
        return ()
    events: list[e.Event] = []
    for player in state.apnap:
        exiled = (id_ for id_ in state.exile if state.objects[id_].owner == player)
        for id_ in (*state.player(player).graveyard, *exiled):
            held = state.objects[id_]
            if held.is_commander and not held.mark("stays"):
                answer = process.ask(AskYesNo(player, id_, TO_COMMAND, (id_,)))
                saved = isinstance(answer, Said) and answer.yes
                events.append(e.Moved(id_, Zone.COMMAND) if saved else e.CommanderStayed(id_))
    return tuple(events)


OF_TEAMS = (team_at_no_life, team_plays_on, team_with_poison)
