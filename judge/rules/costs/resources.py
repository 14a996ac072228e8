"""Costs of tapping, life, energy and loyalty."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.abilities.bases import Calculation, Effect
from judge.abilities.costs import (
    PayEnergy,
    PayLife,
    PayLoyalty,
    TapThis,
    Unpayable,
    UntapThis,
)
from judge.abilities.statics import ActivatesAsThoughHaste, CantLoseLife, LoyaltyCostMore
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.costs.unpayable import cant_be_paid
from judge.rules.engine import Paid, Pay
from judge.rules.meaning import Context, amount_of, find_players
from judge.rules.process import Process
from judge.rules.requests import Paying, Why
from judge.rules.statics import applies, rules_in_force
from judge.rules.teams import bars, rules_of_total
from judge.rules.view import View


@cites("118.3", "已经横置的永久物不能被横置来支付一个费用")
def tap_this(process: Process, part: Effect, context: Context) -> tuple[ObjectId, ...]:
    """The permanent itself is tapped, or untapped; a creature must have been there (602.5a)."""
    id_ = source(process, context)
    held = process.view.object(id_)
    taps = isinstance(part, TapThis)
    symbol = tap_symbol if taps else untap_symbol
    if held.tapped is taps or not process.view.is_permanent(id_):
        raise process.refuse(Why.TAPPED if taps else Why.UNTAPPED, id_, *symbol.numbers)
    because = check_sickness(process, id_)
    made = e.Tap(id_) if taps else e.Untap(id_)
    process.do(*e.stamp((made,), (*process.because, *symbol.numbers, *because)))
    return (id_,)


@cites("107.5", "在起动费用中出现的横置符号表示“横置此永久物”")
def tap_symbol() -> None:
    """{T} among costs means that this permanent is tapped."""


@cites("107.6", "在起动费用中出现的重置符号表示“重置此永久物”")
def untap_symbol() -> None:
    """{Q} among costs means that this permanent is untapped."""


@cites("302.6", "除非生物的操控者从其最近的一回合开始时一直操控它，否则便不能起动该异能")
@cites("602.5a", "该生物具有的起动费用中包含横置符号（{T}）或重置符号（{Q}）的起动式异能不能被起动")
def check_sickness(process: Process, id_: ObjectId) -> tuple[str, ...]:
    """A creature that came under control this turn can't pay {T} or {Q}, unless it has haste."""
    view = process.view
    if not (view.object(id_).sick and view.of(id_).is_creature):
        return ()
    if process.rulebook.first(view, id_, lambda keyword: keyword.attacks_at_once):
        return taps_at_once.numbers
    rules = rules_in_force(view, ActivatesAsThoughHaste)
    if any(applies(view, held, held.rule.filter, id_) for held in rules):
        return (*taps_at_once.numbers, *as_though_so.numbers)
    raise process.refuse(Why.SICK, id_)


@cites("702.10c", "也能够起动费用中包括横置或重置符号的起动式异能")
def taps_at_once() -> bool:
    """A creature with haste pays {T} and {Q} however long it has been under control."""
    return True


@cites("609.4", "视同")
def as_though_so() -> None:
    """What is done as though something were so."""


@cites("119.4", "该牌手只有在其总生命大于等于其将支付的生命时才可以如此作")
def pay_life(process: Process, player: PlayerId, amount: int) -> tuple[ObjectId, ...]:
    """Life is paid: it is lost (119.4); nobody can pay more than they have."""
    if amount <= 0:
        return ()
    if process.state.player(player).life < amount:
        raise process.refuse(Why.CANT_PAY, player)
    if bars(process.view, CantLoseLife, player):
        raise process.refuse(Why.CANT_PAY, player, *cant_lose_life.numbers)
    process.do(e.LifePaid(player, amount))
    return ()


@cites("119.8", "包含令该牌手支付生命的费用不能被支付")
def cant_lose_life() -> None:
    """A player who can't lose life pays none."""


@cites("118.3", "除非牌手具有足以完全支付某费用的资源，否则其不能支付该费用")
def pay_energy(process: Process, player: PlayerId, amount: int) -> tuple[ObjectId, ...]:
    """Energy counters are removed from the player (107.14)."""
    if process.state.player(player).counters.count("energy") < amount:
        raise process.refuse(Why.CANT_PAY, player)
    if amount:
        process.do(e.CountersRemoved(player, "energy", amount))
    return ()


@cites("606.4", "起动一个忠诚异能的费用为该永久物放上或从该永久物移去一定数量的忠诚指示物")
def pay_loyalty(process: Process, number: int | None, context: Context) -> tuple[ObjectId, ...]:
    """Loyalty counters are put on the planeswalker, or as many as it has at most removed."""
    id_ = source(process, context)
    more = loyalty_more(process.view, id_, context)
    with process.also(*(loyalty_more.numbers if more else ())):
        return _change_loyalty(process, id_, _loyalty(number, context) + more, context)


def _loyalty(number: int | None, context: Context) -> int:
    return number if number is not None else -(context.x or 0)


@cites("606.5", "这些费用组合成为一个单一的增加或移去忠诚指示物的费用")
def loyalty_more(view: View, id_: ObjectId, context: Context) -> int:
    """How much loyalty more effects make a planeswalker's loyalty ability cost."""
    if not view.of(id_).is_planeswalker:
        return 0
    return sum(
        held.rule.more
        for held in rules_in_force(view, LoyaltyCostMore)
        if context.controller in find_players(view, held.rule.player, held.context)
    )


def _change_loyalty(
    process: Process, id_: ObjectId, change: int, context: Context
) -> tuple[ObjectId, ...]:
    if change > 0:
        put = e.CountersPut(id_, "loyalty", change, context.controller, as_cost=True)
        process.do(put)
    elif change < 0:
        if not needs_loyalty(process.view.object(id_).counters.count("loyalty"), change):
            raise process.refuse(Why.CANT_PAY, id_, *needs_loyalty.numbers)
        process.do(e.CountersRemoved(id_, "loyalty", -change))
    return ()


@cites("606.6", "除非该永久物具有至少等量的忠诚指示物")
def needs_loyalty(number: int, cost: int) -> bool:
    """True if a permanent with a number of loyalty counters can pay a negative loyalty cost."""
    return number >= -cost


def source(process: Process, context: Context) -> ObjectId:
    if context.source is None or not process.view.exists(context.source):
        raise process.refuse(Why.CANT_PAY, context.controller)
    return context.source


def _life(
    process: Process, player: PlayerId, part: PayLife, context: Context, paying: Paying, spared: Any
) -> Paid:
    with process.also(*rules_of_total(process.view, part)):
        return pay_life(process, player, _open_amount(process.view, part, context))


def _energy(
    process: Process,
    player: PlayerId,
    part: PayEnergy,
    context: Context,
    paying: Paying,
    spared: Any,
) -> Paid:
    return pay_energy(process, player, _open_amount(process.view, part, context))


def _open_amount(view: View, part: PayLife | PayEnergy, context: Context) -> int:
    """How much is paid; what no number says is "that much" afterwards."""
    amount = amount_of(view, part.amount, context)
    if isinstance(part.amount, Calculation):
        context.note(amount)
    return amount


def _unpayable(
    process: Process, player: PlayerId, part: Effect, context: Context, paying: Paying, spared: Any
) -> Paid:
    raise cant_be_paid(process, source(process, context))


BESIDES_MANA: Mapping[type[Effect], Pay] = {
    Unpayable: _unpayable,
    TapThis: lambda process, player, part, context, paying, spared: tap_this(
        process, part, context
    ),
    UntapThis: lambda process, player, part, context, paying, spared: tap_this(
        process, part, context
    ),
    PayLife: _life,
    PayEnergy: _energy,
    PayLoyalty: lambda process, player, part, context, paying, spared: pay_loyalty(
        process, part.amount, context
    ),
}
