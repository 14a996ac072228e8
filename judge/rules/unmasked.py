"""What was face down and leaves the battlefield or the stack is shown to all players (708.9)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.process import Process


def settle_unmasked(process: Process, batch: tuple[e.Event, ...]) -> None:
    """After each batch of events: their owners reveal the cards that were face down."""
    found: dict[PlayerId, tuple[ObjectId, ...]] = {}
    before = process.last_view.state.objects
    for event in e.flatten(batch):
        if not isinstance(event, e.Moved) or event.to is Zone.BATTLEFIELD:
            continue
        held = before.get(event.object)
        if held is None or held.face_down is None:
            continue
        now = process.state.current(event.object)
        if held.zone in (Zone.BATTLEFIELD, Zone.STACK) and now is not None:
            found[held.owner] = (*found.get(held.owner, ()), now)
    if found:
        show(process, found)


@cites("708.9", "如果一个牌面朝下的永久物或结聚永久物的一个牌面朝下组件从战场移到其他区域")
@cites("708.9", "如果牌面朝下的咒语从堆叠移到战场以外的其他区域")
def show(process: Process, found: dict[PlayerId, tuple[ObjectId, ...]]) -> None:
    """Each owner reveals what was face down."""
    process.do(*(e.Revealed(owner, cards) for owner, cards in found.items()))
