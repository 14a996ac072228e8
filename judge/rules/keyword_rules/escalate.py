"""A modal spell costs more for each mode chosen beyond the first (702.120)."""

from __future__ import annotations

from judge.abilities import Cost
from judge.cite import cites
from judge.game.state import ObjectId, OnStack
from judge.rules.process import Process
from judge.rules.rulebook import Extra

NAME = "escalate"


@cites("702.120a", "你每为其多选择一个模式，便须额外支付一次[费用]")
def escalate(process: Process, spell: ObjectId) -> tuple[tuple[Extra, int], ...]:
    """The additional costs of a spell for the modes beyond the first, if there are any."""
    stack = process.state.objects[spell].stack or OnStack()
    more = len(stack.modes) - 1
    if more <= 0:
        return ()
    return tuple(
        (Extra(name=NAME, cost=keyword.cost or Cost(), repeats=True), more)
        for keyword in process.view.keywords(spell)
        if keyword.name == NAME
    )
