"""Permanents transform (701.28), and one whose ability would turn it over twice does not."""

from __future__ import annotations

from collections.abc import Sequence

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.game.state import DelayedTrigger, GameObject, ObjectId
from judge.rules.editions import MODALS_TURN
from judge.rules.effects.there import there
from judge.rules.keyword_rules.day_and_night import may_transform, two_faced
from judge.rules.meaning import Context
from judge.rules.process import Process


@cites("712.9", "只有转化式衍生物和由转化式双面牌代表的永久物才能转化或转换")
@cites("712.18", "任何已对该永久物生效的效应，在它转化后将继续对它生效")
def transform(process: Process, effect: o.Transform, context: Context) -> bool:
    """Permanents with two faces turn over; others don't (701.28c, 701.50c)."""
    ids = there(process, effect.objects, context, effect)
    turned = e.Converted if effect.converts else e.Transformed
    with process.also(*(converts if effect.converts else transforms).numbers):
        not_transformed(process, [i for i in ids if not turns_over(process, i)])
        batch = [
            turned(i, 1 - process.view.object(i).face)
            for i in ids
            if turns_over(process, i)
            and may_transform(process.view, i)
            and not has_turned(process, i, context)
        ]
        return bool(process.do(*batch))


def turns_over(process: Process, id_: ObjectId) -> bool:
    """True of a permanent that can transform: two-faced, and by a later edition modal ones too."""
    held = process.view.object(id_)
    if two_faced(held) or held.layout != "modal":
        return two_faced(held)
    return process.rulebook.edition.rules_as(MODALS_TURN) and is_modal_permanent(held)


@cites("712.3", "to “transform” or “convert” on either face", edition=MODALS_TURN)
def is_modal_permanent(held: GameObject) -> bool:
    """True of a modal double-faced permanent that is face up."""
    return held.layout == "modal" and len(held.faces) == 2 and held.face_down is None


@cites("701.28a", "转化一个永久物指")
def transforms() -> None:
    """To transform is to turn over so that the other face is up."""


@cites("701.50a", "这些规则如同适用于转化永久物一般适用于转换永久物")
def converts() -> None:
    """To convert is to turn over by the same rules, but not to transform."""


@cites("712.9", "只有转化式衍生物和由转化式双面牌代表的永久物才能转化或转换")
def not_transformed(process: Process, ids: Sequence[ObjectId]) -> None:
    """Nothing happens to permanents that are no transforming double-faced cards or tokens."""
    process.do(*(e.NotTransformed(id_) for id_ in ids))


@cites("701.28f", "如果该永久物已被转化或转换过，这类指示将被忽略")
def has_turned(process: Process, id_: ObjectId, context: Context) -> bool:
    """True if a permanent has turned over since its ability was put on the stack, or created.

    It then has a timestamp of its own since (613.7g); one that is attached may have it for that.
    """
    stack, held = context.stack, process.state.objects.get(id_)
    if stack is None or stack.ability is None or held is None or id_ != stack.source:
        return False
    if held.attached_to is not None or context.object is None:
        return False
    since = stack.event.timestamp if isinstance(stack.event, DelayedTrigger) else context.object
    return held.timestamp > since
