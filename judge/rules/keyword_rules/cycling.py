"""A card is cycled: its cycling ability is activated (702.29), and what triggers on that."""

from __future__ import annotations

from judge.abilities.ability import Activated
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Cycles
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PendingTrigger, PlayerId
from judge.rules.process import Process

CYCLINGS = ("cycling", "typecycling")


@cites("702.29c", "当你弃掉[此牌]以支付循环异能的起动费用")
@cites(
    "702.29f",
    "于牌手循环牌时触发其异能的牌，也会在牌手弃掉一张牌以支付类别循环异能之起动费用时触发",
)
def cycled(process: Process, player: PlayerId, card: ObjectId) -> None:
    """A card has been cycled: discarded to pay for its cycling ability."""
    process.do(e.Acted("cycle", player, process.state.current(card)))


@cites("107.3e", "该咒语或异能叙述中的任何X的值使用该另一物件所选择或定义的X的值")
def x_of_cycling(process: Process, pending: PendingTrigger) -> int | None:
    """The X of an ability that triggers as its card is cycled: that of the cycling cost."""
    pattern = pending.ability.pattern
    if not isinstance(pattern, Cycles) or pattern.filter != IsThis():
        return None
    for id_ in reversed(process.state.stack):
        stack = process.state.objects[id_].stack
        if stack is None or not isinstance(stack.ability, Activated):
            continue
        card = None if stack.source is None else process.state.current(stack.source)
        if stack.ability.name in CYCLINGS and card == pending.source:
            return stack.x
    return None
