"""What a spell or ability on the stack speaks of, and what has been chosen for it."""

from __future__ import annotations

from collections.abc import Iterable

from judge.abilities import Activated, Cost
from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import Modes, Sequence
from judge.abilities.walk import numbered, within
from judge.abilities.who import Chosen, This
from judge.cite import cites
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
    """What was sacrificed, discarded, exiled or revealed to pay the cost.

    The source is so only where the cost does not name it: "sacrifice a creature" may be this one.
    """
    may_be_source = _picks_any(stack)
    used = dict.fromkeys(id_ for id_ in stack.used if id_ != source or may_be_source)
    return tuple(id_ for id_ in used if _is_given(process, stack, id_))


def _picks_any(stack: OnStack) -> bool:
    """True of a cost that picks what it gives up, and gives up no object by its name."""
    cost = stack.ability.cost if isinstance(stack.ability, Activated) else Cost()
    words = {word for part in cost.parts for word in within(part)}
    return This() not in words and any(isinstance(word, Chosen) for word in words)


def _is_given(process: Process, stack: OnStack, id_: ObjectId) -> bool:
    """True of what is gone because it paid a cost, or was revealed from a hand."""
    held = process.state.objects.get(id_)
    if held is not None:
        return held.zone is Zone.HAND
    became = process.state.known[id_].became
    return became is None or became in stack.given


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


@cites("400.7j", "该咒语或异能的效应可以找到该物件")
def moved_by(process: Process, used: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
    """What the objects that paid a cost became by that; those only tapped for it became nothing."""
    known = process.state.known
    left = (known[id_] for id_ in used if id_ in known and not process.view.exists(id_))
    return tuple(i for one in left for i in (one.became, *one.others) if i is not None)
