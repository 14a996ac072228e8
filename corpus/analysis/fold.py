"""Text becomes folded text of the same length, so that a place in one is a place in the other.

Folding makes one form of what people type in many: full and half width, upper and lower case,
curly and straight quotes, dashes, accents, traditional and simplified characters.

>>> fold("Ｔｒａｍｐｌｅ — 觸發式異能，“Ma’rûf”")
'trample - 触发式异能,"ma\\'ruf"'
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opencc import OpenCC

_SAME = {
    **dict.fromkeys("‘’＇`´", "'"),
    **dict.fromkeys("“”„«»「」『』＂", '"'),
    **dict.fromkeys("‐‑‒–—―−－", "-"),
    **dict.fromkeys("～〜", "~"),
    **dict.fromkeys("【〔［", "["),
    **dict.fromkeys("】〕］", "]"),
}


def fold(text: str) -> str:
    """The folded form of `text`, of the same length; control characters become spaces."""
    return text.translate(_table())


def simplified(text: str) -> str:
    """The text with each Chinese character in its simplified form, of the same length.

    >>> simplified("變巨術 Giant Growth")
    '变巨术 Giant Growth'
    """
    return "".join(_table()[ord(char)] if is_han(char) else char for char in text)


HAN = re.compile("[\u3400-\u9fff〇]")


def is_han(char: str) -> bool:
    """True for a Chinese character (not for punctuation)."""
    return "\u3400" <= char <= "\u9fff" or char == "〇"


class _Table(dict[int, str]):
    """Each character's folded form, worked out when it is first met."""

    def __init__(self) -> None:
        super().__init__()
        self._simplify: OpenCC | None = None

    def __missing__(self, code: int) -> str:
        char = chr(code)
        folded = char if is_han(char) else _fold_char(char)  # a compatibility form becomes Chinese
        folded = self._simplified(folded) if is_han(folded) else folded
        self[code] = folded
        return folded

    def _simplified(self, char: str) -> str:
        """The simplified form of a Chinese character."""
        if self._simplify is None:
            from opencc import OpenCC  # who folds no Chinese doesn't load it

            self._simplify = OpenCC("t2s")
        simple: str = self._simplify.convert(char)
        if simple == char or len(simple) != 1:
            return char
        return self._simplified(simple)  # 薴 becomes 苧, and that 苎


@cache
def _table() -> _Table:
    """The one table, made when it is first needed."""
    return _Table()


def _fold_char(char: str) -> str:
    """The folded form of a character that is not Chinese; always one character."""
    if char in _SAME:
        return _SAME[char]
    if unicodedata.category(char) in ("Cc", "Cf", "Zs", "Zl", "Zp", "Cs", "Co", "Cn"):
        return " "
    plain = unicodedata.normalize("NFKD", char)[0]
    if len(unicodedata.normalize("NFKC", char)) > 1:
        return char
    lower = _SAME.get(plain, plain).lower()
    return lower if len(lower) == 1 else char
