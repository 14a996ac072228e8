"""Copies of a spell for each object or player that it could target (707.10d)."""

from __future__ import annotations

from collections.abc import Iterable

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, OnStack, Recipient
from judge.rules.choices.recipients import objects
from judge.rules.meaning import Context, objects_of
from judge.rules.process import Process
from judge.rules.requests import Arranged, AskArrange, Purpose
from judge.rules.stack import context_of
from judge.rules.targets import legal_targets
from judge.rules.wording import effect_of, words_of


def copy_for_each(process: Process, effect: o.CopySpellForEach, context: Context) -> bool:
    """A copy for each other one that the spell could target, with that one as its target."""
    made = False
    for of in objects(process, effect.objects, context):
        others = [i for i in _meant(process, effect, context) if could_target(process, of, i)]
        for one in in_order(process, others, of, context):
            put_copy(process, of, one, context)
            made = True
    return made


def _meant(process: Process, effect: o.CopySpellForEach, context: Context) -> Iterable[Recipient]:
    yield from objects_of(process.view, effect.each, context)
    if effect.players:
        yield from process.state.in_game


@cites("707.10d", "不是该咒语或异能上每个“目标”一词的合法目标")
def could_target(process: Process, of: ObjectId, one: Recipient) -> bool:
    """True of what is no target of the spell, and legal for each word for which it has targets."""
    groups = (process.state.objects[of].stack or OnStack()).targets
    used = [(place, group) for place, group in enumerate(groups) if group]
    if not used or any(len(group) != 1 or one in group for _, group in used):
        return False
    words, context = words_of(process, of, effect_of(process, of)), context_of(process, of)
    return all(one in legal_targets(process.view, words[at], context, ()) for at, _ in used)


@cites("707.10d", "由这些复制品的操控者选择其放进堆叠的顺序")
def in_order(
    process: Process, others: list[Recipient], of: ObjectId, context: Context
) -> list[Recipient]:
    """The targets in the order in which their copies are put on the stack."""
    if len(others) < 2:
        return others
    request = AskArrange(context.controller, tuple(others), Purpose.ORDER, of)
    answer = process.ask(request)
    places = answer.places if isinstance(answer, Arranged) else tuple(range(len(others)))
    return [others[place] for place in places]


@cites("707.10d", "这些复制品选择这些目标进入堆叠")
def put_copy(process: Process, of: ObjectId, one: Recipient, context: Context) -> None:
    """A copy is put on the stack with one as each of its targets, and what was divided for it."""
    held = process.view.object(of)
    stack = held.stack or OnStack()
    targets = tuple((one,) if group else () for group in stack.targets)
    division = tuple((one, share) for _, share in stack.division)
    copied = stack.with_(
        from_zone=None,
        caster=None,
        spent=(),
        snow_spent=0,
        held=(),
        targets=targets,
        division=division,
    )
    process.do(e.Copied(context.controller, of, held.printed, copied))
    process.do(e.BecameTarget(one, process.state.stack[-1]))
