"""Folded text becomes tokens: rule numbers, symbols, words and runs of Chinese characters.

>>> [(t.kind.name, t.text) for t in tokens_of("规则702.19b：{2/W}, +1/+1 Creature’s")]
... # doctest: +NORMALIZE_WHITESPACE
[('HAN', '规则'), ('NUMBER', '702.19b'), ('SYMBOL', '{2/w}'), ('SYMBOL', '+1/+1'),
 ('WORD', 'creature')]
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from corpus.analysis.fold import fold


class TokenKind(Enum):
    """What a token is."""

    NUMBER = auto()  # 702.19b; a bare 702 is a WORD until somebody knows better
    SYMBOL = auto()  # {t}, {2/w}, +1/+1, 2/2
    WORD = auto()  # Latin letters and digits
    HAN = auto()  # an unbroken run of Chinese characters, not yet cut into words


class Token(NamedTuple):
    """A piece of a text: its folded form, what it is, and where it stands."""

    text: str
    kind: TokenKind
    start: int
    end: int


_made = Token._make  # half the time of a call by its fields
_PLAIN = r"(?P<word>[a-z\d\u00df-\u024f]+(?:'[a-z]+)?)|(?P<han>[\u3400-\u9fff〇]+)"
_TOKEN = re.compile(
    r"(?P<symbol>\{[^{}\s]{1,12}\}|(?<![a-z\d/])[+-]?[\dxy*]+/[+-]?[\dxy*]+(?![a-z\d/]))"
    r"|(?P<number>(?<![a-z\d.])[1-9]\d\d\.\d{1,3}(?:\.?[a-z]{1,2}(?![a-z\d]))?)"
    rf"|{_PLAIN}"
)
_WORDS = re.compile(_PLAIN)  # the same where no sign of the others is, in half the time
_ANY_TOKEN, _ANY_WORD = (
    re.compile(re.sub(r"\?P<\w+>", "?:", one.pattern)) for one in (_TOKEN, _WORDS)
)
_OTHERS = re.compile(r"[\d{/]")
_KINDS = {
    "symbol": TokenKind.SYMBOL,
    "number": TokenKind.NUMBER,
    "word": TokenKind.WORD,
    "han": TokenKind.HAN,
}


def texts_of(folded: str) -> list[str]:
    """The texts of the tokens of folded text, each of which `scan` finds alone, too.

    >>> texts_of("rule 702.19b: creature's {t}")
    ['rule', '702.19b', "creature's", '{t}']
    """
    found: list[str] = (_ANY_TOKEN if _OTHERS.search(folded) else _ANY_WORD).findall(folded)
    return found


@lru_cache(maxsize=64)
def tokens_of(text: str) -> tuple[Token, ...]:
    """The tokens of a text that is not folded; remembered, because it is asked for several times.

    Several fields of an index hold one text, and editions say much alike.
    """
    return tuple(scan(fold(text)))


def scan(folded: str) -> Iterator[Token]:
    """The tokens of folded text in order; possessive endings are left off words."""
    for match in (_TOKEN if _OTHERS.search(folded) else _WORDS).finditer(folded):
        kind = _KINDS[match.lastgroup or ""]
        text = match.group()
        if kind is TokenKind.WORD and text.endswith("'s"):
            text = text[:-2]
        start = match.start()
        yield _made((text, kind, start, start + len(text)))
