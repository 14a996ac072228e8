"""The words that are said of any game, and so are no names of cards by themselves."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

_CHINESE = re.compile("[\u4e00-\u9fff]")


class Ordinary:
    """The words that are said of any game, and so are no names by themselves."""

    def __init__(self, english: frozenset[str], chinese: str) -> None:
        self.english, self.chinese = english, chinese

    def __contains__(self, word: str) -> bool:
        return word in (self.chinese if _CHINESE.search(word) else self.english)


@cache
def ordinary() -> Ordinary:
    """The words of card text and of talk."""
    from judge.oracle.book import TABLES as OF_CARDS

    words = _literals(OF_CARDS)
    own = Path(__file__).with_name("ordinary.txt").read_text(encoding="utf-8")
    english = {word for text in (*words, own) for word in re.findall("[a-z]+", text.lower())}
    return Ordinary(frozenset(english), "\n".join((*words, own)))


def _literals(tables: Iterable[object]) -> list[str]:
    """The words of all wordings of some tables, what fills them aside."""
    from judge.language import Table, Template, Word

    rows = (row for table in tables if isinstance(table, Table) for row in table.rows)
    texts = (text for row in rows if isinstance(row, Template | Word) for text in row.en + row.zh)
    return [re.sub(r"\{[^{}]*\}", " ", text) for text in texts]
