"""State triggers (603.8): they trigger as soon as a state is so, and not again while they wait."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Triggered
from judge.cite import cites
from judge.game import events as e
from judge.game.state import PendingTrigger
from judge.rules.meaning import Context, holds
from judge.rules.process import Process
from judge.rules.triggers.ability import may_trigger, note_triggered
from judge.rules.unread import check_triggered


def note_state_triggers(process: Process) -> None:
    """State triggers whose condition is so, unless they wait or are on the stack (603.8)."""
    view = process.view
    if not any(p.BecomesState in pile.watching for pile in view.piles):
        return
    busy = {(held.source, held.ability) for held in process.state.pending}
    for id_ in process.state.stack:
        stack = process.state.objects[id_].stack
        if stack is not None and isinstance(stack.ability, Triggered) and stack.source is not None:
            busy.add((stack.source, stack.ability))
    found = tuple(
        PendingTrigger(ability, controller, id_)
        for id_, controller, ability in view.triggers
        if isinstance(ability.pattern, p.BecomesState)
        and (id_, ability) not in busy
        and holds(view, ability.pattern.condition, context := Context(id_, controller))
        and may_trigger(process, view, ability, context)
    )
    if found:
        state_trigger(process, found)


@cites("603.8", "状态触发")
def state_trigger(process: Process, found: tuple[PendingTrigger, ...]) -> None:
    """State triggers trigger."""
    check_triggered(found)
    process.happen((e.Triggered(found, because=process.because),))
    note_triggered(process, found)
