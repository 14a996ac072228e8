"""The official English book in plain text becomes blocks."""

from __future__ import annotations

from corpus.formats.book import Layout, read_book
from corpus.formats.lines import language_of
from corpus.model import Block, Lang

NAME = "official_english"
_LAYOUT = Layout("The English book", Lang.EN, "Contents", "Glossary", "Credits")


def accepts(head: str) -> bool:
    """True if `head` is the title and introduction of the official book, in English alone."""
    title = head.lstrip().split("\n", 1)[0].lower()
    has_title = title.startswith("magic") and "comprehensive rules" in title
    return has_title and language_of(head) is Lang.EN


def read(text: str) -> tuple[Block, ...]:
    """All of `text` as blocks; raises `BadDocument` if a part of the book is missing."""
    return read_book(text, _LAYOUT)
