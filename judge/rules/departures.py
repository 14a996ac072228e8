"""Players leave the game with all that is theirs, and the others play on (104.5, 800.4)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, Kind, PlayerId, Zone
from judge.rules.face_down_reveals import unmask_leaving
from judge.rules.process import Process

Events = tuple[e.Event, ...]


def settle_leaving(process: Process) -> None:
    """Those who have lost leave a game that goes on; a team loses and leaves as one."""
    if all(p.has_left or not p.has_lost for p in process.state.players):
        return
    lose_with_team(process)
    if not goes_on(process):
        return
    leaving = tuple(p.id for p in process.state.players if p.has_lost and not p.has_left)
    if leaving:
        leave(process, leaving)
        exile_controlled(process, leaving)


def goes_on(process: Process) -> bool:
    """True while opponents are left in the game and nobody has won it (104.2a)."""
    state = process.state
    return state.result is None and any(state.opponents(player) for player in state.in_game)


@cites("810.8a", "如果队伍中的任一位牌手输去了游戏，整个队伍输去此盘游戏")
def lose_with_team(process: Process) -> None:
    """The rest of a team loses with one of its players."""
    state = process.state
    lost = {mate for p in state.players if p.has_lost for mate in state.together(p.id)}
    left = [p.id for p in state.players if p.id in lost and not p.has_lost]
    with process.also(*(concedes_for_all.numbers if has_conceded(process, lost) else ())):
        process.do(*map(e.GameLost, left))


@cites("810.8b", "如果一位牌手认输，则其队伍立刻离开游戏")
def concedes_for_all() -> None:
    """Who concedes makes the whole team leave, and lose."""


def has_conceded(process: Process, players: set[PlayerId]) -> bool:
    """True if one of some players has conceded this turn."""
    history = process.state.history
    return any(isinstance(event, e.Conceded) and event.player in players for event in history)


@cites("800.4a", "所有由该牌手拥有的物件（参见规则109）便会离开游戏")
@cites("104.5", "如果牌手输掉游戏，该牌手离开该游戏")
def leave(process: Process, leaving: tuple[PlayerId, ...]) -> None:
    """Players leave: what they own leaves too, and what gives them control of anything ends."""
    state = process.state
    owned = (
        e.LeftGame(held.id)
        for held in state.objects.values()
        if held.owner in leaving and held.kind is not Kind.ABILITY
    )
    following = (*pass_monarchy(process, leaving), *pass_initiative(process, leaving))
    shown = unmask_leaving(process, leaving)
    process.do(
        *shown, *map(e.PlayerLeft, leaving), *sorted(owned, key=lambda one: one.object), *following
    )


@cites("800.4a", "如果该牌手操控任何堆叠上不由牌所代表的物件，这些物件消失")
@cites("800.4a", "如果仍有物件由该牌手操控，放逐这些物件")
def exile_controlled(process: Process, leaving: tuple[PlayerId, ...]) -> None:
    """Abilities and copies that players who left control cease to exist, the rest is exiled."""
    process.do(*(e.CeasedToExist(h.id) for h in _controlled(process, leaving) if _is_no_card(h)))
    left = (held for held in _controlled(process, leaving) if not _is_no_card(held))
    process.do(*(e.Moved(held.id, Zone.EXILE) for held in left))


def _controlled(process: Process, players: tuple[PlayerId, ...]) -> list[GameObject]:
    state = process.state
    there = (state.objects[id_] for id_ in (*state.stack, *state.battlefield))
    return [held for held in there if held.controller in players]


def _is_no_card(held: GameObject) -> bool:
    return held.zone is Zone.STACK and held.kind in (Kind.ABILITY, Kind.COPY)


@cites("721.4", "则依回合顺序的下一位牌手成为君主")
def pass_monarchy(process: Process, leaving: tuple[PlayerId, ...]) -> Events:
    """The active player becomes the monarch as the monarch leaves, or else the next in order."""
    if process.state.monarch not in leaving:
        return ()
    return e.stamp((e.MonarchBecame(process.state.apnap[0]),), pass_monarchy.numbers)


@cites("722.4", "则依回合顺序的下一位牌手掌握先制")
def pass_initiative(process: Process, leaving: tuple[PlayerId, ...]) -> Events:
    """The active player takes the initiative as who has it leaves, or else the next in order."""
    if process.state.initiative not in leaving:
        return ()
    return e.stamp((e.InitiativeTaken(process.state.apnap[0]),), pass_initiative.numbers)
