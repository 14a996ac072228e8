"""The text of a mana cost becomes its symbols, and back.

>>> cost = ManaCost.parse("{2}{G/W}{R}")
>>> cost.mana_value, [color.name for color in cost.colors], str(cost)
(4, ['WHITE', 'RED', 'GREEN'], '{2}{G/W}{R}')
"""

from __future__ import annotations

import re
from enum import StrEnum

from judge.values import Value

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_KNOWN = re.compile(r"\d+|[WUBRGCSX]|[WUBRG]/[WUBRG]|2/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P")


class Color(StrEnum):
    """A color, by the letter of its mana symbol."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


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
            raise ValueError(f"{rest or strange[0]!r} is not a mana symbol")
        return cls(symbols)

    @property
    def mana_value(self) -> int:
        """The amount of mana, X counted as 0 and a hybrid symbol by its larger half."""
        return sum(_amount(symbol) for symbol in self.symbols)

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colors of the symbols, in the order white, blue, black, red, green."""
        letters = {part for symbol in self.symbols for part in symbol.split("/")}
        return tuple(color for color in Color if color.value in letters)

    def __str__(self) -> str:
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)


def _amount(symbol: str) -> int:
    if symbol == "X":
        return 0
    return max((int(part) for part in symbol.split("/") if part.isdigit()), default=1)
