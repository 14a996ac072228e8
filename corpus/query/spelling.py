"""A word that no text has becomes words that texts have: its endings, its sound, its neighbors."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from fnmatch import translate
from functools import cached_property
from typing import NamedTuple

import numpy as np

from corpus.alike import most_alike
from corpus.analysis.fold import is_han
from corpus.index.store import Index
from corpus.query.results import Match
from corpus.remembered import Remembered

_MOST_ENDINGS = 6
_MOST_ALIKE = 64
_LEAST_PREFIX = 3
_LEAST_HEARD, _MOST_HEARD = 3, 8  # characters of a longer run that are read by their sound
_LEAST_ALIKE = 74.0
_REMEMBERED = 1 << 12  # words that no text has


class Reading(NamedTuple):
    """What a word may stand for, and how it was read."""

    words: tuple[str, ...]
    match: Match


class Spelt:
    """Words of which those like a word are looked for: only those with enough of its letters."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words
        self._sizes = np.array([len(word) for word in words])
        self._letters = np.array([_letters(word) for word in words], dtype=np.uint32)

    def most_alike(self, word: str, number: int, *, least: float) -> list[tuple[str, float]]:
        """The same as `corpus.alike.most_alike` of all."""
        letters, size = np.uint32(_letters(word)), len(word)
        theirs = self._sizes - np.bitwise_count(self._letters & ~letters)
        ours = size - np.bitwise_count(letters & ~self._letters).astype(np.intp)
        in_common = np.minimum(theirs, ours)
        may_be = in_common >= least / 200 * (self._sizes + size) - 1e-6
        names = [self._words[at] for at in may_be.nonzero()[0].tolist()]
        return most_alike(word, names, number, least=least)


def _letters(word: str) -> int:
    """The letters of a word, a bit for each; some that English has not share one."""
    found = 0
    for letter in word:
        found |= 1 << ord(letter) % 32
    return found


def _with_any(places: Sequence[int], size: int, length: int) -> Iterator[int]:
    """Where a window of so many characters begins that has both characters of a place."""
    last = -1
    for at in places:
        yield from range(max(last + 1, at - size + 2, 0), min(at, length - size) + 1)
        last = max(last, min(at, length - size))


class Spelling:
    """Reads words that the index does not have."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self.meant = Remembered(self._meant, _REMEMBERED)

    def _meant(self, word: str) -> Reading | None:
        """What a word is read as that no text has, and that sounds like nothing."""
        return self.endings(word) or self.nearest(word)

    @cached_property
    def _sorted(self) -> list[str]:
        """The English words of the texts in order."""
        return sorted(self._index.forms)

    @cached_property
    def _rank(self) -> dict[str, int]:
        """The place of each English word by frequency."""
        return {word: place for place, word in enumerate(self._index.forms)}

    def endings(self, word: str) -> Reading | None:
        """The English words that begin with `word`, the most frequent first."""
        if len(word) < _LEAST_PREFIX:
            return None
        first = bisect_left(self._sorted, word)
        last = bisect_left(self._sorted, word + "\uffff", first)
        found = sorted(self._sorted[first:last], key=self._rank.__getitem__)[:_MOST_ENDINGS]
        return Reading(tuple(found), Match.PART) if found else None

    def beginning(self, start: str) -> list[str]:
        """The Chinese words that begin with `start`, the most frequent first."""
        found = self._containing.get(start[:1], []) if start else []
        return [word for word in found if word.startswith(start)][:_MOST_ENDINGS]

    def like(self, pattern: str) -> list[str]:
        """The words of the form of `pattern`, English ones first, the most frequent first."""
        fits = re.compile(translate(pattern)).match
        found = filter(fits, (*self._index.forms, *self._index.channels["word"].slots))
        return list(dict.fromkeys(found))[:_MOST_ALIKE]

    def sounds(self, words: Sequence[str]) -> tuple[int, Reading] | None:
        """The Chinese words that the first words of `words` are pinyin of, and how many those are.

        The longest row of words is tried first, then the initials of a name: `zpbz` is 抓牌步骤.
        """
        for size in range(min(len(words), 6), 0, -1):
            found = self._index.sounds.words.get("".join(words[:size]))
            if found:
                return size, Reading(tuple(found[:4]), Match.PINYIN)
        named = self._index.sounds.initials.get(words[0], ())
        return (1, Reading(tuple(named[:4]), Match.PINYIN)) if named else None

    def misheard(self, run: str) -> tuple[int, int, Reading] | None:
        """The part of a run that sounds like a word and has neighbors that no text has, if any.

        Its first place, the place after it, and what it stands for: in 触法式异能 the whole run.
        """
        grams = self._index.channels["gram"].slots
        odd = [at for at in range(len(run) - 1) if run[at : at + 2] not in grams]
        if not odd:
            return None
        sounds = self._index.sounds
        heard = [sounds.readings.get(char, "?") for char in run]
        least = min(len(run), _LEAST_HEARD)
        for size in range(min(len(run), _MOST_HEARD), least - 1, -1):
            for first in _with_any(odd, size, len(run)):
                found = sounds.words.get("".join(heard[first : first + size]))
                if found:
                    return first, first + size, Reading(tuple(found[:2]), Match.SPELLING)
        return None

    def nearest(self, word: str) -> Reading | None:
        """The English word, or the Chinese word by its pinyin, that is spelled most like `word`."""
        if len(word) < 4 or not word.isalpha():
            return None
        near = self._forms.most_alike(word, 4, least=_LEAST_ALIKE)
        by_sound = self._pinyin.most_alike(word, 1, least=_LEAST_ALIKE + 10)
        if near and (not by_sound or near[0][1] >= by_sound[0][1]):
            best = min(near, key=lambda one: (-self._likeness(word, *one), self._rank[one[0]]))
            return Reading((best[0],), Match.SPELLING)
        if by_sound:
            return Reading(tuple(self._index.sounds.words[by_sound[0][0]][:2]), Match.SPELLING)
        return None

    def _likeness(self, word: str, other: str, ratio: float) -> float:
        """How alike two words are: letters and order, the first letter, how usual the other is."""
        same = sorted(word) == sorted(other)
        usual = 4.0 * (1 - self._rank[other] / len(self._rank))
        return ratio + (6.0 if same else 0.0) + (3.0 if word[0] == other[0] else 0.0) + usual

    @cached_property
    def _forms(self) -> Spelt:
        """The English words of the texts."""
        return Spelt(self._index.forms)

    @cached_property
    def _pinyin(self) -> Spelt:
        """Every spelling that is long enough to be mistaken."""
        return Spelt([spelling for spelling in self._index.sounds.words if len(spelling) > 4])

    @cached_property
    def _containing(self) -> dict[str, list[str]]:
        """The Chinese words that each character is in."""
        found: dict[str, list[str]] = {}
        for word in self._index.channels["word"].slots:
            if len(word) > 1 and is_han(word[0]):
                for char in set(word):
                    found.setdefault(char, []).append(word)
        count = self._index.channels["word"].count
        return {char: sorted(words, key=count, reverse=True) for char, words in found.items()}

    def containing(self, char: str, most: int) -> list[str]:
        """The Chinese words with a character in them, the most frequent first."""
        return self._containing.get(char, [])[:most]
