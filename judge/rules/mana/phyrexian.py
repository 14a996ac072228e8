"""Each Phyrexian symbol of a cost is paid with mana or with 2 life, as the player says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from math import prod

from judge.budget import expect, step
from judge.cite import cites
from judge.errors import Limit
from judge.game.state import PlayerId
from judge.rules.mana.plan import Needs, Ways
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskNumber, Number, Paying, Why

LIFE = 2
BY_LIFE = "symbols paid with life"


@cites("601.2b", "该牌手宣告他为每个这些符号支付2点生命或支付对应颜色的法术力")
def choose_life(
    process: Process,
    player: PlayerId,
    needs: Needs,
    context: Context,
    paying: Paying,
    helping: int,
    can_be_paid: Callable[[Needs], bool],
) -> Needs:
    """The needs with mana or life chosen for each Phyrexian symbol, where that can be chosen.

    As much mana and life is paid as the player has said; else they are asked where both could be.
    So many objects are `helping` to pay in place of mana.
    """
    if not any(map(is_either, needs)):
        return needs
    possible: dict[int, Needs] = {}
    for by_life, chosen in _ways(needs, process.state.player(player).life // LIFE):
        if by_life not in possible and can_be_paid(chosen):
            possible[by_life] = chosen
    number = _said(needs, paying, helping)
    if number is None and len(possible) > 1:
        least, most = min(possible), max(possible)
        answer = process.ask(AskNumber(player, least, most, context.source, BY_LIFE))
        number = answer.number if isinstance(answer, Number) else least
    if number is None:
        return next(iter(possible.values()), needs)
    if number not in possible and possible:
        why = Why.WRONG_MANA if paying.life is None else Why.WRONG_LIFE
        raise process.refuse(why, context.object or context.source or player)
    return possible.get(number, needs)


def is_either(ways: Ways) -> bool:
    """True of the ways to pay for a Phyrexian symbol: mana or life."""
    return LIFE in ways and len(ways) > 1


def _ways(needs: Needs, most: int) -> Iterator[tuple[int, Needs]]:
    """Each choice for the symbols, with how many are paid with life, the fewest first.

    No more than `most` of them are.
    """
    kinds = [ways for ways in needs if is_either(ways)]
    others = {ways: number for ways, number in needs.items() if not is_either(ways)}
    numbers = [range(min(needs[kind], most) + 1) for kind in kinds]
    expect(Limit.STEPS, prod(map(len, numbers)))
    for of_life in sorted((n for n in product(*numbers) if sum(n) <= most), key=sum):
        step()
        chosen = Counter(others)
        for kind, number in zip(kinds, of_life, strict=True):
            chosen[LIFE,] += number
            chosen[tuple(way for way in kind if way != LIFE)] += needs[kind] - number
        yield sum(of_life), {ways: number for ways, number in chosen.items() if number}


def _said(needs: Needs, paying: Paying, helping: int) -> int | None:
    """How many symbols are paid with life by what the player says; None where nothing is said."""
    if paying.life is not None:
        return paying.life // LIFE
    return sum(needs.values()) - helping - len(paying.mana) if paying.mana else None
