"""Names of cards in a text: whole, the part before the comma, and nicknames, in either language.

>>> from judge.cards.pool import builtin_pool
>>> spotted = Spotter(builtin_pool()).of("does blood moon affect Urborg?", {"moon"}.__contains__)
>>> spotted.names[0], spotted.rest
(('Blood Moon',), 'does   affect  ?')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judge.cards.card import Card
from judge.cards.nicknames import nicknames
from judge.cards.pool import Pool
from judge.values import Value

_LEAST = 3  # Latin letters of a name that is written without a capital
_LONGEST_LINE = 60  # characters of a line that lists keyword abilities


class Spotted(Value):
    """A text without its names of cards, and for each name the cards that it may mean."""

    rest: str
    names: tuple[tuple[str, ...], ...] = ()


class Spotter:
    """Finds the names of a pool's cards in texts."""

    def __init__(self, pool: Pool) -> None:
        self._cards: dict[str, list[str]] = {}
        for name in pool.names():
            for one in dict.fromkeys((name.en, name.zh)):
                for called in dict.fromkeys((one, one.split(", ")[0], one.split("，")[0])):
                    self._cards.setdefault(_key(called), []).append(name.en)
        for nickname, card in nicknames().items():
            self._cards.setdefault(_key(nickname), [card])
        self._by_start: dict[str, list[str]] = {}
        for key in sorted(self._cards, key=len, reverse=True):
            if len(key) > 1:
                self._by_start.setdefault(key[:2], []).append(key)

    def of(self, text: str, is_word: Callable[[str], bool]) -> Spotted:
        """The names in a text; `is_word` tells ordinary words, which are no names of themselves."""
        key, parts, names, last = _key(text), [], [], 0
        at = 0
        while at < len(key):
            name = self._at(key, at, text, is_word)
            if name is None:
                at += 1
                continue
            names.append(tuple(self._cards[name]))
            parts.append(text[last:at])
            at = last = at + len(name)
        rest = " ".join((*parts, text[last:])) if names else text
        return Spotted(rest, tuple(dict.fromkeys(names)))

    def _at(self, key: str, at: int, text: str, is_word: Callable[[str], bool]) -> str | None:
        """The longest name that stands at a place of a text."""
        for name in self._by_start.get(key[at : at + 2], ()):
            end = at + len(name)
            is_there = key.startswith(name, at) and _stands_alone(key, at, end)
            if is_there and self._is_meant(name, text[at:end], is_word, is_first=at == 0):
                return name
        return None

    def _is_meant(
        self, name: str, written: str, is_word: Callable[[str], bool], *, is_first: bool
    ) -> bool:
        """False for an ordinary word without a capital, or with that of a sentence's first word."""
        if not name.isascii():
            return not is_word(name)
        if " " in name or "-" in name:
            return not is_word(name)
        if written[0].isupper() and not is_first:
            return True
        return len(name) >= _LEAST and not is_word(name)


def said_of(card: Card) -> str:
    """What a card is in words of the rules: its types, and the keyword abilities of its lines."""
    return " ".join(dict.fromkeys(_said(card)))


def _said(card: Card) -> Iterator[str]:
    for face in card.faces:
        yield from (str(kind) for kind in face.type_line.types)
        for line in face.text.splitlines():
            if len(line) <= _LONGEST_LINE and "." not in line and ":" not in line:
                yield line.partition(" (")[0].lower()


def _key(text: str) -> str:
    """A text of the same length without case and curly quotes."""
    lower = text.lower()
    return (lower if len(lower) == len(text) else text).replace("’", "'")


def _stands_alone(key: str, start: int, end: int) -> bool:
    """True where no Latin word runs on before or after."""
    before = start > 0 and _is_latin(key[start - 1]) and _is_latin(key[start])
    after = end < len(key) and _is_latin(key[end]) and _is_latin(key[end - 1])
    return not before and not (after and key[end : end + 2] not in ("s ", "s"))


def _is_latin(char: str) -> bool:
    return char.isascii() and char.isalnum()
