"""The events of a turn in order: each longer history shares what the shorter one holds.

>>> one = History().more([1, 2])
>>> two, other = one.more([3]), one.more([4])
>>> tuple(one), tuple(two), tuple(other), two[1:], one == (1, 2)
((1, 2), (1, 2, 3), (1, 2, 4), (2, 3), True)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, overload


class History(Sequence[Any]):
    """A sequence that never changes; `more` makes a longer one without copying it."""

    __slots__ = ("_all", "_end")

    def __init__(self, events: Iterable[Any] = ()) -> None:
        self._all = list(events)
        self._end = len(self._all)

    def more(self, events: Iterable[Any]) -> History:
        """The history with these events after it."""
        longer = History.__new__(History)
        is_last = self._end and len(self._all) == self._end  # else others went on from it too
        longer._all = self._all if is_last else self._all[: self._end]
        longer._all.extend(events)
        longer._end = len(longer._all)
        return longer

    def __len__(self) -> int:
        return self._end

    def __iter__(self) -> Iterator[Any]:
        return islice(self._all, self._end)

    @overload
    def __getitem__(self, place: int) -> Any: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Any, ...]: ...
    def __getitem__(self, place: int | slice) -> Any:
        if isinstance(place, slice):
            return tuple(self._all[at] for at in range(*place.indices(self._end)))
        return self._all[range(self._end)[place]]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History | tuple):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"History({list(self)!r})"
