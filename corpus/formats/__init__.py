"""Markups of rule documents: each module here turns one into uniform blocks.

To add one, write a module with NAME, which is its own, `accepts` and `read`, and list it in
FORMATS. A module is loaded when its format is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from corpus.errors import BadDocument, Said, at_line
from corpus.model import Block

HEAD = 4000  # characters that a reader may look at to tell whether a document is its own


class Format(Protocol):
    """What a module of this folder offers."""

    NAME: str

    def accepts(self, head: str, /) -> bool:
        """True if a document that begins with `head` is in this markup."""
        ...

    def read(self, text: str, /) -> tuple[Block, ...]:
        """The whole of `text` as blocks; raises `BadDocument` with every problem."""
        ...


FORMATS = (  # in the order in which they are asked whether a document is theirs
    "exported_json",
    "dokuwiki_glossary",
    "dokuwiki",
    "markdown_glossary",
    "markdown",
    "official_english",
    "plain_chinese",
    "plain_bilingual",
)
MARK_HEADINGS = frozenset({"dokuwiki", "markdown"})  # a keyword's name is a heading there


@cache
def formats() -> tuple[Format, ...]:
    """All formats, in their order."""
    return tuple(map(named, FORMATS))


def named(name: str) -> Format:
    """The format called `name`; raises `BadDocument` with the names there are."""
    if name in FORMATS:
        return cast("Format", import_module(f"{__name__}.{name}"))
    names = ", ".join(FORMATS)
    raise BadDocument(
        "The document",
        [Said(f"there is no format {name!r}; there are {names}", f"没有“{name}”格式；现有{names}")],
    )


def detect(text: str, file: str) -> Format:
    """The format of `text`; raises `BadDocument` if no reader accepts it."""
    head = text[:HEAD]
    for candidate in formats():
        if candidate.accepts(head):
            return candidate
    names = ", ".join(FORMATS)
    raise BadDocument(
        file,
        [
            at_line(
                1,
                f"it begins like none of the formats known here ({names})",
                f"开头不符合任何已知格式（{names}）",
            )
        ],
    )
