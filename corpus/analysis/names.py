"""Names of the rules, found in either language: `trample` and 践踏 become one concept.

A concept is a row of the table of terms. Texts and queries are both read for names, so that a
question in one language meets a rule written in the other.

>>> names = Names([Concept(("First Strike",), ("先攻",)), Concept(("Strike",), ())])
>>> names.in_stems(["first", "strike", "damag"])
[(0, 2, (0,))]
>>> names.of_word("先攻")
(0,)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from corpus.analysis.english import STOP_WORDS, stem
from corpus.analysis.fold import fold, is_han
from corpus.analysis.tokens import TokenKind, scan, tokens_of

_K = TypeVar("_K")


class Concept(NamedTuple):
    """What has names in both languages, and the number of the rule that defines it."""

    en: tuple[str, ...]
    zh: tuple[str, ...]
    rule: str = ""


class Names:
    """Looks up concepts, told by their places in `concepts`, by English stems or Chinese words."""

    __slots__ = ("_stems", "_words", "concepts")

    def __init__(self, concepts: Iterable[Concept]) -> None:
        self.concepts = tuple(concepts)
        stems: dict[str, dict[tuple[str, ...], list[int]]] = {}
        words: dict[str, list[int]] = {}
        for place, concept in enumerate(self.concepts):
            for name in concept.en:
                key = stems_of(name)
                if key and not (len(key) == 1 and key[0] in STOP_WORDS):
                    _add(stems.setdefault(key[0], {}), key, place)
            for name in concept.zh:
                _add(words, fold(name), place)
        self._words = {word: tuple(places) for word, places in words.items()}
        self._stems = {
            head: sorted(
                ((key, tuple(places)) for key, places in found.items()), key=lambda kv: -len(kv[0])
            )
            for head, found in stems.items()
        }

    def __reduce__(self) -> tuple[type[Names], tuple[tuple[Concept, ...]]]:
        return Names, (self.concepts,)

    def of_word(self, word: str) -> tuple[int, ...]:
        """The concepts that a Chinese word names."""
        return self._words.get(word, ())

    def of_stem(self, stem: str) -> tuple[int, ...]:
        """The concepts with a name of one English word."""
        return next((c for key, c in self._stems.get(stem, ()) if len(key) == 1), ())

    def single_words(self) -> list[str]:
        """Every name of one word: stems, and Chinese words."""
        return [head for head in self._stems if self.of_stem(head)] + self.chinese()

    def pairs(self) -> set[tuple[str, ...]]:
        """The two stems that each name of several words begins with."""
        return {key[:2] for keys in self._stems.values() for key, _ in keys if len(key) > 1}

    def in_stems(self, stems: Sequence[str]) -> list[tuple[int, int, tuple[int, ...]]]:
        """The names in a row of stems: (first, last + 1, concepts), the longest at each place."""
        found = []
        place = 0
        while place < len(stems):
            for key, concepts in self._stems.get(stems[place], ()):
                if tuple(stems[place : place + len(key)]) == key:
                    found.append((place, place + len(key), concepts))
                    place += len(key) - 1
                    break
            place += 1
        return found

    def named_in(self, text: str) -> list[str]:
        """The concepts that a text without Chinese names, as `c` and their places."""
        kinds = (TokenKind.WORD, TokenKind.SYMBOL)
        stems = [stem(token.text) for token in tokens_of(text) if token.kind in kinds]
        return [f"c{place}" for _, _, places in self.in_stems(stems) for place in places]

    def chinese(self) -> list[str]:
        """Every name written in Chinese characters alone, folded."""
        return [word for word in self._words if all(is_han(char) for char in word)]


def stems_of(text: str) -> tuple[str, ...]:
    """The stems of a text's words, and its symbols as they are.

    >>> stems_of("+1/+1 Counters")
    ('+1/+1', 'counter')
    """
    kinds = (TokenKind.WORD, TokenKind.SYMBOL)
    return tuple(stem(t.text) for t in scan(fold(text)) if t.kind in kinds)


def title_key(text: str) -> str:
    """The form under which a whole name is found: its stems without stop words, joined.

    >>> title_key("The Monarch"), title_key("力量／防御力"), title_key("Rules")
    ('monarch', '力量 防御力', 'rule')
    """
    words = [
        (stem(t.text) if t.kind is TokenKind.WORD else t.text, t.text) for t in scan(fold(text))
    ]
    return title_key_of([(form, word in STOP_WORDS) for form, word in words])


def title_key_of(words: Sequence[tuple[str, bool]]) -> str:
    """The same of words that are known: of each the stem, and whether it is a stop word."""
    return " ".join([form for form, is_stop in words if not is_stop] or [form for form, _ in words])


def _add(table: dict[_K, list[int]], key: _K, place: int) -> None:
    """Adds a place to the list of a key, once."""
    places = table.setdefault(key, [])
    if place not in places:
        places.append(place)
