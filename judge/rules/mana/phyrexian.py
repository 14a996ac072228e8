"""Each Phyrexian symbol of a cost is paid with mana or with 2 life, as the player says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from judge.cite import cites
from judge.game.state import PlayerId
from judge.rules.mana.spending import Need
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskNumber, Number, Paying, Why

Needs = list[tuple[Need | int, ...]]
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
    symbols = [need for need in needs if is_either(need)]
    if not symbols:
        return needs
    possible: dict[int, Needs] = {}
    for by_life, chosen in _ways(needs):
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
        raise process.refuse(Why.CANT_PAY, player)
    return possible.get(number, needs)


def is_either(need: tuple[Need | int, ...]) -> bool:
    """True of the need of a Phyrexian symbol: mana or life."""
    return LIFE in need and len(need) > 1


def _ways(needs: Needs) -> Iterator[tuple[int, Needs]]:
    """Each choice for the symbols, with how many are paid with life, the fewest first."""
    kinds = list(dict.fromkeys(need for need in needs if is_either(need)))
    numbers = [range(needs.count(kind) + 1) for kind in kinds]
    for counts in sorted(product(*numbers), key=sum):
        left = dict(zip(kinds, counts, strict=True))
        chosen: Needs = []
        for need in needs:
            if not is_either(need):
                chosen.append(need)
            elif left[need]:
                left[need] -= 1
                chosen.append((LIFE,))
            else:
                chosen.append(tuple(one for one in need if one != LIFE))
        yield sum(counts), chosen


def _said(needs: Needs, paying: Paying, helping: int) -> int | None:
    """How many symbols are paid with life by what the player says; None where nothing is said."""
    if paying.life is not None:
        return paying.life // LIFE
    return len(needs) - helping - len(paying.mana) if paying.mana else None
