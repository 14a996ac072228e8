"""What a function gives for each of many words is kept, up to a number of them.

>>> lengths = Remembered(len, most=2)
>>> [lengths[word] for word in ("a", "abc", "abc", "ab")], list(lengths)
([1, 3, 3, 2], ['ab'])
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class Remembered(dict[_Key, _Value]):
    """A table that works out what it lacks; when it is full it begins anew.

    Where each look counts, it is quicker than `lru_cache`, which moves what it finds to the front.
    """

    def __init__(self, make: Callable[[_Key], _Value], most: int) -> None:
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, key: _Key) -> _Value:
        made = self._make(key)
        if len(self) >= self._most:
            self.clear()
        self[key] = made
        return made
