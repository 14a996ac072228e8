"""A text becomes its wording: without rule numbers and typography, and cut into words.

>>> masked("See rule 702.19b—it’s there.", Lang.EN).text
"See rule §-it's there."
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from corpus.ids import RuleId
from corpus.links import references
from corpus.model import Lang
from corpus.structs import Struct

MASK = "§"
# Never cut inside a number, a {symbol} or an English word; Chinese goes by characters.
_WORD = (
    r"\{[^{}]*\}|[+-]?\d+(?:[./][+-]?\d+)*[a-z]?(?![A-Za-z])|[+-]?\d+|[A-Za-z]+(?:[’'-][A-Za-z]+)*"
)
_TOKEN = re.compile(rf"{_WORD}|\s+|.", re.S)
_VISIBLE = re.compile(rf"{_WORD}|\S")
_PLAIN = tuple(zip("‘’“”–—−", "''\"\"---", strict=True))
_LOOSE_SPACE = re.compile(r"(?<![A-Za-z0-9])\s+|\s+(?![A-Za-z0-9])")
_DIGIT = re.compile(r"\d")
_TITLE = re.compile(r"[,，]\s*“([^“”]+)”")

# What a number means: the title printed behind it, or the first and the last rule of a range.
Meant = str | tuple[RuleId, RuleId]


class Masked(Struct):
    """A text without its reference numbers and typography, and what these numbers meant."""

    text: str
    targets: tuple[Meant, ...]


def masked(text: str, lang: Lang) -> Masked:
    """What of a text is wording: numbers of rules are masked, quotes, dashes and widths alike."""
    pieces, targets, at = [], [], 0
    for start, end, meant in numbers(text, lang):
        pieces += [text[at:start], MASK]
        targets.append(meant)
        at = end
    wording = plain("".join([*pieces, text[at:]]))
    spaced = _LOOSE_SPACE.sub("", wording) if lang is Lang.ZH else " ".join(wording.split())
    return Masked(spaced, tuple(targets))


def numbers(text: str, lang: Lang) -> Iterator[tuple[int, int, Meant]]:
    """Where the numbers of rules stand, and what each means.

    A title says more than the number before it, which may be out of date. The ends stand for a
    range: a rule that came in between does not make it another one.
    """
    if not _DIGIT.search(text):
        return
    spans: dict[tuple[int, int], list[RuleId]] = {}
    for found in references(text, lang):
        spans.setdefault((found.span.start, found.span.end), []).append(found.target)
    for (start, end), targets in spans.items():
        title = _TITLE.match(text, end) if not targets[-1].letter else None
        yield start, end, title[1].rstrip(".,") if title else (targets[0], targets[-1])


def tokens(text: str) -> tuple[str, ...]:
    """All of a text in words, Chinese characters, marks and spaces.

    >>> tokens("Pay {2/W}, get +1/+1.")
    ('Pay', ' ', '{2/W}', ',', ' ', 'get', ' ', '+1/+1', '.')
    """
    return tuple(_TOKEN.findall(text))


def words(text: str) -> tuple[str, ...]:
    """What likeness is measured in: the tokens without spaces and capitals."""
    return tuple(_VISIBLE.findall(text.lower()))


def plain(text: str) -> str:
    """The text with straight quotes, short dashes and half-width signs."""
    if text.isascii():
        return text
    text = unicodedata.normalize("NFKC", text)
    for printed, ascii_ in _PLAIN:  # several times as fast as str.translate
        text = text.replace(printed, ascii_)
    return text
