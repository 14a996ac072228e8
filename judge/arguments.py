"""What a function is given, as its annotations say, and whether it only gave that back."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

PROCESS = "Process"  # the class of what rules act on, as annotations name it
OF_PLAIN = tuple(f"{many}[{kind}" for many in ("tuple", "list") for kind in ("int", "str"))
PLAIN = ("int", "str", "int | None", "str | None")  # what names no object and no player


def acts(function: Callable[..., object]) -> bool:
    """True if the first argument of a function is, by its annotation, a process."""
    return next(iter(_kinds(function)), None) == PROCESS


@cache
def plain(function: Callable[..., object]) -> frozenset[int]:
    """The places of arguments that are numbers and words, which name nobody.

    >>> def face_of(held: ObjectId, face: int) -> None: ...
    >>> plain(face_of)
    frozenset({1})
    >>> def in_order(ids: tuple[ObjectId, ...], sizes: tuple[int, ...]) -> None: ...
    >>> plain(in_order)
    frozenset({1})
    """
    kinds = enumerate(_kinds(function))
    return frozenset(place for place, kind in kinds if kind in PLAIN or kind.startswith(OF_PLAIN))


def _kinds(function: Callable[..., object]) -> list[str]:
    said = getattr(inspect.unwrap(function), "__annotations__", {})
    return [kind for name, kind in said.items() if name != "return"]


def is_so(answer: object, args: tuple[Any, ...]) -> bool:
    """True if there is anything to an answer: one that gives back what it was given did nothing.

    >>> is_so((1, 2), ((1, 2, 3),)), is_so((1, 2), ((1, 2),)), is_so((), ())
    (True, False, False)
    """
    if type(answer) is tuple and any(type(one) is tuple and one == answer for one in args):
        return False
    return bool(answer)
