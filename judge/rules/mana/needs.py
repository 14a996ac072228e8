"""How a mana cost can be paid: what each symbol needs, and what meets the needs (107.4, 601.2g)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations_with_replacement, product

from judge.budget import expect, step
from judge.cards import ManaCost
from judge.cite import cites
from judge.errors import Limit
from judge.game.state import ObjectId, PlayerId
from judge.rules.mana.announcement import as_said
from judge.rules.mana.plan import Needs, Step, Ways, plan_payment
from judge.rules.mana.restrictions import ANY, Need, as_any_color, widened
from judge.rules.mana.sources import Source, permanents_for_mana, pool_of
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Paying
from judge.rules.unread import check_mana

NOTHING_SAID = Paying()
GENERIC: Ways = (ANY,)


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
    Raises `NotRead` where what is not read may add the mana that is lacking.
    """
    found = _found(process, player, needs, context, helps, might_help, spared, said)
    if found is None and not process.from_pool:
        check_mana(process.view)
    return found


def _found(
    process: Process,
    player: PlayerId,
    needs: Needs,
    context: Context,
    helps: tuple[Source, ...],
    might_help: tuple[Source, ...],
    spared: frozenset[ObjectId | None],
    said: Paying,
) -> tuple[list[Step], int] | None:
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
        letters = _letters(chosen)
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


def may_all_help(needs: Needs, helps: tuple[Source, ...]) -> bool:
    """True where each of these may pay for a symbol, whatever pays for the others."""
    return any(True for chosen in _chosen(needs) for _ in _left_by(helps, _letters(chosen)))


def _letters(chosen: list[Need | int]) -> list[Need]:
    """What mana has to be, of what was chosen to pay for each symbol."""
    letters = [need for need in chosen if isinstance(need, frozenset)]
    return letters + [ANY] * sum(-need for need in chosen if isinstance(need, int) and need < 0)


def lacks_colors(needs: Needs, can_be_paid: Callable[[Needs], bool]) -> tuple[str, ...]:
    """The symbols for which there is mana, but of other kinds; none where there is too little.

    Each that would do as generic mana is lacking by itself; else all together are.
    """
    symbols = {ways: of for ways, of in needs.items() if ways != GENERIC and not _of_life(ways)}

    def is_enough(less: Iterable[Ways]) -> bool:
        others = {ways: of for ways, of in needs.items() if ways not in less}
        return can_be_paid(with_generic(others, sum(needs[ways] for ways in less)))

    alone = [ways for ways in symbols if is_enough((ways,))]
    lacking = alone or (list(symbols) if is_enough(tuple(symbols)) else [])
    letters = (need for ways in lacking for need in ways[:1] if isinstance(need, frozenset))
    return tuple("/".join(sorted(need, key="WUBRGCS".index)) for need in letters)


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
