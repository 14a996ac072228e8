"""Copies of a spell with targets that an effect names: one (707.10e), or each in turn (707.10d)."""

from __future__ import annotations

from collections.abc import Iterable

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, OnStack, Recipient
from judge.rules.choices.recipients import choose, objects
from judge.rules.editions import ONE_OF_SEVERAL
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


def copy_at(process: Process, effect: o.CopySpellAt, context: Context) -> bool:
    """A copy with one object as each of its targets; none where that would not be legal."""
    made = False
    for of in objects(process, effect.objects, context):
        meant = objects(process, effect.target, context)
        one = only_one(process, of, meant, context) if len(meant) > 1 else next(iter(meant), None)
        if one is not None and is_legal_for(process, of, one):
            aim_copy(process, of, one, context)
            made = True
        elif one is not None:
            no_copy(process, context)
    return made


@cites("707.10e", "则该复制不会被产生")
def no_copy(process: Process, context: Context) -> None:
    """No copy is made of a spell that could not target what its copy would target."""
    process.do(e.NothingDone(context.controller, context.source))


@cites("707.10e", "并为该复制指定一个新的目标")
def aim_copy(process: Process, of: ObjectId, one: Recipient, context: Context) -> None:
    """A copy is put on the stack with the target that the effect names."""
    _put(process, of, one, context)


@cites(
    "707.10e",
    "the copy's controller chooses one of them to be the new target",
    edition=ONE_OF_SEVERAL,
)
def only_one(
    process: Process, of: ObjectId, meant: tuple[ObjectId, ...], context: Context
) -> ObjectId | None:
    """One of several that a replacement effect made of the one that the copy would target."""
    if not process.rulebook.edition.rules_as(ONE_OF_SEVERAL):
        raise Unsupported(
            "707.10e", "a copy that would target each of several", "以数个物件中每一个为目标的复制"
        )
    legal = tuple(one for one in meant if is_legal_for(process, of, one))
    player = context.controller
    return next(iter(choose(process, player, legal, 1, 1, Purpose.TARGET, context)), None)


@cites("707.10e", "如果该牌手或物件不是每个“目标”一词的合法目标")
def is_legal_for(process: Process, of: ObjectId, one: Recipient) -> bool:
    """True of what may be the target of a spell for each word for which that has targets."""
    groups = (process.state.objects[of].stack or OnStack()).targets
    words, context = words_of(process, of, effect_of(process, of)), context_of(process, of)
    used = [at for at, group in enumerate(groups) if group]
    return bool(used) and all(
        one in legal_targets(process.view, words[at], context, ()) for at in used
    )


def _meant(process: Process, effect: o.CopySpellForEach, context: Context) -> Iterable[Recipient]:
    yield from objects_of(process.view, effect.each, context)
    if effect.players:
        yield from process.state.in_game


@cites("707.10d", "不是该咒语或异能上每个“目标”一词的合法目标")
def could_target(process: Process, of: ObjectId, one: Recipient) -> bool:
    """True of what is no target of the spell, and legal for each word for which it has targets."""
    groups = (process.state.objects[of].stack or OnStack()).targets
    used = [group for group in groups if group]
    if not used or any(len(group) != 1 or one in group for group in used):
        return False
    return is_legal_for(process, of, one)


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
    """A copy is put on the stack with one of those that the spell could target."""
    _put(process, of, one, context)


def _put(process: Process, of: ObjectId, one: Recipient, context: Context) -> None:
    """A copy with one as each of its targets, and what was divided for it."""
    held = process.view.object(of)
    stack = held.stack or OnStack()
    targets = tuple((one,) if group else () for group in stack.targets)
    division = tuple((one, share) for _, share in stack.division)
    copied = stack.as_copied().with_(targets=targets, division=division)
    process.do(e.Copied(context.controller, of, held.printed, copied))
    process.do(e.BecameTarget(one, process.state.stack[-1]))
