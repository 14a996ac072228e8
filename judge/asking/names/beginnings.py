"""Where in a text the name of a card may begin: two words, or two Chinese characters, tell.

>>> begun = Beginnings(["wild growth", "clone", "仿生妖"], ["urborg"])
>>> begun.starts("a wild clone of 仿生妖, in a growth"), begun.starts("Urborg, urborg")
([(7, 'clone'), (16, None)], [(0, 'Urborg')])
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from operator import add, itemgetter

from corpus.remembered import Remembered

WORD = re.compile(r"[A-Za-z0-9À-ž]+(?:[’'][A-Za-z]+)*")
CHINESE = re.compile("[\u4e00-\u9fff]")
MOST_WORDS = 8  # of a name
_BOTH_CHINESE = re.compile(f"{CHINESE.pattern}{{2}}")
_CHINESE_LAST = re.compile(f"{CHINESE.pattern}(?=[^\u4e00-\u9fff])")  # another sign is next
_GAP = re.compile(r" ?// ?|[,:’']? |[’']?[/\-]")  # between words of a name
_LEFT_OUT = re.compile(r"[’'·,.!?“”\"\s/\-～~－]")  # of the form of a name
_PLURAL = re.compile("(?<=[a-z]{3})s$")
_REMEMBERED = 1 << 14  # words


class Beginnings:
    """What names begin with; those of `short` begin with a capital where they are no Chinese."""

    def __init__(self, full: Iterable[str], short: Iterable[str]) -> None:
        full, short = tuple(full), tuple(short)
        self.most_words = _most_words((*full, *short))
        self._may_open = Remembered(self._opens, _REMEMBERED)
        self._full, self._short = _first_words(full), _first_words(short)
        self._longest: dict[str, int] = {}  # by the first character, and by the first two
        for key in (*full, *short):
            if CHINESE.match(key):
                for begin in (key[0], key[:2]):
                    self._longest[begin] = max(len(key), self._longest.get(begin, 0))
        self._pairs = {begin for begin in self._longest if len(begin) > 1}
        self._firsts = self._longest.keys() - self._pairs
        self._three = {key[:3] for key in (*full, *short) if CHINESE.match(key)}  # or all of two

    def starts(self, text: str) -> list[tuple[int, str | None]]:
        """Where names may begin, in order, with the word there if it is no Chinese."""
        starts: list[tuple[int, str | None]] = []
        if any(map(self._may_open.__getitem__, WORD.findall(text))):
            words = [(one.start(), one[0]) for one in WORD.finditer(text)]
            for place, (at, word) in enumerate(words):
                if self._may_open[word] and self._begin(*words[place : place + 2]):
                    starts.append((at, word))
        if text.isascii():
            return starts
        pairs, firsts = self._pairs, self._firsts
        both_chinese = enumerate(map(add, text, text[1:]))
        chinese = {at for at, two in both_chinese if two in pairs and self._goes_on(text, at)}
        chinese.update(at.start() for at in _CHINESE_LAST.finditer(text) if at[0] in firsts)
        return sorted([*starts, *((at, None) for at in chinese)], key=itemgetter(0))

    def _begin(self, first: tuple[int, str], *after: tuple[int, str]) -> bool:
        """True if a name may begin with a word and the one after it."""
        both = [form(word) for _, word in (first, *after)]
        said = both[0], " ".join(both)
        return not self._full.isdisjoint(said) or (
            first[1][:1].isupper() and not self._short.isdisjoint(said)
        )

    def _goes_on(self, text: str, at: int) -> bool:
        """True if a name may begin with the two Chinese characters here and what is next."""
        three = text[at : at + 3]
        return three in self._three or three[:2] in self._three or not CHINESE.match(three[-1])

    def _opens(self, word: str) -> bool:
        return form(word) in self.most_words

    def last_end(self, text: str, at: int) -> int:
        """Where the longest Chinese name would end that may begin here; `at` where none may."""
        pair = text[at : at + 2]
        if pair[0] not in self._firsts or (
            _BOTH_CHINESE.fullmatch(pair) and pair not in self._pairs
        ):
            return at
        left, end = self._longest.get(pair) or self._longest[pair[0]], at
        while end < len(text) and (left or _LEFT_OUT.match(text, end)):
            left -= not _LEFT_OUT.match(text, end)
            end += 1
        return end


@lru_cache(maxsize=1 << 14)
def form(name: str) -> str:
    """The form in which names are compared: no case, no marks, singular.

    >>> form("Tormod’s Crypts"), form("Fire // Ice"), form("Wear/Tear")
    ('tormods crypt', 'fire ice', 'wear tear')
    """
    plain = re.sub(r"[’'·,.!?“”\"]", "", name.casefold())
    words = re.sub(r"[\s/\-～~－]+", " ", plain).strip()
    return words if CHINESE.search(words) else _PLURAL.sub("", words)


def _most_words(keys: Iterable[str]) -> dict[str, int]:
    """The words that names begin with, each with the most words of such a name."""
    found: dict[str, int] = {}
    for key in keys:
        word, words = key.partition(" ")[0], min(key.count(" ") + 1, MOST_WORDS)
        for opening in (word, form(word)):
            found[opening] = max(words, found.get(opening, 0))
    return found


def _first_words(keys: Iterable[str]) -> set[str]:
    """What names begin with, two words or the only one, each as it is and as it is alone."""
    each = ([{word, form(word)} for word in key.split(" ", 2)[:2]] for key in keys)
    return {" ".join(words) for both in each for words in product(*both)}


def ends_of_words(text: str, at: int, most: int) -> list[int]:
    """Where each of the next words ends, at most so many; none where no word begins."""
    if at and text[at - 1].isascii() and text[at - 1].isalnum():
        return []
    ends: list[int] = []
    while len(ends) < most:
        word = WORD.match(text, at)
        if word is None:
            break
        ends.append(word.end())
        gap = _GAP.match(text, word.end())
        if gap is None:
            break
        at = gap.end()
    return ends
