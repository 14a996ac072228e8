"""What was face down and leaves the battlefield or the stack is shown to all players (708.9)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.process import Process


def settle_unmasked(process: Process, moves: tuple[e.Moved, ...]) -> None:
    """After each batch of events: their owners reveal what moved and was face down."""
    found: dict[PlayerId, tuple[ObjectId, ...]] = {}
    before = process.last_view.state.objects
    for event in moves:
        if event.to is Zone.BATTLEFIELD:
            continue
        held = before.get(event.object)
        if held is None or held.face_down is None:
            continue
        now = process.state.current(event.object)
        if held.zone in (Zone.BATTLEFIELD, Zone.STACK) and now is not None:
            found[held.owner] = (*found.get(held.owner, ()), now)
    if found:
        show(process, found)


@cites("708.9", "如果一位牌手将离开游戏")
def unmask_leaving(process: Process, players: tuple[PlayerId, ...]) -> tuple[e.Event, ...]:
    """What players own and is face down is revealed as they leave the game."""
    return e.stamp(_unmasked(process, players), unmask_leaving.numbers)


@cites("708.9", "在每盘游戏结束时，所有牌面朝下的永久物")
def unmask_all(process: Process) -> None:
    """What is face down is revealed at the end of the game."""
    process.do(*_unmasked(process, tuple(player.id for player in process.state.players)))


def _unmasked(process: Process, players: tuple[PlayerId, ...]) -> tuple[e.Event, ...]:
    state = process.state
    hidden = [i for i in (*state.battlefield, *state.stack) if state.objects[i].face_down]
    by_owner = {one: tuple(i for i in hidden if state.objects[i].owner == one) for one in players}
    return tuple(e.Revealed(owner, cards) for owner, cards in by_owner.items() if cards)


@cites("708.9", "如果一个牌面朝下的永久物或结聚永久物的一个牌面朝下组件从战场移到其他区域")
@cites("708.9", "如果牌面朝下的咒语从堆叠移到战场以外的其他区域")
def show(process: Process, found: dict[PlayerId, tuple[ObjectId, ...]]) -> None:
    """Each owner reveals what was face down."""
    process.do(*(e.Revealed(owner, cards) for owner, cards in found.items()))
