"""The total cost of a spell (601.2f) and how it is paid (601.2g-h)."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.structs import Struct
from judge.abilities.costs import Cost, PayMana
from judge.abilities.statics import AdditionalCost
from judge.budget import repetitions
from judge.cards import ManaCost
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Mana, ObjectId, Occurred, OnStack, PlayerId
from judge.rules.casting.cost_changes import at_least, changed_cost, choose_cost
from judge.rules.costs import check_said, pay
from judge.rules.costs.unpayable import cant_be_paid
from judge.rules.keyword_rules.assist import assisted
from judge.rules.keyword_rules.mana_substitutes import choose_helps, pay_helps
from judge.rules.keyword_rules.offering import NAME as OFFERING
from judge.rules.keyword_rules.offering import less_by_offering
from judge.rules.keyword_rules.waterbending import bent_in, note_bent, to_cast
from judge.rules.mana import apply_riders, needs_of, rules_of_symbols, spend
from judge.rules.mana.plan import Needs
from judge.rules.mana.reduction import announced
from judge.rules.meaning import find_players, matches
from judge.rules.meaning.casts import MOST_UNKNOWN, OF_UNKNOWN_NUMBER, UNKNOWN
from judge.rules.process import Process
from judge.rules.requests import Cast
from judge.rules.rulebook import Extra, Way
from judge.rules.stack import change, context_of
from judge.rules.stack.context import moved_by
from judge.rules.statics import RuleInForce, rules_in_force
from judge.rules.view import View


class Total(Struct):
    """The total cost of a spell: mana needed with its generic part changed, and all else."""

    mana: ManaCost | None
    more: int = 0  # generic mana more (or less) than the mana cost says
    parts: tuple[Cost, ...] = ()
    because: tuple[str, ...] = ()  # the rules of the keyword abilities that reduce it
    bent: ManaCost | None = None  # of the mana, that of waterbend costs


Extras = tuple[tuple[Extra, int], ...]  # each with how often it is paid


@cites("601.2f", "该牌手确定该咒语的总费用")
def total_cost(
    process: Process, player: PlayerId, spell: ObjectId, way: Way, extras: Extras
) -> Total:
    """The mana cost or alternative cost, with additional costs, increases and reductions."""
    view = process.view
    base = view.of(spell).cost if way.cost is None else way.cost.mana
    if way.free:
        base = ManaCost()
    elif base is None and way.cost is None:
        raise cant_be_paid(process, spell)
    symbols = list(base.symbols) if base is not None else []
    parts = [] if way.cost is None else [_without_mana(way.cost)]
    once = [] if way.additional is None else [(way.additional, 1)]
    costs = [*((extra.cost, times) for extra, times in extras), *once]
    for cost, times in costs:
        symbols += cost.mana.times(times).symbols if cost.mana else ()
        parts += _as_often(_without_mana(cost), times)
    for rule in rules_in_force(view, AdditionalCost):
        if is_for(view, rule, spell, player) and rule.rule.optional is None:
            cost = choose_cost(process, player, spell, rule.rule, symbols)
            symbols += cost.mana.symbols if cost.mana else ()
            parts.append(_without_mana(cost))
            costs.append((cost, 1))
    symbols, more, because = changed_cost(process, player, spell, symbols)
    if any(extra.name == OFFERING for extra, _ in extras):
        symbols, more = less_by_offering(process, spell, symbols, more)
        because = (*because, *less_by_offering.numbers)
    symbols, more = _announced(process, spell, symbols, more)
    more = at_least(process, spell, symbols, more)
    is_other = base is None or tuple(symbols) != base.symbols
    if is_other or more or parts or way.free or way.cost is not None:
        mana = str(in_one(symbols, more, context_of(process, spell).x))
        own = because if not way.free or symbols or more or because else _for_nothing()
        process.do(e.CostDetermined(spell, mana, because=own))
    bent = tuple(s for cost, times in costs for s in bent_in(cost.parts) * times)
    kept = tuple(p for p in parts if p.parts)
    return Total(ManaCost(tuple(symbols)), more, kept, because, ManaCost(bent) if bent else None)


@cites("118.9", "你可以施放[此物件]而不支付其法术力费用")
def costs_nothing() -> None:
    """To cast a spell without paying its mana cost is to pay an alternative cost of no mana."""


def _for_nothing() -> tuple[str, ...]:
    return (*total_cost.numbers, *costs_nothing.numbers)


def _as_often(cost: Cost, times: int) -> list[Cost]:
    """A cost beside mana so many times; of what has none however often it is paid, nothing."""
    return [cost for _ in repetitions(times)] if cost.parts else []


def _without_mana(cost: Cost) -> Cost:
    return Cost(tuple(part for part in cost.parts if not isinstance(part, PayMana)))


def _announced(
    process: Process, spell: ObjectId, symbols: list[str], more: int
) -> tuple[list[str], int]:
    """The cost where more generic mana is taken than there is, and {2} announced for {2/W}."""
    stack = process.state.objects[spell].stack or OnStack()
    own = sum(int(s) for s in symbols if s.isdigit()) + symbols.count("X") * (stack.x or 0)
    left, generic = announced(symbols, own + more)
    return left, generic - own


@cites("601.2f", "加上所有额外费用和增加的费用")
@cites("118.8", "或者由另一个效应对该咒语或异能生效产生的费用")
def is_for(
    view: View, held: RuleInForce[AdditionalCost], spell: ObjectId, player: PlayerId
) -> bool:
    """True of an additional cost of the spell itself, or of such spells that a player casts."""
    rule = held.rule
    if rule.filter is None:
        return held.source == spell
    by = rule.player is None or player in find_players(view, rule.player, held.context)
    return by and matches(view, rule.filter, spell, held.context)


def in_one(symbols: Sequence[str], more: int, x: int | None = None) -> ManaCost:
    """The mana of a total cost, its generic part in one symbol.

    X is what was announced for it (107.3a): {X}{R} with X of 2 is {2}{R}.
    """
    if x is not None:
        symbols = [str(x) if symbol == "X" else symbol for symbol in symbols]
    generic = max(0, sum(int(s) for s in symbols if s.isdigit()) + more)
    others = tuple(symbol for symbol in symbols if not symbol.isdigit())
    return ManaCost((str(generic), *others) if generic or not others else others)


def taken_as_paid(needs: Needs, helped: int) -> tuple[Mana, ...]:
    """The mana of a cost that is taken as paid: {2/W} may be one mana or two, {W/P} none."""
    varying = sum(n for ways, n in needs.items() if any(isinstance(way, int) for way in ways))
    known = min(max(0, sum(needs.values()) - varying - helped), MOST_UNKNOWN)
    return (Mana(UNKNOWN),) * known + (Mana(OF_UNKNOWN_NUMBER),) * min(varying, MOST_UNKNOWN)


@cites("601.2h", "该牌手支付总费用")
def pay_total(
    process: Process, player: PlayerId, spell: ObjectId, action: Cast, total: Total
) -> None:
    """The total cost is paid: mana first, then the rest; and what paid it is noted."""
    context = context_of(process, spell)
    context.announced = True
    used: list[ObjectId] = []
    presumed: tuple[Mana, ...] = ()
    history = len(process.state.history)
    if total.mana is not None:
        symbols = (*total.mana.symbols, str(total.more)) if total.more > 0 else total.mana.symbols
        needs = needs_of(ManaCost(symbols), context.x or 0, 1, max(0, -total.more))
        needs = assisted(process, player, spell, needs, context, action.pay)
        needs, more = to_cast(process.view, player, needs, total.bent, context.x or 0)
        helps = choose_helps(process, player, needs, context, action.pay, more)
        if process.state.player(player).pays_mana:
            with (
                process.also(*rules_of_symbols(symbols)),
                process.paying(PayMana(in_one(total.mana.symbols, total.more)), spell),
            ):
                spend(process, player, needs, context, action.pay, tuple(h.source for h in helps))
        else:  # taken as paid
            presumed = taken_as_paid(needs, len(helps))
        used += pay_helps(process, player, spell, helps)
        if total.bent is not None:
            note_bent(process, player)
    paid_so_far = process.state.history[history:]
    life = sum(event.amount for event in paid_so_far if isinstance(event, e.LifePaid))
    for cost in total.parts:
        used += pay(process, player, cost, context, action.pay)
    check_said(process, player, spell, action.pay, tuple(used), history)
    events = process.state.history[history:]
    paid = tuple(m for event in events if isinstance(event, e.ManaPaid) for m in event.mana)
    spent = (*presumed, *paid)
    note_payment(process, spell, tuple(used), spent, life, context.amount)
    apply_riders(process, player, spell, spent)


def note_payment(
    process: Process,
    spell: ObjectId,
    used: tuple[ObjectId, ...],
    spent: tuple[Mana, ...],
    life: int,
    amount: int,
) -> None:
    """The spell on the stack keeps what paid for it: objects, mana, life for Phyrexian symbols.

    `amount` is how much was paid where the cost leaves that open ("discard any number of cards").
    """
    held = process.state.objects.get(spell)
    if held is None or held.stack is None:
        return
    paid = (*held.stack.paid, ("phyrexian", life // 2)) if life else held.stack.paid
    letters, snow = tuple(m.letter for m in spent), sum(m.snow for m in spent)
    given = moved_by(process, used)
    open_amount = Occurred(amount=amount)
    by = {"used": used, "given": given, "spent": letters, "snow_spent": snow, "paid": paid}
    change(process, spell, **by, occurred=open_amount)
