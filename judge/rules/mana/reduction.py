"""A cost is reduced by mana that is not generic (118.7).

A player who may choose, between the halves of a hybrid symbol, takes what leaves no more to pay in
any way. Where neither choice does, nothing is chosen for the player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from judge.cite import cites
from judge.errors import Unsupported

OF_TYPES = (*"WUBRGC", "X")


def reduced(
    symbols: Iterable[str], by: Iterable[str], colored_only: Iterable[str] = ()
) -> tuple[list[str], int]:
    """The symbols of a cost less some others, and how much generic mana less beyond that.

    Of `colored_only`, what is beyond the mana of its color reduces nothing.

    >>> reduced(["2", "R"], ["R", "R"]), reduced(["2", "G"], ["1", "R", "S"])
    ((['2'], 1), (['2', 'G'], 3))
    >>> reduced(["2", "R/W"], ["R"]), reduced(["4", "R"], ["R/W"]), reduced(["4", "U"], ["R/W"])
    ((['2'], 0), (['4'], 0), (['4', 'U'], 1))
    """
    left, generic = list(symbols), 0
    for symbol in colored_only:
        if (found := _met(left, symbol)) is not None:
            left.remove(found)
    for symbol in sorted((one.removesuffix("/P") for one in by), key=lambda one: "/" in one):
        if symbol.isdigit():
            generic += int(symbol)
            continue
        found = _met(left, symbol) if "/" not in symbol else met_by_half(left, symbol)
        if found is None:
            generic += _generic(symbol)
        elif found.endswith("/P") and any(one not in ("0", found) for one in left):
            raise _open()  # life may be announced for it, and generic mana be reduced
        else:
            left.remove(found)
    return left, generic


def rules_of_reduction(symbols: Collection[str], by: Collection[str]) -> tuple[str, ...]:
    """The rules on what mana takes away that a cost does not have, or not so much of.

    >>> rules_of_reduction(["2", "G"], ["R"]), rules_of_reduction(["2", "R"], ["R", "R"])
    (('118.7b',), ('118.7c',))
    """
    less = Counter(one.removesuffix("/P") for one in by)
    found = [*(of_phyrexian.numbers if any(one.endswith("/P") for one in by) else ())]
    for letter, number in less.items():
        needed = sum(letter in one.split("/") for one in symbols)
        if letter == "S":
            found += of_snow.numbers
        elif letter in OF_TYPES and not needed:
            found += of_another_type.numbers
        elif letter in OF_TYPES and number > needed:
            found += (of_colorless if letter == "C" else of_color).numbers
    return tuple(dict.fromkeys(found))


@cites("118.7b", "但该费用不需要该类型的法术力，则该费用减少等量的一般法术力")
def of_another_type() -> None:
    """Mana of a type that a cost does not have takes away generic mana."""


@cites("118.7c", "并减少等同于超出部分数量的一般法术力")
def of_color() -> None:
    """More mana of a color than a cost has takes away generic mana too."""


@cites("118.7d", "该费用中无色法术力的部分被减至无，并减少等同于超出部分数量的一般法术力")
def of_colorless() -> None:
    """More colorless mana than a cost has takes away generic mana too."""


@cites("118.7f", "该费用减少一点该符号的颜色之法术力")
def of_phyrexian() -> None:
    """A Phyrexian symbol takes away mana of its color."""


@cites("118.7g", "该费用减少等量的一般法术力")
def of_snow() -> None:
    """A snow symbol takes away generic mana."""


@cites("601.2b", "该牌手宣告他即将支付的等同于该费用的非混血费用")
def _met(symbols: list[str], letter: str) -> str | None:
    """The symbol of a cost that one mana takes away: a plain one, or a hybrid with that half.

    To announce that half leaves less to pay than to announce the other and reduce generic mana.
    """
    if letter in symbols:
        return letter
    found = sorted({one for one in symbols if "/" in one and letter in one.split("/")})
    if len(found) > 1:
        raise _open()
    return found[0] if found else None


@cites("118.7e", "该牌手在减少费用的效应生效时选择该混血法术力符号的其中一半")
def met_by_half(symbols: list[str], hybrid: str) -> str | None:
    """The symbol of a cost that a half of a hybrid symbol takes away."""
    if hybrid in symbols and not any(half in symbols for half in hybrid.split("/")):
        return hybrid
    halves = [half for half in hybrid.split("/") if not half.isdigit()]
    found = {met for half in halves if (met := _met(symbols, half)) is not None}
    if len(found) > 1 or (found and len(halves) == 1):
        raise _open()
    return found.pop() if found else None


def _generic(symbol: str) -> int:
    """How much generic mana a symbol takes away that meets none of its color."""
    if symbol == "X":
        return 0
    return max((int(half) for half in symbol.split("/") if half.isdigit()), default=1)


@cites("118.7a", "只会影响费用中一般法术力的部分")
def announced(symbols: list[str], generic: int) -> tuple[list[str], int]:
    """A cost whose generic mana is less than nothing: monocolored hybrid symbols make up for it.

    The player announces {2} for them, and that is reduced; {1/W} is what is left of {2/W}.

    >>> announced(["2/W", "2/W"], -1), announced(["2/W", "W"], -3)
    ((['1/W', '2/W'], 0), (['W'], -1))
    """
    left = list(symbols)
    found = [one for one in symbols if one[0].isdigit() and "/" in one]
    if generic >= 0 or not found:
        return left, generic
    if len({*found}) > 1:
        raise _open()
    number, letter = found[0].split("/")
    for _ in found:
        if generic < 0:
            taken = min(int(number), -generic)
            rest = (f"{int(number) - taken}/{letter}",) if taken < int(number) else ()
            place = left.index(found[0])
            left[place : place + 1] = rest
            generic += taken
    return left, generic


def _open() -> Unsupported:
    """What is chosen here makes costs of which neither is the lesser (118.7e, 601.2b)."""
    return Unsupported(
        "118.7e",
        "a choice between halves of a hybrid or Phyrexian symbol that makes two different costs",
        "选择混血或非瑞克西亚符号的不同一半会得出两种不同费用的情形",
    )
