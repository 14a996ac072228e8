"""A text becomes what it is about: names of the rules in either language, and other words.

>>> from corpus.analysis.names import Concept
>>> names = Names([Concept(("First Strike",), ("先攻",))])
>>> sorted(Subjects(names, list).of("Does first strike help a giant?"))
['c0', 'giant', 'help']
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from corpus.analysis.chinese import STOP_WORDS as CHINESE_STOP_WORDS
from corpus.analysis.english import STOP_WORDS, stem
from corpus.analysis.everyday import everyday, pairs
from corpus.analysis.fold import fold
from corpus.analysis.names import Names
from corpus.analysis.tokens import TokenKind, scan, texts_of
from corpus.remembered import Remembered

_REMEMBERED = 1 << 13  # Chinese words


class _Word(NamedTuple):
    """A word of a text."""

    text: str
    kind: TokenKind
    stem: str
    alone: dict[str, None]  # its subjects


class Subjects:
    """Finds subjects, with names and what cuts Chinese into words."""

    def __init__(self, names: Names, cut: Callable[[str], Sequence[str]]) -> None:
        self._names, self._cut = names, cut
        self._said = everyday()
        self._begin = {said[0] for said in self._said}
        self._pairs = names.pairs() | pairs()
        self._words = Remembered(self._word, _REMEMBERED)
        self._chinese = Remembered(self._of_chinese, _REMEMBERED)
        self._meaning = cache(self._meant)

    def of(self, text: str) -> tuple[str, ...]:
        """The subjects of a text: `c` and a number for a name, else a stem or a Chinese word."""
        row: list[_Word] = []
        found: dict[str, None] = {}
        for one in texts_of(fold(text)):
            word = self._words[one]
            if word.kind is TokenKind.HAN:
                for part in self._cut(word.text):
                    if part not in CHINESE_STOP_WORDS:
                        found |= self._chinese[part]
            elif word.kind is not TokenKind.NUMBER:
                row.append(word)
        if not self._pairs.isdisjoint(pairwise([word.stem for word in row])):
            self._latin([word.text for word in row], found)
        else:
            for word in row:
                found |= word.alone
        return tuple(found)

    def _word(self, text: str) -> _Word:
        text, kind, *_ = next(scan(text))
        alone: dict[str, None] = {}
        if kind is not TokenKind.HAN:
            self._latin([text], alone)
        return _Word(text, kind, stem(text), alone)

    def _of_chinese(self, word: str) -> dict[str, None]:
        found: dict[str, None] = {}
        for meant in (word, *self._said.get((word,), ())):
            concepts = self._names.of_word(meant)
            found |= dict.fromkeys([f"c{concept}" for concept in concepts] or [meant])
        return found

    def _latin(self, row: Sequence[str], found: dict[str, None]) -> None:
        """Adds the subjects of a row of Latin words."""
        stems = [stem(word) for word in row]
        named: set[int] = set()
        for first, last, concepts in self._names.in_stems(stems):
            if last - first > 1 or row[first] not in STOP_WORDS:
                named.update(range(first, last))
                found |= dict.fromkeys([f"c{concept}" for concept in concepts])
        for place, word in enumerate(stems):
            if place not in named and row[place] not in STOP_WORDS:
                found[word] = None
            if word in self._begin:
                for key in ((word,), tuple(stems[place : place + 2])):
                    for meant in self._said.get(key, ()):
                        found |= self._meaning(meant)

    def _meant(self, meant: str) -> dict[str, None]:
        if not meant.isascii():
            return self._chinese[meant]
        stems = [stem(token.text) for token in scan(fold(meant))]
        named = [f"c{c}" for *_, concepts in self._names.in_stems(stems) for c in concepts]
        return dict.fromkeys(named or stems)
