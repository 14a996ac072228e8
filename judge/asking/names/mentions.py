"""Names and quotations of a text become one sign each: no word of them is taken for another.

A name is one that is known: of a player, a card, a label. What stands in quotation marks is a name
as it is written, or a text. `Ann's Bear`, `Forest #2` and what Chinese has for them is one mention.

>>> known = Known(("Ann",), ("Forest", "Forest Bear"))
>>> masked = mask("Ann's Forest #2 and Forest Bear", known, Lang.EN)
>>> [one.name for one in masked.mentions], len(masked.text)
(["Ann's Forest #2", 'Forest Bear'], 7)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator
from difflib import SequenceMatcher
from functools import cached_property
from typing import Any

from judge.errors import nearest
from judge.values import Lang, Value

FIRST = 0xE100  # the sign of the first mention of a text; no text has such signs
LAST = 0xF700
OPENING, CLOSING = "\ue0f0", "\ue0f1"  # around a name as it is written, until its dress is chosen
OF_QUOTATIONS = 0xF000  # the first sign of what is quoted as the words of a card
OF_PLAYERS = 0xF500  # the first sign of a player who is called by a name
MOST = OF_PLAYERS - OF_QUOTATIONS  # mentions of one text
NAMED = re.compile(f"[{chr(FIRST)}-{chr(OF_QUOTATIONS - 1)}]")
QUOTED = re.compile(f"[{chr(OF_QUOTATIONS)}-{chr(OF_PLAYERS - 1)}]")
PLAYER = re.compile(f"[{chr(OF_PLAYERS)}-{chr(LAST)}]")
SIGN = re.compile(f"[{chr(FIRST)}-{chr(LAST)}]")
RESERVED = re.compile("[\ue000-\uf8ff]")
QUOTES = {"“": "”", "「": "」", "『": "』", '"': '"'}
LONGEST = 80  # characters of a name that is looked for
LONGEST_NAME = 6  # words, or Chinese characters, of a misspelt name
_NUMBER = re.compile(" ?#([0-9]{1,9})(?![0-9])")
_OF_PLAYER = {Lang.EN: re.compile("['’]s "), Lang.ZH: re.compile("的")}
_COUNTER = "指示物"
_OWNED = re.compile("^(.+?)'s (.+)$")
_WRAPPED = re.compile(f"{OPENING}([^{OPENING}{CLOSING}]*){CLOSING}")


class Mention(Value):
    """A name or quotation: what it says, and where it stands in the text."""

    name: str
    start: int
    end: int
    is_text: bool = False  # words of a card that stand in no quotation marks
    is_player: bool = False  # who is called by a name of the question's own


class Masked(Value):
    """A text with a sign for each of its mentions."""

    text: str
    mentions: tuple[Mention, ...]

    def place(self, at: int) -> int:
        """Where a place of the masked text stands in the text itself."""
        signs = [i for i, char in enumerate(self.text[:at]) if SIGN.match(char)]
        longer = (self.mentions[place_of(self.text[i])] for i in signs)
        return at + sum(one.end - one.start - 1 for one in longer)


class Known:
    """The names that a text may use bare: those of its players and objects, and other cards."""

    def __init__(
        self,
        players: tuple[str, ...] = (),
        objects: tuple[str, ...] = (),
        cards: Callable[[], Container[str]] = frozenset,
    ) -> None:
        self.own = frozenset(name for name in (*players, *objects) if name[:1].isalnum())
        self.firsts = {name[0] for name in self.own}
        self.cards = cards

    def with_names(self, names: tuple[str, ...]) -> Known:
        """The same names and some more."""
        return Known((), (*self.own, *names), self.cards)

    @cached_property
    def longest(self) -> int:
        """The most characters that a name of these has."""
        return max((LONGEST, *map(len, self.own)))

    def at(self, text: str, start: int) -> str | None:
        """The longest known name that begins here; one of this text's own before another card's."""
        first = text[start]
        is_possible = first in self.firsts or (first.isalnum() and not first.islower())
        if not is_possible or not _is_bound(text, start):
            return None
        ends = [
            end
            for end in range(min(len(text), start + self.longest), start, -1)
            if _is_bound(text, end)
        ]
        words = [text[start:end] for end in ends]
        own = next((word for word in words if word in self.own), None)
        if own is not None or not first.isalnum() or first.islower():
            return own
        cards = self.cards()
        return next((word for word in words if word in cards), None)

    def nearest(self, words: str) -> str | None:
        """The name of these most like what some words begin with, if one is like it."""
        apart = words.split()
        begun = [" ".join(apart[:number]) for number in range(1, 1 + min(LONGEST_NAME, len(apart)))]
        begun += [words[:length] for length in range(2, 2 + LONGEST_NAME)]
        found = [(word, name) for word in begun if (name := nearest(word, self.own))]
        like = [
            (SequenceMatcher(None, word, name).ratio(), name)
            for word, name in found
            if name not in words
        ]
        return max(like)[1] if like else None


NOBODY = Known()


def names_of_cards(cards: Iterable[Any]) -> Iterator[str]:
    """What the cards that a scenario brings along are called, and their faces."""
    for card in cards:
        if isinstance(card, dict):
            yield from (str(card[key]) for key in ("name",) if key in card)
            faces = card.get("faces")
            yield from names_of_cards(faces if isinstance(faces, list | tuple) else ())


def _is_bound(text: str, at: int) -> bool:
    """True where no Latin word or number runs on."""
    return at in (0, len(text)) or not (_is_latin(text[at - 1]) and _is_latin(text[at]))


def _is_latin(char: str) -> bool:
    return char.isascii() and char.isalnum()


def mask(text: str, known: Known, lang: Lang) -> Masked:
    """The text with a sign for each name and quotation; a quoted name is known from there on."""
    parts: list[str] = []
    mentions: list[Mention] = []
    at = 0
    while at < len(text):
        found = _quotation(text, at) or _name(text, at, known, lang)
        if found is None or len(mentions) >= MOST:
            parts.append(text[at])
            at += 1
            continue
        if text[at] in QUOTES and found.name not in known.own:
            known = known.with_names((found.name,))
        parts.append(chr(FIRST + len(mentions)))
        mentions.append(found)
        at = found.end
    return Masked("".join(parts), tuple(mentions))


def _quotation(text: str, start: int) -> Mention | None:
    """What stands in quotation marks that open here; those within it are part of it."""
    opening = text[start]
    closing = QUOTES.get(opening)
    depth = 0
    for at in range(start, len(text) if closing else start):
        if text[at] == closing and depth:
            depth -= 1
            if not depth:
                return Mention(text[start + 1 : at], start, at + 1)
        elif text[at] == opening:
            depth += 1
    return None


def _name(text: str, start: int, known: Known, lang: Lang) -> Mention | None:
    """The name that begins here, with whose and which it is."""
    name = known.at(text, start)
    if name is None:
        return None
    end, whose = start + len(name), ""
    if name not in known.own and text.startswith(_COUNTER, end):
        return None  # 寒冰指示物 is an ice counter, though a card is called 寒冰
    owned = _OF_PLAYER[lang].match(text, end) if name in known.own else None
    rest = owned and known.at(text, owned.end())
    if owned and rest:
        whose, name, end = f"{name}'s ", rest, owned.end() + len(rest)
    number = _NUMBER.match(text, end)
    if number:
        return Mention(f"{whose}{name} #{number[1]}", start, number.end())
    return Mention(f"{whose}{name}", start, end)


def named(value: Any, mentions: tuple[Mention, ...]) -> Any:
    """Plain data with the names in place of their signs, and lists in place of tuples."""
    if isinstance(value, str):
        return SIGN.sub(lambda sign: mentions[place_of(sign[0])].name, value)
    if isinstance(value, dict):
        return {named(key, mentions): named(held, mentions) for key, held in value.items()}
    if isinstance(value, list | tuple):
        return [named(held, mentions) for held in value]
    return value


def place_of(sign: str) -> int:
    """Which mention of its text a sign stands for."""
    return ord(sign) - max(base for base in (FIRST, OF_QUOTATIONS, OF_PLAYERS) if base <= ord(sign))


def wrapped(name: str) -> str:
    """A name as it is written into a sentence at first; a sign stays one."""
    return name if SIGN.fullmatch(name) else f"{OPENING}{name}{CLOSING}"


def dressed(text: str, known: Known, lang: Lang, *, quoted: bool = False) -> str:
    """A text with its names bare where they are known so, else (or `quoted`) in quotation marks."""
    return _WRAPPED.sub(lambda name: _dress(name[1], known, lang, quoted=quoted), text)


def _dress(name: str, known: Known, lang: Lang, *, quoted: bool) -> str:
    owned = _OWNED.match(name)
    bare = f"{owned[1]}的{owned[2]}" if owned and lang is Lang.ZH else name
    for words in () if quoted else (name, bare):
        masked = mask(words, known, lang)
        if len(masked.text) == 1 and [one.name for one in masked.mentions] == [name]:
            return words
    return f"“{name}”"
