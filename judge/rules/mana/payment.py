"""Paying mana costs (601.2g-h).

What a player does not say is worked out: mana in the pool first, then permanents that can only be
tapped for mana, the least flexible first.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.costs import PayMana
from judge.cards import ManaCost
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.costs import pay_life
from judge.rules.engine import Paid, Pay
from judge.rules.mana.manual import has_more, rules_of_barred
from judge.rules.mana.needs import find_payment, lacks_colors, needs_of, rules_of_symbols
from judge.rules.mana.phyrexian import choose_life
from judge.rules.mana.plan import Needs, Step, matched
from judge.rules.mana.restrictions import may_be_spent
from judge.rules.mana.sources import Source, rules_of_kept, tap_for_mana
from judge.rules.meaning import Context, amount_of, known_x
from judge.rules.process import Process
from judge.rules.requests import Paying, Refused, Why


def pay_mana(
    process: Process,
    player: PlayerId,
    cost: ManaCost,
    context: Context,
    paying: Paying,
    times: int = 1,
    less: int = 0,
    spared: frozenset[ObjectId | None] = frozenset(),
) -> tuple[ObjectId, ...]:
    """Pays a mana cost so many times, `less` generic mana less; refused if it can't be paid."""
    if not process.state.player(player).pays_mana:
        return ()
    needs = needs_of(cost, known_x(process.view, context) or 0, times, less)
    with process.also(*rules_of_symbols(cost.symbols)):
        return spend(process, player, needs, context, paying, spared=spared)


@cites("601.2h", "该牌手支付总费用")
def spend(
    process: Process,
    player: PlayerId,
    needs: Needs,
    context: Context,
    paying: Paying,
    helps: tuple[Source, ...] = (),
    spared: frozenset[ObjectId | None] = frozenset(),
    because: tuple[str, ...] = (),
) -> tuple[ObjectId, ...]:
    """Mana is made as needed and spent, and life is paid for Phyrexian symbols.

    All of `helps` pay in place of mana; nothing `spared` is tapped for it; `because` are rules by
    which it is this player who pays.
    """

    def can_be_paid(chosen: Needs) -> bool:
        return find_payment(process, player, chosen, context, helps, spared=spared) is not None

    needs = choose_life(process, player, needs, context, paying, len(helps), can_be_paid)
    found = find_payment(process, player, needs, context, helps, spared=spared, said=paying)
    if found is None:
        if can_be_paid(needs):
            why = Why.WRONG_MANA if paying.mana else Why.WRONG_LIFE
            raise process.refuse(why, context.object or context.source or player)
        if has_more(process, player, spared):
            raise Unsupported(
                "601.2g",
                "which mana abilities are activated to pay for it",
                "起动哪些法术力异能来支付其费用",
            )
        subject = context.object or context.source or player
        barred = rules_of_barred(process.view, player)
        kept = rules_of_kept(process, player, context)
        refused = process.refuse(Why.NOT_ENOUGH_MANA, subject, *barred, *kept)
        lacking = lacks_colors(needs, can_be_paid)
        raise Refused(refused.illegal.with_(lacking=lacking))
    plan, life = found
    _carry_out(process, player, plan, life, because)
    return tuple(source.object for source in helps if source.object is not None)


def _carry_out(
    process: Process,
    player: PlayerId,
    plan: list[Step],
    life: int,
    because: tuple[str, ...],
) -> None:
    """Taps what is planned and spends the mana."""
    units = [source.mana for source, _, _ in plan if source.mana is not None]
    for source, output, _ in plan:
        if source.object is not None and not source.helps:
            pool = list(process.state.player(player).mana)
            tap_for_mana(process, player, source, output)
            for mana in process.state.player(player).mana:
                if mana in pool:
                    pool.remove(mana)
                else:
                    units.append(mana)
    spent = matched([need for source, _, need in plan if not source.helps], units)
    if len(spent) < sum(not source.helps for source, _, _ in plan):
        raise Unsupported(
            "601.2g", "which mana is made to pay for it", "产生哪些法术力来支付其费用"
        )
    if spent:
        held = may_be_spent.numbers if any(one.spending is not None for one in spent) else ()
        process.do(e.ManaPaid(player, spent, because=(*because, *process.because, *held)))
    if life:
        pay_life(process, player, life)


def _part(
    process: Process,
    player: PlayerId,
    part: PayMana,
    context: Context,
    paying: Paying,
    spared: frozenset[ObjectId | None],
) -> Paid:
    times = amount_of(process.view, part.times, context)
    return pay_mana(process, player, part.cost, context, paying, times, spared=spared)


PAID_WITH_MANA: Mapping[type[Effect], Pay] = {PayMana: _part}
