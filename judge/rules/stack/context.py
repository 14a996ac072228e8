"""What a spell or ability on the stack speaks of, and what has been chosen for it."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import Modes, Sequence
from judge.abilities.walk import numbered
from judge.game.events import StackChanged
from judge.game.state import ObjectId, OnStack, Recipient, Zone
from judge.rules.meaning import Context
from judge.rules.process import Process


def context_of(process: Process, id_: ObjectId) -> Context:
    """The context in which a spell or ability on the stack is carried out."""
    held = process.state.objects[id_]
    stack = held.stack or OnStack()
    source = stack.source if stack.ability is not None else id_
    about = stack.occurred
    return Context(
        source=source,
        controller=held.controller,
        stack=stack,
        it=about.it or spoken_of(process, stack, source),
        triggering=about.it,
        trigger_source=about.source,
        trigger_player=about.player,
        kept=about.kept,
        paid=given_up(process, stack, source),
        amount=about.amount,
        this_way=tuple(ObjectId(i) for i in about.it if isinstance(i, int)),
        x=stack.x,
        object=id_,
    )


def spoken_of(process: Process, stack: OnStack, source: ObjectId | None) -> tuple[Recipient, ...]:
    """What "it" is to begin with: what was sacrificed or revealed as a cost, else the source."""
    return given_up(process, stack, source) or (() if source is None else (source,))


def given_up(process: Process, stack: OnStack, source: ObjectId | None) -> tuple[ObjectId, ...]:
    """What was sacrificed, discarded, exiled or revealed to pay the cost."""
    return tuple(id_ for id_ in stack.used if id_ != source and _is_given(process, id_))


def _is_given(process: Process, id_: ObjectId) -> bool:
    """True of what paid a cost and is gone since, or was revealed from a hand."""
    held = process.state.objects.get(id_)
    return held is None or held.zone is Zone.HAND


def chosen_effect(effect: Effect, modes: tuple[int, ...]) -> Effect:
    """An effect with the modes chosen in place of all of them, its words "target" numbered."""
    return numbered(_with_modes(effect, modes))


def _with_modes(effect: Effect, modes: tuple[int, ...]) -> Effect:
    if isinstance(effect, Modes):
        return Sequence(tuple(effect.modes[number - 1] for number in sorted(modes)))
    if isinstance(effect, Sequence):
        return Sequence(tuple(_with_modes(part, modes) for part in effect.parts))
    return effect


def modes_of(effect: Effect) -> Modes | None:
    """The modes of an effect; None if it is not modal."""
    if isinstance(effect, Modes):
        return effect
    parts = effect.parts if isinstance(effect, Sequence) else ()
    return next((part for part in parts if isinstance(part, Modes)), None)


def change(process: Process, id_: ObjectId, **fields: object) -> None:
    """Writes choices down on what is on the stack."""
    stack = process.state.objects[id_].stack or OnStack()
    process.happen((StackChanged(id_, stack.with_(**fields), because=process.because),))
