"""Power and toughness, and changes of them."""

from __future__ import annotations

import re

from judge.abilities.amounts import Times, X
from judge.abilities.bases import Amount
from judge.language import REJECTED, Lexeme, Table, w

_PT = re.compile(r"([+-])(\d+|x)/([+-])(\d+|x)")
_SIZE = re.compile(r"(\d+|x|\*)/(\d+|x|\*)")


def _signed(sign: str, digits: str) -> Amount:
    if digits == "x":
        return X() if sign == "+" else Times(-1, X())
    return int(digits) if sign == "+" else -int(digits)


def _read_change(text: str) -> tuple[Amount, Amount]:
    match = _PT.fullmatch(text)
    assert match is not None
    return _signed(match[1], match[2]), _signed(match[3], match[4])


def _write_change(value: tuple[Amount, Amount]) -> str:
    falls = any(isinstance(one, Times) or (isinstance(one, int) and one < 0) for one in value)
    return "/".join(_write_side(one, falls) for one in value)


def _write_side(one: Amount, falls: bool) -> str:
    """A side with its sign; a zero has that of the other side (+2/+0, -0/-2)."""
    if one == 0 and falls:
        return "-0"
    return f"{one:+d}" if isinstance(one, int) else ("+x" if one == X() else "-x")


def _read_size(text: str) -> object:
    sides = text.split("/")
    if "*" in sides:
        return REJECTED
    power, toughness = (X() if side == "x" else int(side) for side in sides)
    return (power, toughness)


def _write_size(value: tuple[Amount, Amount]) -> str:
    return "/".join("x" if one == X() else str(one) for one in value)


def _is_pair(value: object) -> bool:
    sides = value if isinstance(value, tuple) else ()
    return len(sides) == 2 and all(isinstance(one, int | X) for one in sides)


CHANGE = Table(
    "change",
    (
        Lexeme(_PT, _read_change, _write_change, _is_pair, first="+-"),
        w((Times(-2, X()), Times(-2, X())), "twice -x/-x", "两倍的-x/-x"),
    ),
    ("+1/+1", "+1/+1"),
)
SIZE = Table(
    "size",
    (Lexeme(_SIZE, _read_size, _write_size, _is_pair, first="0123456789x*"),),
    ("2/2", "2/2"),
)
