"""A text becomes what it is about: names of the rules in either language, and other words.

>>> from corpus.analysis.names import Concept
>>> names = Names([Concept(("First Strike",), ("先攻",))])
>>> sorted(Subjects(names, list).of("Does first strike help a blocker?"))
['blocker', 'c0', 'help']
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from corpus.analysis.chinese import STOP_WORDS as CHINESE_STOP_WORDS
from corpus.analysis.english import STOP_WORDS, stem
from corpus.analysis.everyday import everyday
from corpus.analysis.fold import fold
from corpus.analysis.names import Names
from corpus.analysis.tokens import TokenKind, scan, tokens_of

_REMEMBERED = 1 << 13  # Chinese words


class Subjects:
    """Finds subjects, with names and what cuts Chinese into words."""

    def __init__(self, names: Names, cut: Callable[[str], Sequence[str]]) -> None:
        self._names, self._cut = names, cut
        self._said = everyday()
        self._chinese = lru_cache(_REMEMBERED)(self._of_chinese)

    def of(self, text: str) -> frozenset[str]:
        """The subjects of a text: `c` and a number for a name, else a stem or a Chinese word."""
        row: list[str] = []
        found: set[str] = set()
        for token in tokens_of(text):
            if token.kind is TokenKind.HAN:
                for word in self._cut(token.text):
                    if word not in CHINESE_STOP_WORDS:
                        found.update(self._chinese(word))
            elif token.kind is not TokenKind.NUMBER:
                row.append(token.text)
        found.update(self._latin(row))
        return frozenset(found)

    def _of_chinese(self, word: str) -> frozenset[str]:
        found: set[str] = set()
        for meant in (word, *self._said.get((word,), ())):
            concepts = self._names.of_word(meant)
            found.update([f"c{concept}" for concept in concepts] or [meant])
        return frozenset(found)

    def _latin(self, row: Sequence[str]) -> Iterator[str]:
        stems = [stem(word) for word in row]
        named: set[int] = set()
        for first, last, concepts in self._names.in_stems(stems):
            if last - first > 1 or row[first] not in STOP_WORDS:
                named.update(range(first, last))
                yield from (f"c{concept}" for concept in concepts)
        for place, word in enumerate(stems):
            if place not in named and row[place] not in STOP_WORDS:
                yield word
            for key in ((word,), tuple(stems[place : place + 2])):
                for meant in self._said.get(key, ()):
                    yield from self._meant(meant)

    def _meant(self, meant: str) -> Iterator[str]:
        if not meant.isascii():
            yield from self._chinese(meant)
            return
        stems = [stem(token.text) for token in scan(fold(meant))]
        named = self._names.in_stems(stems)
        yield from (f"c{concept}" for *_, concepts in named for concept in concepts)
        if not named:
            yield from stems
