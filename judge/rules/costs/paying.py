"""Costs are paid (118, 601.2h): mana first, then each other part."""

from __future__ import annotations

from judge.abilities.amounts import X
from judge.abilities.bases import Effect
from judge.abilities.costs import (
    Cost,
    PayEnergy,
    PayLife,
    PayLoyalty,
    PayMana,
    TapPower,
    TapThis,
    UntapThis,
)
from judge.abilities.walk import within
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.costs.actions import pay_by_doing
from judge.rules.costs.picking import NOTHING
from judge.rules.costs.resources import pay_energy, pay_life, pay_loyalty, tap_this
from judge.rules.mana import pay_mana
from judge.rules.meaning import Context, amount_of, known_x
from judge.rules.of_keywords.crewing import crew
from judge.rules.process import Process
from judge.rules.requests import AskNumber, Number, Paying, Refused
from judge.rules.teams import rules_of_total


@cites("601.2h", "该牌手支付总费用")
def pay(
    process: Process,
    player: PlayerId,
    cost: Cost,
    context: Context,
    paying: Paying = NOTHING,
) -> tuple[ObjectId, ...]:
    """A cost is paid in full, mana first; the objects that paid it. Refused if it can't be."""
    used: list[ObjectId] = []
    parts = sorted(cost.parts, key=lambda part: not isinstance(part, PayMana))
    taps = context.source is not None and TapThis() in cost.parts
    spared = frozenset({context.source} if taps else ())  # it can't be tapped for mana too
    for part in parts:
        used += _pay_part(process, player, part, context, paying, spared)
    return tuple(used)


def pay_in_full(process: Process, player: PlayerId, cost: Cost, context: Context) -> None:
    """A cost is paid as an effect is carried out, its X chosen first if nothing has defined it."""
    if has_x(cost) and known_x(process.view, context) is None:
        pay_x(process, player, cost, context)
    else:
        pay(process, player, cost, context)


@cites("107.3f", "如果X的值没有被定义，该咒语或异能的操控者在适当的时候为其作出选择")
def pay_x(process: Process, player: PlayerId, cost: Cost, context: Context) -> None:
    """A cost is paid with an X that is chosen now."""
    answer = process.ask(AskNumber(player, 0, None, context.source, "x"))
    context.x = answer.number if isinstance(answer, Number) else 0
    with process.also(*pay_x.numbers):
        pay(process, player, cost, context)


def has_x(cost: Cost) -> bool:
    """True if X is a part of a cost: in its mana, or as in "pay X life"."""
    return (cost.mana is not None and "X" in cost.mana.symbols) or any(
        isinstance(part, X) for part in within(cost)
    )


def can_pay(process: Process, player: PlayerId, cost: Cost, context: Context) -> bool:
    """True if a player has what a cost asks for (118.3)."""
    trial = Process(process.rulebook, process.state.with_(answers=()))
    from judge.rules.requests import Asked  # only its name

    try:
        pay(trial, player, cost, context)
    except Refused:
        return False
    except Asked:
        return True
    return True


def _pay_part(
    process: Process,
    player: PlayerId,
    part: Effect,
    context: Context,
    paying: Paying,
    spared: frozenset[ObjectId | None],
) -> tuple[ObjectId, ...]:
    match part:
        case PayMana(cost=cost, times=times):
            number = amount_of(process.view, times, context)
            return pay_mana(process, player, cost, context, paying, number, spared=spared)
        case TapPower(power=power):
            return crew(process, player, power, context, paying)
        case TapThis() | UntapThis():
            return tap_this(process, part, context)
        case PayLife(amount=amount):
            with process.also(*rules_of_total(process.view, part)):
                return pay_life(process, player, amount_of(process.view, amount, context))
        case PayEnergy(amount=amount):
            return pay_energy(process, player, amount_of(process.view, amount, context))
        case PayLoyalty(amount=number):
            return pay_loyalty(process, number, context)
        case _:
            return pay_by_doing(process, player, part, context, paying)
