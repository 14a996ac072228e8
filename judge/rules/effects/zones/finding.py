"""What has moved is found where it went, or is lost (400.7)."""

from __future__ import annotations

from judge.abilities import Triggered
from judge.abilities import patterns as p
from judge.abilities.walk import within
from judge.cite import cites
from judge.game.state import ObjectId, OnStack, Zone
from judge.rules.meaning import Context
from judge.rules.process import Process

MOVES = (
    *(p.Enters, p.Leaves, p.Dies, p.PutInto, p.Departs, p.PutAway),
    *(p.Sacrifices, p.Discards, p.Cycles, p.DoneSo),
)


@cites("400.7e", "如果移动后的区域是公开区域")
@cites("400.7j", "如果一个效应使一个物件移动到一个公开区域")
def found_again(process: Process, id_: ObjectId, context: Context) -> tuple[ObjectId, ...]:
    """An object, or what it has become in a public zone by one move; nothing if it is lost.

    Moves of what is carried out now are followed on.
    """
    if process.view.exists(id_):
        return (id_,)
    left = process.state.known[id_]
    if left.became is None or not _finds(process, id_, left.became, context):
        return ()
    if _moved_on(process, left.became, context):
        return found_again(process, left.became, context)
    there = (i for i in (left.became, *left.others) if process.view.exists(i))
    hidden = (Zone.HAND, Zone.LIBRARY)
    return tuple(i for i in there if process.view.object(i).zone not in hidden)


def found_each(
    process: Process, ids: tuple[ObjectId, ...], context: Context
) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """What each of some objects is now, where it is found; it is noted that others are lost."""
    found = {id_: found_again(process, id_, context) for id_ in ids}
    lost = tuple(id_ for id_, now in found.items() if not now)
    if lost:
        note_lost(process, lost)
    return found


@cites("400.7", "它对原物件没有任何记忆和联系")
def note_lost(process: Process, ids: tuple[ObjectId, ...]) -> None:
    """What has changed zones meanwhile is another object, which is not meant."""
    process.note(process.because, *ids)


def _moved_on(process: Process, id_: ObjectId, context: Context) -> bool:
    """True if what is carried out now has moved an object on."""
    left = process.state.known.get(id_)
    since = context.since
    return (
        left is not None and left.became is not None and since is not None and left.became >= since
    )


def _finds(process: Process, id_: ObjectId, became: ObjectId, context: Context) -> bool:
    """True if what is carried out moved the object, or triggered on its being moved."""
    stack = context.stack
    if context.since is None or stack is None or became >= context.since:
        return True
    if id_ in stack.used and became in stack.given:
        return True
    ability = stack.ability
    if not isinstance(ability, Triggered):
        return False
    parts = tuple(part for part in within(ability.pattern) if isinstance(part, MOVES))
    if became < stack.since and (_is_about(stack, id_) or p.DoneSo() in parts):
        return bool(parts)
    return bool(parts) and is_left_behind(process, id_, became, context)


def _is_about(stack: OnStack, id_: ObjectId) -> bool:
    """True of what the event that triggered an ability moved, or what the ability remembers."""
    about = stack.occurred
    return id_ in (*about.it, *about.source, *(one for kept in about.kept for one in kept))


@cites("400.7f", "灵气因未贴附永久物而作为状态动作置入其拥有者的坟墓场")
def is_left_behind(process: Process, id_: ObjectId, became: ObjectId, context: Context) -> bool:
    """True of the Aura whose ability triggered as what it enchanted left, put away right after.

    The Aura goes before the ability is put on the stack: what goes later is not found.
    """
    if id_ != context.source or context.object is None or became > context.object:
        return False
    return "Aura" in process.state.known[id_].now.subtypes


def rules_of_found(
    process: Process, meant: tuple[ObjectId, ...], context: Context
) -> tuple[str, ...]:
    """The rules by which the ability of an Aura finds it, or what it enchanted, where it went."""
    source, stack = context.source, context.stack
    if found_by_aura(process, meant, context):
        return found_by_aura.numbers
    left = process.state.known.get(source) if source in meant and source is not None else None
    if left is None or left.became is None or stack is None or source is None:
        return ()
    found = source not in stack.occurred.it and found_again(process, source, context)
    aura = found and is_left_behind(process, source, left.became, context)
    return is_left_behind.numbers if aura else ()


@cites("603.6e", "这些触发式异能可以在其移到的区域中找到该永久物牌成为的新物件")
def found_by_aura(process: Process, meant: tuple[ObjectId, ...], context: Context) -> bool:
    """The ability of an Aura finds what it enchanted where that went."""
    source, stack = context.source, context.stack
    known = process.state.known
    if source is None or source not in known or stack is None:
        return False
    if "Aura" not in known[source].now.subtypes:
        return False
    return any(
        one != source and one in known and one in stack.occurred.it
        for one in meant
        if found_again(process, one, context)
    )
