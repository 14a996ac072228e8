"""A cost is reduced by mana that is not generic (118.7)."""

from __future__ import annotations

from collections.abc import Iterable

from judge.cite import cites
from judge.errors import Unsupported

OF_TYPES = (*"WUBRGC", "X")


@cites("118.7b", "但该费用不需要该类型的法术力，则该费用减少等量的一般法术力")
@cites("118.7c", "并减少等同于超出部分数量的一般法术力")
@cites("118.7d", "该费用中无色法术力的部分被减至无，并减少等同于超出部分数量的一般法术力")
@cites("118.7f", "该费用减少一点该符号的颜色之法术力")
@cites("118.7g", "该费用减少等量的一般法术力")
def reduced(
    symbols: Iterable[str], by: Iterable[str], colored_only: Iterable[str] = ()
) -> tuple[list[str], int]:
    """The symbols of a cost less some others, and how much generic mana less beyond that.

    Of `colored_only`, what is beyond the mana of its color reduces nothing.

    >>> reduced(["2", "R"], ["R", "R"]), reduced(["2", "G"], ["1", "R", "S"])
    ((['2'], 1), (['2', 'G'], 3))
    """
    left, generic = list(symbols), 0
    for symbol in colored_only:
        if any(symbol in s.split("/") for s in left if "/" in s):
            raise Unsupported(
                "118.7e",
                "a reduction by or of hybrid or Phyrexian mana",
                "涉及混血或非瑞克西亚法术力的费用减少",
            )
        if symbol in left:
            left.remove(symbol)
    for symbol in (one.removesuffix("/P") for one in by):
        if symbol.isdigit():
            generic += int(symbol)
        elif "/" in symbol or any(symbol in s.split("/") for s in left if "/" in s):
            raise Unsupported(
                "118.7e",
                "a reduction by or of hybrid or Phyrexian mana",
                "涉及混血或非瑞克西亚法术力的费用减少",
            )
        elif symbol in left:
            left.remove(symbol)
        elif symbol != "X":
            generic += 1
    return left, generic
