"""What an effect moved "until" something happens comes back as soon as it does (610.3)."""

from __future__ import annotations

from judge.abilities.effects.objects import Move
from judge.cite import cites
from judge.game import events as e
from judge.game.state import DelayedTrigger, ObjectId, Zone
from judge.rules.meaning import Context
from judge.rules.patterns import Look, occurrences
from judge.rules.process import Process


def settle_until(process: Process, batch: tuple[e.Event, ...]) -> None:
    """After each batch of events: what waited for one of them comes back."""
    waiting = [held for held in process.state.delayed if held.at_once]
    if not waiting:
        return
    events = tuple(e.flatten(batch))
    look = Look(process.last_view, process.view)
    over = [held for held in waiting if _is_over(held, look, events)]
    if over:
        bring_back(process, over)


def _is_over(held: DelayedTrigger, look: Look, events: tuple[e.Event, ...]) -> bool:
    context = Context(held.source, held.controller)
    return bool(list(occurrences(look, held.ability.pattern, events, context)))


@cites("610.3", "该物件移回原来的区域")
@cites("610.3c", "在其拥有者的操控下返回战场")
def bring_back(process: Process, over: list[DelayedTrigger]) -> None:
    """The objects come back at once, under their owners' control, of several effects together."""
    for held in over:
        process.happen((e.TriggerGone(held.timestamp, because=process.because),))
    back = {
        ObjectId(i): _former(held)
        for held in over
        for i in held.about
        if isinstance(i, int) and process.view.exists(ObjectId(i))
    }
    with process.also(*(at_once.numbers if len(over) > 1 else ())):
        process.do(*(e.Moved(id_, zone) for id_, zone in back.items()))


@cites("610.3d", "这些一次性效应亦是同时发生的")
def at_once() -> None:
    """What several such effects moved comes back at the same time."""


def _former(held: DelayedTrigger) -> Zone:
    """The zone that what was moved "until" comes back to."""
    effect = held.ability.effect
    return Zone(effect.to) if isinstance(effect, Move) else Zone.BATTLEFIELD
