"""Costs are paid (118, 601.2h): mana first, then each other part."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.costs import Cost, PayMana, TapThis
from judge.abilities.effects.players import Discard, Mill
from judge.abilities.walk import has_x, is_open
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, PlayerId
from judge.rules.costs.announcement import check_said
from judge.rules.costs.picks import NOTHING
from judge.rules.engine import Paid
from judge.rules.meaning import Context, known_x
from judge.rules.process import Process
from judge.rules.requests import Asked, Paying, Refused
from judge.rules.undefined_x import choose_unsaid_x


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
        with process.paying(part, context.source):
            used += _pay_part(process, player, part, context, paying, spared)
    return tuple(used)


def pay_as_said(
    process: Process, player: PlayerId, cost: Cost, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    """A cost is paid with all that the player says beforehand, and with nothing besides."""
    begun = len(process.state.history)
    used = pay(process, player, cost, context, paying)
    check_said(process, player, context.object or context.source or player, paying, used, begun)
    return used


def pay_in_full(
    process: Process, player: PlayerId, cost: Cost, context: Context
) -> tuple[ObjectId, ...]:
    """A cost is paid as an effect is carried out, its X chosen first if nothing has defined it."""
    if has_x(cost) and known_x(process.view, context) is None:
        context.x = choose_unsaid_x(process, player, context.source)
        with process.also(*choose_unsaid_x.numbers):
            return pay(process, player, cost, context)
    return pay(process, player, cost, context)


def can_pay(process: Process, player: PlayerId, cost: Cost, context: Context) -> bool:
    """True if a player has what a cost asks for (118.3); X may be 0 where nothing defines it."""
    trial = Process(process.rulebook, process.state.with_(answers=()))
    own = context
    if has_x(cost) and known_x(process.view, context) is None:
        own = context.about(*context.it)
        own.x = 0
    try:
        pay(trial, player, cost, own)
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
    pay_it = process.engine.resources.get(type(part))
    if pay_it is None:
        return pay_by_doing(process, player, part, context, paying)
    return pay_it(process, player, part, context, paying, spared)


@cites("118.3", "除非牌手具有足以完全支付某费用的资源，否则其不能支付该费用")
def pay_by_doing(
    process: Process, player: PlayerId, part: Effect, context: Context, paying: Paying
) -> Paid:
    """Something is done as a cost: sacrificing, discarding, exiling, removing counters, …"""
    do = process.engine.costs.get(type(part))
    if do is None:
        raise Unsupported("118.1", "a cost of this kind", "此种费用")
    used = do(process, player, part, context, paying)
    if is_of_open_number(part):
        context.note(len(used))
    return used


def is_of_open_number(part: Effect) -> bool:
    """True of a cost of as many objects as there are, or as a player wants: "that many" later."""
    if isinstance(part, (Discard, Mill)):
        return not isinstance(part.number, int)
    return is_open(getattr(part, "objects", None))
