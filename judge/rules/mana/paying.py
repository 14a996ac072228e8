"""Paying mana costs (601.2g-h).

What a player does not say is worked out: mana in the pool first, then permanents that can only be
tapped for mana, the least flexible first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from judge.cards import ManaCost
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import Mana, ObjectId, PlayerId
from judge.rules.mana.phyrexian import choose_life
from judge.rules.mana.sources import Source, permanents_for_mana, pool_of, tap_for_mana
from judge.rules.mana.spending import ANY, Need, as_any_color, widened
from judge.rules.meaning import Context, known_x
from judge.rules.process import Process
from judge.rules.requests import Paying, Why

MOST_TRIES = 20_000


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


def needs_of(cost: ManaCost, x: int, times: int = 1, less: int = 0) -> list[tuple[Need | int, ...]]:
    """The needs of a cost, each with its alternatives: letters, or an amount of life to pay."""
    generic, needs = 0, list[tuple[Need | int, ...]]()
    for symbol in cost.symbols * max(0, times):
        if symbol.isdigit():
            generic += int(symbol)
        elif symbol == "X":
            generic += x
        else:
            needs.append(_alternatives(symbol))
    needs += [(ANY,)] * max(0, generic - less)
    return needs


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


def _alternatives(symbol: str) -> tuple[Need | int, ...]:
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
    needs: list[tuple[Need | int, ...]],
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

    def can_be_paid(chosen: list[tuple[Need | int, ...]]) -> bool:
        return find_payment(process, player, chosen, context, helps, spared=spared) is not None

    needs = choose_life(process, player, needs, context, paying, len(helps), can_be_paid)
    found = find_payment(process, player, needs, context, helps, spared=spared)
    if found is None:
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
    needs: list[tuple[Need | int, ...]],
    context: Context,
    helps: tuple[Source, ...] = (),
    might_help: tuple[Source, ...] = (),
    spared: frozenset[ObjectId | None] = frozenset(),
) -> tuple[list[tuple[Source, tuple[str, ...], Need]], int] | None:
    """How needs are met, with the life paid for some: all `helps` pay, `might_help` at last.

    No `spared` permanent is tapped for mana.
    """
    spared = spared.union(source.object for source in helps)
    own = [s for s in permanents_for_mana(process, player, context) if s.object not in spared]
    sources = [*pool_of(process, player, context), *own]
    sources.sort(key=lambda source: source.flexibility)
    sources += might_help
    as_any = as_any_color(process.view, player, context)
    for chosen in product(*needs):
        letters = [need for need in chosen if isinstance(need, frozenset)]
        letters += [ANY] * sum(-need for need in chosen if isinstance(need, int) and need < 0)
        life = sum(need for need in chosen if isinstance(need, int) and need > 0)
        if life > process.state.player(player).life:
            continue
        for left in _left_by(helps, letters):
            plan = plan_payment([widened(need, as_any) for need in left], sources)
            if plan is not None:
                return plan, life
    return None


def _left_by(helps: tuple[Source, ...], needs: list[Need]) -> Iterator[list[Need]]:
    """What is left of needs where each of these pays for one, in every way that differs."""
    if not helps:
        yield needs
        return
    letters = {letter for output in helps[0].outputs for letter in output}
    for need in dict.fromkeys(needs):
        if letters & need:
            left = list(needs)
            left.remove(need)
            yield from _left_by(helps[1:], left)


def plan_payment(
    needs: list[Need], sources: list[Source]
) -> list[tuple[Source, tuple[str, ...], Need]] | None:
    """Which source makes what for which need; None where there is not enough.

    The scarcest needs are met first, each by the least flexible source that will do. Mana that a
    source makes beyond one is used for other needs where it can be.
    """
    order = sorted(needs, key=lambda need: (len(need), sorted(need)))
    found = _search(order, 0, sources, tuple(range(len(sources))), (), [0])
    if found is None:
        return None
    return [
        (sources[index] if index >= 0 else SPARE, output, need) for index, output, need in found
    ]


Found = tuple[tuple[int, tuple[str, ...], Need], ...]
SPARE = Source((), helps=False, mana=None)


def _search(
    order: list[Need],
    place: int,
    sources: list[Source],
    free: tuple[int, ...],
    left: tuple[str, ...],
    tries: list[int],
) -> Found | None:
    tries[0] += 1
    if place == len(order):
        return ()
    if tries[0] > MOST_TRIES:
        return None
    need = order[place]
    for letter in dict.fromkeys(left):
        if letter in need:
            rest = list(left)
            rest.remove(letter)
            found = _search(order, place + 1, sources, free, tuple(rest), tries)
            return None if found is None else ((-1, (), need), *found)
    seen: set[tuple[object, ...]] = set()
    for index in free:
        source = sources[index]
        kind = (source.outputs, source.mana is None, source.helps, source.wanted)
        if kind in seen:
            continue
        seen.add(kind)
        for output in source.outputs:
            used = next((letter for letter in output if letter in need), None)
            if used is None:
                continue
            more = list(output)
            more.remove(used)
            rest_free = tuple(i for i in free if i != index)
            found = _search(order, place + 1, sources, rest_free, (*left, *more), tries)
            if found is not None:
                return ((index, output, need), *found)
    return None


def _carry_out(
    process: Process,
    player: PlayerId,
    plan: list[tuple[Source, tuple[str, ...], Need]],
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
    spent = _matched([need for source, _, need in plan if not source.helps], units)
    if len(spent) < sum(not source.helps for source, _, _ in plan):
        raise Unsupported("601.2g", "which mana is made to pay for it")
    if spent:
        process.do(e.ManaPaid(player, spent, because=(*because, *process.because)))
    if life:
        pay_life(process, player, life)


def _matched(needs: list[Need], units: list[Mana]) -> tuple[Mana, ...]:
    """One mana for each need."""
    if not needs:
        return ()
    for mana in dict.fromkeys(units):
        if mana.letter in needs[0] or (mana.snow and "S" in needs[0]):
            left = list(units)
            left.remove(mana)
            rest = _matched(needs[1:], left)
            if len(rest) == len(needs) - 1:
                return (mana, *rest)
    return ()
