"""The text of a mana cost becomes its symbols, and back.

>>> cost = ManaCost.parse("{2}{G/W}{R}")
>>> cost.mana_value, [color.name for color in cost.colors], str(cost)
(4, ['WHITE', 'RED', 'GREEN'], '{2}{G/W}{R}')
>>> ManaCost.parse("{X}{2/W}{B/P}{S}{C/R}").mana_value
5
"""

from __future__ import annotations

import re
from enum import StrEnum

from judge.budget import expect
from judge.cite import cites
from judge.errors import BadValue, Limit
from judge.values import Value

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_KNOWN = re.compile(
    r"[0-9]{1,100}|[WUBRGCSX]|[WUBRGC]/[WUBRG]|2/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P"
)


class Color(StrEnum):
    """A color, by the letter of its mana symbol."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


COLOR_NAMED = {color.name.lower(): color for color in Color}  # by its English word


class ManaCost(Value):
    """The symbols of a cost in the order printed; none at all is {0} or no cost."""

    symbols: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> ManaCost:
        """The cost written in `text`; raises ValueError naming what is not a symbol."""
        symbols = tuple(symbol.upper() for symbol in _SYMBOL.findall(text))
        rest = _SYMBOL.sub("", text).strip()
        strange = [symbol for symbol in symbols if not _KNOWN.fullmatch(symbol)]
        if rest or strange:
            wrong = rest or strange[0]
            raise BadValue(f"{wrong!r} is not a mana symbol", f"“{wrong}”不是法术力符号")
        return cls(symbols)

    @property
    def mana_value(self) -> int:
        """The amount of mana, X counted as 0 and a hybrid symbol by its larger half."""
        return sum(mana_value_of(symbol) for symbol in self.symbols)

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colors of the symbols, in the order white, blue, black, red, green."""
        letters = {part for symbol in self.symbols for part in symbol.split("/")}
        return tuple(color for color in Color if color.value in letters)

    def times(self, number: int) -> ManaCost:
        """The cost so many times over, its numbers multiplied and its other symbols repeated.

        Raises `BudgetSpent` before there are too many of these.

        >>> str(ManaCost.parse("{2}{G}").times(3)), str(ManaCost.parse("{2}{G}").times(0))
        ('{6}{G}{G}{G}', '')
        """
        found: list[str] = []
        for symbol in self.symbols if number > 0 else ():
            if symbol.isdigit():
                found.append(str(int(symbol) * number))
            else:
                expect(Limit.OBJECTS, number)
                found += [symbol] * number
        return ManaCost(tuple(found))

    @property
    def has_x(self) -> bool:
        """True if X is among the symbols."""
        return "X" in self.symbols

    def __str__(self) -> str:
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)


@cites("202.3e", "于该物件不在堆叠中时X视同0")
@cites("202.3f", "使用每个混血符号中较大的半边")
@cites("202.3g", "每个非瑞克西亚法术力符号都为其法术力值添加1")
def mana_value_of(symbol: str, x: int = 0) -> int:
    """The mana value of one symbol of a cost; `x` is the value chosen for X on the stack."""
    if symbol == "X":
        return x
    return max((int(part) for part in symbol.split("/") if part.isdigit()), default=1)
