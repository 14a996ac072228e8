"""Costs paid by doing something: sacrificing, discarding, exiling, removing counters."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.budget import repetitions
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.chance import cards_at_random
from judge.rules.costs.evidence import collect_evidence
from judge.rules.costs.later import LATER_COSTS, blight
from judge.rules.costs.payment import pay_by_doing
from judge.rules.costs.picks import choose_for_cost, pick
from judge.rules.costs.resources import source
from judge.rules.counter_kinds import choose_kinds
from judge.rules.engine import Paid, PayByDoing
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of, matches
from judge.rules.process import Process
from judge.rules.requests import Paying, Why


def _sacrifice(
    process: Process, player: PlayerId, part: o.Sacrifice, context: Context, paying: Paying
) -> Paid:
    ids = pick(process, player, part, part.objects, "sacrifice", context, paying)
    process.do(*(e.Sacrificed(player, id_) for id_ in ids))
    return ids


def _discard_these(
    process: Process, player: PlayerId, part: pl.DiscardObjects, context: Context, paying: Paying
) -> Paid:
    ids = pick(process, player, part, part.objects, "discard", context, paying)
    process.do(*(e.Discard(player, id_) for id_ in ids))
    return ids


def _move(
    process: Process, player: PlayerId, part: o.Move, context: Context, paying: Paying
) -> Paid:
    what = "exile" if part.to == "exile" else "return"
    ids = pick(process, player, part, part.objects, what, context, paying)
    process.do(*(e.Moved(id_, Zone(part.to), player=player) for id_ in ids))
    if part.linked and context.source is not None:
        now = tuple(n for i in ids if (n := process.state.current(i)) is not None)
        process.do(e.Linked(context.source, now))
    return ids


def _tap(process: Process, player: PlayerId, part: o.Tap, context: Context, paying: Paying) -> Paid:
    ids = pick(process, player, part, part.objects, "tap", context, paying)
    process.do(*(e.Tap(id_) for id_ in ids))
    return ids


def _untap(
    process: Process, player: PlayerId, part: o.Untap, context: Context, paying: Paying
) -> Paid:
    ids = pick(process, player, part, part.objects, "tap", context, paying)
    process.do(*(e.Untap(id_) for id_ in ids))
    return ids


def _unattach(
    process: Process, player: PlayerId, part: o.Unattach, context: Context, paying: Paying
) -> Paid:
    ids = pick(process, player, part, part.objects, "unattach", context, paying)
    return come_off(process, ids)


@cites("701.3d", "不再贴附于该物件或牌手之上")
def come_off(process: Process, ids: tuple[ObjectId, ...]) -> Paid:
    """Equipment comes off what it is attached to."""
    process.do(*(e.Unattached(id_) for id_ in ids))
    return ids


def _put_counters(
    process: Process, player: PlayerId, part: o.PutCounters, context: Context, paying: Paying
) -> Paid:
    ids = pick(process, player, part, part.on, "counters", context, paying)
    amount = amount_of(process.view, part.number, context)
    process.do(*(e.CountersPut(id_, part.kind, amount, player, as_cost=True) for id_ in ids))
    return ids


def _mill(
    process: Process, player: PlayerId, part: pl.Mill, context: Context, paying: Paying
) -> Paid:
    amount = amount_of(process.view, part.number, context)
    library = process.state.player(player).library
    if len(library) < amount:
        raise process.refuse(Why.CANT_PAY, player)
    made = e.flatten(process.do(e.Mills(player, amount)))
    return tuple(m.object for m in made if isinstance(m, e.Moved) and m.object in library)


def _reveal(
    process: Process, player: PlayerId, part: pl.Reveal, context: Context, paying: Paying
) -> Paid:
    ids = pick(process, player, part, part.objects, "reveal", context, paying)
    process.do(e.Revealed(player, ids))
    return ids


def _act(process: Process, player: PlayerId, part: o.Act, context: Context, paying: Paying) -> Paid:
    if part.action == "collect evidence":
        number = amount_of(process.view, part.number, context)
        return collect_evidence(process, player, number, context, paying)
    if part.action == "blight":
        return blight(process, player, part, context, paying)
    if part.action != "exert":
        raise Unsupported("118.1", f"the cost {part.action}", "以此关键字动作支付的费用")
    return exert(process, part, context)


def _discard(
    process: Process, player: PlayerId, part: pl.Discard, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    hand = tuple(id_ for id_ in process.state.player(player).hand if id_ != context.object)
    if part.filter is not None:
        hand = tuple(i for i in hand if matches(process.view, part.filter, i, context))
    number = len(hand) if part.number is None else amount_of(process.view, part.number, context)
    if part.at_random:
        if len(hand) < number:
            raise process.refuse(Why.CANT_PAY, player)
        ids = cards_at_random(process, player, hand, number, context)
    else:
        ids = choose_for_cost(process, player, hand, number, "discard", context, paying)
    with process.also(*(cards_at_random.numbers if part.at_random else ())):
        process.do(*(e.Discard(player, id_) for id_ in ids))
    return ids


def _remove_counters(
    process: Process, player: PlayerId, part: o.RemoveCounters, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    view = process.view
    ids, total = pick(process, player, part, part.of, "counters", context, paying), 0
    for id_ in ids:
        held = view.object(id_).counters
        number = None if part.number is None else amount_of(view, part.number, context)
        for kind, taken in choose_kinds(process, player, held, part.kind, number, context):
            process.do(e.CountersRemoved(id_, kind, taken))
            total += taken
    if not isinstance(part.number, int):
        context.note(total)
    return ids


@cites("118.11", "这表示执行的动作将与要求的动作不符，但费用依然被支付了")
def draw(
    process: Process, player: PlayerId, part: pl.Draw, context: Context, paying: Paying
) -> Paid:
    """Cards are drawn as a cost, which is paid whatever takes the place of the draws."""
    for _ in repetitions(amount_of(process.view, part.number, context)):
        if not process.do(e.Draw(player)):
            process.do(e.NothingDone(player, context.source))
    return ()


@cites(
    "702.24a",
    "每个岁月指示物的选择都会分别处理，之后要么支付全部的费用，要么便是完全不支付任何的费用",
)
def repeat(
    process: Process, player: PlayerId, part: x.Repeat, context: Context, paying: Paying
) -> Paid:
    """A cost is paid so many times, each with choices of its own; all of it, or none."""
    used: list[ObjectId] = []
    for _ in repetitions(amount_of(process.view, part.number, context)):
        used += pay_by_doing(process, player, part.effect, context, paying)
    return tuple(used)


@cites("701.39a", "耗竭一个永久物")
def exert(process: Process, part: o.Act, context: Context) -> tuple[ObjectId, ...]:
    """The permanent itself is exerted as a cost."""
    carry_out(process, part, context)
    return (source(process, context),)


COSTS: Mapping[type[Effect], PayByDoing] = {
    **LATER_COSTS,
    o.Act: _act,
    o.Move: _move,
    o.PutCounters: _put_counters,
    o.RemoveCounters: _remove_counters,
    o.Sacrifice: _sacrifice,
    o.Tap: _tap,
    o.Unattach: _unattach,
    o.Untap: _untap,
    pl.Discard: _discard,
    pl.Draw: draw,
    pl.DiscardObjects: _discard_these,
    pl.Mill: _mill,
    pl.Reveal: _reveal,
    x.Repeat: repeat,
}
