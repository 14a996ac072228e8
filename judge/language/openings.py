"""How the wordings of a text open: the tables that are read first, and the first word's beginning.

The first words tell it, so that no text is cut into its wordings to make the index of a language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from judge.language.template import NUMBER, Part, parts_of

KEY = 3  # characters that a production is indexed by
_EITHER = re.compile(r"\[([^\[\]]*)\]|<([^<>]*)>")
_HEAD = re.compile(  # up to the first words that a production is indexed by
    r"(?:\{\{[^{}]+\}\}|\{[^{}]*\}|\[[^\[\]]*\]|<[^<>]*>"
    rf"|[^]\[{{}}<>]{{1,{KEY - 1}}}(?=[\[{{<]))*[^]\[{{}}<>]{{{KEY}}}"
)

Opening = tuple[tuple[str, ...], str]  # tables to read first, and how the word after them begins


def openings_of(text: str) -> tuple[Opening, ...]:
    """How the wordings of a text open, which its first words tell: it need not be cut for that.

    >>> openings_of("[draw/discard] a card[ at random]")
    (((), 'dra'), ((), 'dis'))
    >>> openings_of("{players} <draws/draw> a card")
    ((('players',), ' dr'), (('players',), ' dr'))
    """
    number = NUMBER.match(text) if text[:1] == "@" else None
    body = text[number.end() :] if number else text
    head = _HEAD.match(body)
    return _openings(head[0] if head else body)


@cache
def _openings(text: str) -> tuple[Opening, ...]:
    match = _EITHER.search(text) if "[" in text or "<" in text else None
    if match is None:
        return (opening_of(parts_of(text)),)
    said = match[1] or match[2] or ""
    either = said.split("/") if "/" in said else (said, "")
    every = (_openings(text[: match.start()] + words + text[match.end() :]) for words in either)
    return tuple(opening for found in every for opening in found)


def opening_of(parts: Iterable[Part]) -> Opening:
    """The tables that are read before the first word, and how that begins, if there is one."""
    tables: list[str] = []
    for part in parts:
        if isinstance(part, str):
            return tuple(tables), part[:KEY]
        tables.append(part.table)
    return tuple(tables), ""
