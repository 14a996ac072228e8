"""The whole Chinese book in plain text becomes blocks.

Every line of it is Chinese, also those that hold English names only.
"""

from __future__ import annotations

from corpus.formats.book import Layout, read_book
from corpus.model import Block, Lang

NAME = "plain_chinese"
_LAYOUT = Layout("The Chinese book", Lang.ZH, "目录", "词汇表", "版权信息")


def accepts(head: str) -> bool:
    """True if `head` is the title and introduction of the Chinese book."""
    return head.lstrip().startswith("万智牌完整规则") and "\n" + _LAYOUT.contents in head


def read(text: str) -> tuple[Block, ...]:
    """All of `text` as blocks; raises `BadDocument` if a part of the book is missing."""
    return read_book(text, _LAYOUT)
