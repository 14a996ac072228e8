"""Real inputs become odd ones: pieces are cut, doubled, swapped and spliced, nasty ones put in.

An input is bytes. Its pieces are words, numbers, white space and single signs, so that what is made
still looks like what a door expects; now and then single bytes are changed, too.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from urllib.parse import quote

from tests.fuzz.allowed import MARK

LONGEST = 300_000  # bytes of an input: more than any door takes
_PIECES = re.compile(r"[^\W\d_]+|\d+|\s+|.", re.DOTALL)
NASTY = (
    *(MARK, "\x00", "\x1b[31m", "\r\n", "\u2028", "\ufeff", "\u202e", "\u200b", "\x7f", "\x85"),
    *("\udcff", "\udcc0\udcaf", "\udced\udca0\udc80", "\ud800", "\U0010ffff", "\U000e0001", "𝟚"),
    *("e\u0301" * 40, "İ", "ß", "ﬁ", "²", "٣", "Ⅷ", "🐂", "ａ", "，", "：", "＜", "%00", "%c0%af"),
    *("0", "-1", "1e400", "1e30", "1000000000", "9" * 101, "9" * 5000, "0x10", "1_0", "NaN"),
    *("&a", "*a", "!!int", "!!python/object:os.system", "<<: *a", "--- ", "? ", "|\n", "%YAML 9"),
    *("{", "}", "[", "]", "(", ")", "\\", "`", "'", '"', "\\ud800", "\\u0000", "null", "~", "//"),
    *("__class__", "..", "../" * 9 + "etc/passwd", "{{7*7}}", "${7*7}", "' OR 1=1--", "\t"),
)
_NESTED = (("[", "]"), ("{a: ", "}"), ('{"a":', "}"), ("(", ")"), ("“", "”"), ("<b>", "</b>"))
_NUMBERS = ("0", "-1", "1", "300", "10001", "999999999", "1" + "0" * 30, "1" + "0" * 120, "1.5")

Change = Callable[[random.Random, list[str], Sequence[str]], list[str]]


def made(rng: random.Random, seeds: Sequence[bytes], own: Sequence[str] = ()) -> bytes:
    """An input made of one or two of the seeds; `own` are nasty pieces of the door's own."""
    pieces = _pieces(rng.choice(seeds))
    if rng.random() < 0.25:
        pieces = _spliced(rng, pieces, _pieces(rng.choice(seeds)))
    words = (*NASTY, *own, *own)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 5, 9))):
        pieces = rng.choice(CHANGES)(rng, pieces, words)
    data = _encoded("".join(pieces))
    if rng.random() < 0.06:
        data = _garbled(rng, data)
    return data[:LONGEST]


def _pieces(data: bytes) -> list[str]:
    return _PIECES.findall(data.decode("utf-8", "surrogateescape"))


def _spliced(rng: random.Random, one: list[str], other: list[str]) -> list[str]:
    return one[: rng.randint(0, len(one))] + other[rng.randint(0, len(other)) :]


def _span(rng: random.Random, pieces: list[str]) -> tuple[int, int]:
    """Mostly a few pieces, sometimes any."""
    start = rng.randint(0, len(pieces))
    most = len(pieces) - start
    return start, start + rng.randint(0, most if rng.random() < 0.15 else min(most, 6))


def _cut(rng: random.Random, pieces: list[str], _: Sequence[str]) -> list[str]:
    start, end = _span(rng, pieces)
    return pieces[:start] + pieces[end:]


def _repeated(rng: random.Random, pieces: list[str], _: Sequence[str]) -> list[str]:
    start, end = _span(rng, pieces)
    size = sum(map(len, pieces[start:end])) or 1
    times = min(rng.choice((2, 2, 2, 3, 30, 300, 20_000)), max(2, LONGEST // (4 * size)))
    return pieces[:end] + pieces[start:end] * (times - 1) + pieces[end:]


def _swapped(rng: random.Random, pieces: list[str], _: Sequence[str]) -> list[str]:
    a, b = _span(rng, pieces)
    c, d = _span(rng, pieces)
    (a, b), (c, d) = sorted(((a, b), (c, d)))
    if b > c:
        return pieces[::-1] if len(pieces) < 9 else pieces[c:] + pieces[:c]
    return pieces[:a] + pieces[c:d] + pieces[b:c] + pieces[a:b] + pieces[d:]


def _put_in(rng: random.Random, pieces: list[str], words: Sequence[str]) -> list[str]:
    at = rng.randint(0, len(pieces))
    return [*pieces[:at], rng.choice(words), *pieces[at:]]


def _replaced(rng: random.Random, pieces: list[str], words: Sequence[str]) -> list[str]:
    start, end = _span(rng, pieces)
    return [*pieces[:start], rng.choice(words), *pieces[end:]]


def _moved(rng: random.Random, pieces: list[str], _: Sequence[str]) -> list[str]:
    """A piece takes the place of another one: of the same kind, if there is one."""
    if not pieces:
        return pieces
    at, other = rng.randrange(len(pieces)), rng.choice(pieces)
    return [*pieces[:at], other, *pieces[at + 1 :]]


def _numbered(rng: random.Random, pieces: list[str], _: Sequence[str]) -> list[str]:
    places = [place for place, piece in enumerate(pieces) if piece.isdecimal()]
    if not places:
        return pieces
    at = rng.choice(places)
    return [*pieces[:at], rng.choice(_NUMBERS), *pieces[at + 1 :]]


def _nested(rng: random.Random, pieces: list[str], _: Sequence[str]) -> list[str]:
    start, end = _span(rng, pieces)
    (before, after), deep = rng.choice(_NESTED), rng.choice((1, 2, 20, 500, 30_000))
    return [*pieces[:start], before * deep, *pieces[start:end], after * deep, *pieces[end:]]


def _dressed(rng: random.Random, pieces: list[str], _: Sequence[str]) -> list[str]:
    """Other letters for the same, or percent signs, once or twice."""
    start, end = _span(rng, pieces)
    dress = rng.choice((str.upper, str.title, _wide, _percent, lambda s: _percent(_percent(s))))
    return [*pieces[:start], dress("".join(pieces[start:end])), *pieces[end:]]


def _wide(text: str) -> str:
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)


def _percent(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


def _garbled(rng: random.Random, data: bytes) -> bytes:
    raw = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        at = rng.randint(0, len(raw))
        raw[at : at + rng.randint(0, 2)] = rng.randbytes(rng.randint(0, 2))
    return bytes(raw)


def _encoded(text: str) -> bytes:
    """UTF-8; bytes that are none stay as they were, and half characters are let through."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


CHANGES: tuple[Change, ...] = (
    *(_cut, _repeated, _swapped, _put_in, _put_in, _replaced, _replaced),
    *(_moved, _moved, _numbered, _nested, _dressed),
)
