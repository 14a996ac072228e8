"""Paying mana costs (601.2g-h).

What a player does not say is worked out: mana in the pool first, then permanents that can only be
tapped for mana, the least flexible first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product

from judge.budget import expect, step
from judge.cards import ManaCost
from judge.cite import cites
from judge.errors import Limit, Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.mana.phyrexian import choose_life
from judge.rules.mana.planning import Needs, Step, Ways, matched, plan_payment
from judge.rules.mana.said import as_said
from judge.rules.mana.sources import Source, permanents_for_mana, pool_of, tap_for_mana
from judge.rules.mana.spending import ANY, Need, as_any_color, widened
from judge.rules.meaning import Context, known_x
from judge.rules.process import Process
from judge.rules.requests import Paying, Why

NOTHING_SAID = Paying()
GENERIC: Ways = (ANY,)


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


def needs_of(cost: ManaCost, x: int, times: int = 1, less: int = 0) -> Needs:
    """The needs of a cost: how many symbols are paid for by which letters, life or generic mana."""
    generic, needs = 0, dict[Ways, int]()
    for symbol, number in Counter(cost.symbols).items():
        number *= max(0, times)
        if symbol.isdigit():
            generic += int(symbol) * number
        elif symbol == "X":
            generic += x * number
        else:
            ways = _alternatives(symbol)
            needs[ways] = needs.get(ways, 0) + number
    return with_generic(needs, max(0, generic - less))


def with_generic(needs: Needs, number: int) -> Needs:
    """The needs with so much generic mana more; less where the number is below 0."""
    left = needs.get(GENERIC, 0) + number
    others = {ways: of for ways, of in needs.items() if of and ways != GENERIC}
    return {**others, GENERIC: left} if left else others


@cites("107.4e", "每个混血符号由两边组成，代表可以用两者之一来支付的费用")
def is_hybrid(symbol: str) -> bool:
    """True of a symbol that either of two things pays for."""
    return len(set(symbol.split("/")) - {"P"}) > 1


@cites("107.4f", "可以用一点该色法术力或者2点生命来支付")
def is_phyrexian(symbol: str) -> bool:
    """True of a symbol that mana or 2 life pays for."""
    return "P" in symbol.split("/")


def rules_of_symbols(symbols: Iterable[str]) -> tuple[str, ...]:
    """The rules by which symbols of a cost may be paid in more than one way."""
    kinds = (is_hybrid, is_phyrexian)
    return tuple(n for kind in kinds if any(map(kind, symbols)) for n in kind.numbers)


def _alternatives(symbol: str) -> Ways:
    """What will do for one symbol; a number below 0 is so much generic mana instead."""
    if symbol == "S":
        return (frozenset({"S"}),)
    parts = symbol.split("/")
    letters = frozenset(part for part in parts if part in ANY)
    found: list[Need | int] = [letters] if letters else []
    if is_phyrexian(symbol):
        found.append(2)
    found += [-int(part) for part in parts if part.isdigit()]
    return tuple(found)


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
        from judge.rules.mana.more import has_more, rules_of_barred  # they need each other

        if has_more(process, player, spared):
            raise Unsupported("601.2g", "which mana abilities are activated to pay for it")
        subject = context.object or context.source or player
        barred = rules_of_barred(process.view, player)
        raise process.refuse(Why.NOT_ENOUGH_MANA, subject, *barred)
    plan, life = found
    _carry_out(process, player, plan, life, because)
    return tuple(source.object for source in helps if source.object is not None)


def find_payment(
    process: Process,
    player: PlayerId,
    needs: Needs,
    context: Context,
    helps: tuple[Source, ...] = (),
    might_help: tuple[Source, ...] = (),
    spared: frozenset[ObjectId | None] = frozenset(),
    said: Paying = NOTHING_SAID,
) -> tuple[list[Step], int] | None:
    """How needs are met, with the life paid for some: all `helps` pay, `might_help` at last.

    No `spared` permanent is tapped for mana; the mana and the life are those that are `said`.
    """
    spared = spared.union(source.object for source in helps)
    own = [s for s in permanents_for_mana(process, player, context) if s.object not in spared]
    sources = [*pool_of(process, player, context), *own]
    sources.sort(key=lambda source: source.flexibility)
    sources += might_help
    held = process.state.player(player).life
    if _fewest(needs, held) > len(helps) + sum(source.most for source in sources):
        return None
    as_any = as_any_color(process.view, player, context)
    pays_life = any(map(_of_life, needs))
    for chosen in _chosen(needs):
        letters = [need for need in chosen if isinstance(need, frozenset)]
        letters += [ANY] * sum(-need for need in chosen if isinstance(need, int) and need < 0)
        life = sum(need for need in chosen if isinstance(need, int) and need > 0)
        if life > held:
            continue
        if said.life is not None and pays_life and said.life != life:
            continue
        for left in _left_by(helps, letters):
            wide = [widened(need, as_any) for need in left]
            exact = as_said(wide, said.mana) if said.mana else wide
            plan = None if exact is None else plan_payment(exact, sources)
            if plan is not None:
                return plan, life
    return None


def _fewest(needs: Needs, life: int) -> int:
    """The least mana that pays for needs where as many as can be are paid for with this life."""
    free = sum(number for ways, number in needs.items() if _of_life(ways))
    return sum(needs.values()) - min(free, life // 2)


def _of_life(ways: Ways) -> bool:
    return any(isinstance(way, int) and way > 0 for way in ways)


def _chosen(needs: Needs) -> Iterator[list[Need | int]]:
    """Each choice of what pays for every symbol, once it is known that there aren't too many."""
    for number in needs.values():
        expect(Limit.STEPS, number)
    each = (combinations_with_replacement(ways, number) for ways, number in needs.items())
    for chosen in product(*each):
        step()
        yield [way for ways in chosen for way in ways]


def _left_by(helps: tuple[Source, ...], needs: list[Need]) -> Iterator[list[Need]]:
    """What is left of needs where each of these pays for one, in every way that differs."""
    if not helps:
        yield needs
        return
    letters = {letter for output in helps[0].outputs for letter in output}
    for need in dict.fromkeys(needs):
        step()
        if letters & need:
            left = list(needs)
            left.remove(need)
            yield from _left_by(helps[1:], left)


def _carry_out(
    process: Process,
    player: PlayerId,
    plan: list[Step],
    life: int,
    because: tuple[str, ...],
) -> None:
    """Taps what is planned and spends the mana."""
    from judge.rules.costs import pay_life  # they need each other

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
        raise Unsupported("601.2g", "which mana is made to pay for it")
    if spent:
        process.do(e.ManaPaid(player, spent, because=(*because, *process.because)))
    if life:
        pay_life(process, player, life)
