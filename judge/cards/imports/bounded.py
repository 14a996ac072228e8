"""A file of JSON is read only as long as no entry of it is deeper or larger than any card's.

What reads it event by event needs memory by the square of the depth, and holds an entry whole.
"""

from __future__ import annotations

import re
from itertools import accumulate
from typing import IO

from judge.errors import BadCards

DEEPEST = 40  # brackets within one another; files of publishers have eight
LARGEST = 16_000_000  # bytes of an entry, of all that is between two at least
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_OTHERS = bytes(set(range(256)) - set(b"[]{}"))
_UP = frozenset(b"[{")
_ENTRY = 2  # brackets around an entry in a list, or under a key


class Bounded:
    """What is read of a file of cards; raises `BadCards` before it would take all memory.

    >>> from io import BytesIO
    >>> Bounded(BytesIO(b'["[", "\\\\"[", {"a": []}]'), "a file").read(99)[:4]
    b'["["'
    >>> Bounded(BytesIO(b"[" * 50), "a file").read(99)
    Traceback (most recent call last):
    judge.errors.BadCards: a file: an entry is nested deeper, or is larger, than any card
    """

    def __init__(self, file: IO[bytes], name: str) -> None:
        self._file, self._name = file, name
        self._left = b""  # of a string that goes on: its quote, and a backslash before what comes
        self._depth = self._since = 0

    def read(self, size: int = -1) -> bytes:
        """The next bytes."""
        data = self._file.read(size)
        brackets = self._brackets(data)
        depths = list(
            accumulate((1 if one in _UP else -1 for one in brackets), initial=self._depth)
        )
        is_between = len(depths) > 1 and min(depths) <= _ENTRY
        self._depth, self._since = depths[-1], 0 if is_between else self._since + len(data)
        if max(depths) > DEEPEST or self._since > LARGEST:
            raise BadCards(
                f"{self._name}: an entry is nested deeper, or is larger, than any card",
                f"{self._name}：有条目的嵌套深度或大小超过任何牌",
            )
        return data

    def _brackets(self, data: bytes) -> bytes:
        """The brackets that stand in no string."""
        bare = _STRING.sub(b"", self._left + data)
        bare, quote, rest = bare.partition(b'"')
        is_escaped = (len(rest) - len(rest.rstrip(b"\\"))) % 2
        self._left = quote + b"\\" * is_escaped
        return bare.translate(None, _OTHERS)
