"""Cards are found in a text as people name them: in either language, short, or misspelt.

A name counts in full in any case; a part of it ("Valakut", "莎利雅") where it is of one card only
and no ordinary word. What is found is a mention with the card's English name.

>>> book = NameBook((("Urborg, Tomb of Yawgmoth", "约格莫夫墓窟乌尔博格"), ("Clone", "仿生妖")))
>>> [one.name for one in book.find("is Urborg or a clone of 乌尔博格 there")]
['Urborg, Tomb of Yawgmoth', 'Clone', 'Urborg, Tomb of Yawgmoth']
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from corpus.alike import most_alike
from judge.asking.names.as_verbs import done
from judge.asking.names.beginnings import CHINESE, MOST_WORDS, WORD, Beginnings, ends_of_words, form
from judge.asking.names.mentions import (
    FIRST,
    MOST,
    OF_PLAYERS,
    OF_QUOTATIONS,
    QUOTES,
    Masked,
    Mention,
)
from judge.asking.names.named_players import players_named
from judge.asking.names.ordinary import ordinary
from judge.asking.names.shortening import begins, called_in_chinese, lies_in, named_once, quotations
from judge.asking.names.slips import is_slip
from judge.asking.names.worded import worded
from judge.cards.subtypes import Family, all_subtypes

LEAST_CHINESE = 2  # characters of a part of a name
LONG_PART = 3  # characters of a part by which any card may be called
LEAST_ALIKE = 88  # of 100, of a misspelt name
LEAST_MISSPELT = 6  # letters
_MAY_BEGIN = re.compile(f"(?P<word>{WORD.pattern})|{CHINESE.pattern}")
CALLED = re.compile(r"\b(?:the|my|his|her|their|that|this|opponent's) ([A-Za-z]+)\b", re.IGNORECASE)
CALLED_BARE = re.compile(  # "on Jace", where Jace Beleren was named
    r"(?:(?<=[a-z,.!?] )|(?<=[\u4e00-\u9fff]))([A-Z][a-z]+)\b", re.ASCII
)
POSSESSIVE = re.compile("[’']s$")
_SMALL = "(?:the|of|to|a|an|in|and|for|on)"  # words without a capital in a name
TITLED = re.compile(rf"[A-Z0-9][\w'’]*(?:[^\w'’]+(?:{_SMALL}\b|[A-Z0-9][\w'’]*))*")
VARIANTS = ("two headed giant", "free for all", "brawl", "双头巨人")  # of the game; cards too
STOPS = ",.!?:，。！？：…"
LEAST_TITLED = 5  # letters of a name before a comma that has no capital: "urborg"
LEAST_BEGUN = 4  # letters of what begins the name of a card of the question: "Lili"
# A nickname that is an ordinary word names nothing before what it would be done to.
DONE_TO = re.compile(r"[a-z]+ (?:my|his|her|their|the|a|an|it|that|this)\b")
# It is the card where a sentence begins with it, and then says what only cards do or are done to.
OF_CARDS = re.compile(
    r"[a-z]+ (?:(?:on|targets|targeting|naming|names|resolves) |triggers? |in response\b|out\b)",
    re.IGNORECASE,
)


class NameBook:
    """The forms of all names, each with the English name of its card.

    `names` are those of each card, its own in English first; `nicknames` are pairs of one and its
    card; of the cards in `asked` people speak by a part of the name that other cards
    have too; `others` are called in full only.
    """

    def __init__(
        self,
        names: Iterable[tuple[str, ...]],
        nicknames: Iterable[tuple[str, str]] = (),
        asked: Iterable[str] = (),
        others: Iterable[tuple[str, ...]] = (),
    ) -> None:
        held = tuple(names)
        self.full: dict[str, str] = {}
        for card, *called in held:
            for name in (card, *called):
                self.full.setdefault(form(name), card)
        self.nicknames = {form(nickname): card for nickname, card in nicknames}
        for nickname, card in self.nicknames.items():
            self.full.setdefault(nickname, card)
        self.short = _only_ones(_parts(held), self.full, frozenset(asked))
        self.titled = {form(one[0].partition(",")[0]) for one in held if "," in one[0]}
        self.long: dict[str, list[str]] = {}  # by the letter they begin with, which nobody misses
        for key in self.full:
            if len(key) >= LEAST_MISSPELT:
                self.long.setdefault(key[0], []).append(key)
        self.of_others: set[str] = set()
        for key, card in ((form(name), one[0]) for one in others for name in one):
            is_meant = len(key) > 1 and key not in VARIANTS and not self.short.get(key)
            if is_meant and key not in self.full:
                self.full[key] = card
                self.of_others.add(key)
        self.beginnings = Beginnings(self.full, self.short)

    @cached_property
    def in_chinese(self) -> dict[str, tuple[str, ...]]:
        """The Chinese names of each card, where it has some."""
        held: dict[str, tuple[str, ...]] = {}
        for key, card in self.full.items():
            if CHINESE.search(key):
                held[card] = (*held.get(card, ()), key)
        return held

    def find(self, text: str, *, misspelt: bool = True) -> Iterator[Mention]:
        """The mentions of cards in a text, in order; with misspelt names or without."""
        at = 0
        if not misspelt:
            for start, word in self.beginnings.starts(text):
                if start >= at and (found := self._at(text, start, word, misspelt=False)):
                    yield found
                    at = found.end
            return
        while (begun := _MAY_BEGIN.search(text, at)) is not None:
            found = self._at(text, begun.start(), begun["word"], misspelt=True)
            at = begun.end()
            if found is not None:
                yield found
                at = found.end

    def _at(self, text: str, at: int, word: str | None, *, misspelt: bool) -> Mention | None:
        """The mention that begins here, with a word or a Chinese character."""
        if word is None:
            return self._chinese(text, at)
        return self._latin(text, at, word, misspelt=misspelt)

    def of_question(self, text: str) -> tuple[Mention, ...]:
        """The same, and what calls a card of the question by a part of its name: "the elf"."""
        quoted = tuple(quotations(text))
        said = (*quoted, *(one for one in worded(text) if not lies_in(one, quoted)))
        cards = [one for one in self.find(text) if not lies_in(one, said)]
        cards = list(self._of_this_question(text, cards))
        players = players_named(text, tuple(one.name for one in cards))
        said = (*said, *players)
        found = named_once(text, [one for one in cards if not lies_in(one, players)])
        parts = _shared_out(found, self.full)
        again: list[Mention] = []
        for called in (*CALLED.finditer(text), *CALLED_BARE.finditer(text)):
            start, end = called.start(1), called.end(1)
            if begins(text, start) and form(called[1]) in ordinary():
                continue  # the capital is that of the sentence
            card = parts.get(form(called[1])) or _begun(called[1], found)
            if card and not any(one.start < end and start < one.end for one in (*found, *again)):
                again.append(Mention(card, start, end))
        again += called_in_chinese(text, found, self.in_chinese)
        return tuple(sorted((*found, *again, *said), key=lambda one: one.start))

    def _of_this_question(self, text: str, cards: list[Mention]) -> Iterator[Mention]:
        """The mentions; a part of a name that a card of the question has too means that card."""
        called = {one: form(text[one.start : one.end]) for one in cards}
        in_full = [one for one in cards if called[one] in self.full]
        parts = _shared_out(in_full, self.full)
        for one in cards:
            meant = parts.get(called[one])
            yield one.with_(name=meant) if meant and one not in in_full else one

    def _latin(self, text: str, at: int, word: str, *, misspelt: bool) -> Mention | None:
        """The name of Latin letters that begins here with a word, the longest."""
        most = MOST_WORDS if misspelt else self.beginnings.most_words.get(form(word), 0)
        ends = ends_of_words(text, at, most) if most else []
        for end in reversed(ends):
            words = text[at:end]
            if verb := done(text, at, end, self.full, self.of_others):
                return _mention(verb, text, at, end)
            card = self.full.get(form(words))
            if card is not None and self._may_be_name(text, at, words):
                return _mention(card, text, at, end)
        for end in reversed(ends):
            card = self._part(text, at, end)
            if card is not None:
                return _mention(card, text, at, end)
        return self._misspelt(text, at, ends) if misspelt else None

    def _may_be_name(self, text: str, at: int, words: str) -> bool:
        """False of words that are said of any game, unless capitals tell: "the end", The End."""
        key = form(words)
        if " " in key and key in self.of_others:
            is_said = all(one in ordinary() for one in key.split())
            return not is_said or TITLED.fullmatch(words) is not None
        if " " in words or key not in ordinary():
            return True
        if key in self.nicknames and DONE_TO.match(text, at):
            return False
        if key in self.nicknames and begins(text, at) and OF_CARDS.match(text, at):
            return True
        return words[:1].isupper() and not begins(text, at)

    def _part(self, text: str, at: int, end: int) -> str | None:
        """The card of which words with a capital, or before its comma, are a part: "sheoldred"."""
        words = text[at:end]
        key = form(words)
        is_name = key in self.titled and len(key) >= LEAST_TITLED
        card = self.short.get(key) if words[:1].isupper() or is_name else None
        return None if card and begins(text, at) and key in ordinary() else card

    def _misspelt(self, text: str, at: int, ends: list[int]) -> Mention | None:
        """The name that some words are like, word for word; ordinary words are said rightly."""
        for end in reversed(ends[:4]):
            key = form(text[at:end])
            if len(key) < LEAST_MISSPELT or all(word in ordinary() for word in key.split()):
                continue
            for alike, _ in most_alike(key, self.long.get(key[0], ()), 1, least=LEAST_ALIKE):
                if is_slip(key, alike):
                    return _mention(self.full[alike], text, at, end)
        return None

    def _chinese(self, text: str, at: int) -> Mention | None:
        """The Chinese name that begins here, the longest."""
        for end in range(self.beginnings.last_end(text, at), at + LEAST_CHINESE - 1, -1):
            if text[end - 1] in STOPS:
                continue  # which are of the sentence, not of the name
            key = form(text[at:end])
            if key in self.full and (key in self.nicknames or key not in ordinary()):
                return Mention(self.full[key], at, end)
            if key in self.short:  # a longer part that several cards have is no shorter one
                card = self.short[key]
                return None if card is None else Mention(card, at, end)
        return None


def _mention(card: str, text: str, start: int, end: int) -> Mention:
    """A card's mention, without the "'s" by which something is said to be of it."""
    is_of_it = POSSESSIVE.search(text, start, end) and not POSSESSIVE.search(card)
    return Mention(card, start, end - 2 if is_of_it else end)


def _shared_out(found: Iterable[Mention], full: dict[str, str]) -> dict[str, str | None]:
    """The words by which the cards of a question are told apart: the first or last of a name."""
    parts: dict[str, set[str]] = {}
    for card in {one.name for one in found}:
        words = card.partition(",")[0].replace(" // ", " ").split()
        for word in {words[0], words[-1]} if len(words) > 1 or "," in card else ():
            parts.setdefault(form(word), set()).add(card)
    return {
        part: next(iter(cards))
        for part, cards in parts.items()
        if len(cards) == 1 and part not in full and len(part) > 2
    }


def _begun(word: str, found: Iterable[Mention]) -> str | None:
    """The one card of a question whose name begins with a word that is none: "Lili"."""
    key = form(word)
    if len(key) < LEAST_BEGUN or not word[:1].isupper() or key in ordinary():
        return None
    cards = {one.name for one in found if form(one.name.split()[0]).startswith(key)}
    return next(iter(cards)) if len(cards) == 1 else None


def _parts(names: Iterable[tuple[str, ...]]) -> Iterator[tuple[str, str]]:
    """The parts by which a card is called, each with its card."""
    for card, *others in names:
        for name in (card, *others):
            if CHINESE.search(name):
                sides = range(LEAST_CHINESE, len(name))
                yield from ((form(part), card) for n in sides for part in {name[:n], name[-n:]})
            else:
                before, comma, _ = name.partition(",")
                words = before.replace(" // ", " ").split()
                parts = {before, words[0], words[-1]} if comma else {words[0], words[-1]}
                yield from ((form(part), card) for part in parts if len(part) > 2)


def _only_ones(
    parts: Iterable[tuple[str, str]], full: dict[str, str], asked: frozenset[str]
) -> dict[str, str | None]:
    """The parts that are no whole name and no ordinary word, each with the one card it means.

    It means none where several have it, and none or several of them are asked about.
    """
    held: dict[str, set[str]] = {}
    for part, card in parts:
        held.setdefault(part, set()).add(card)
    return {
        part: _one_of(cards, asked, part)
        for part, cards in held.items()
        if part not in full and (part not in ordinary() or part in _planeswalkers())
    }


@cache
def _planeswalkers() -> frozenset[str]:
    """The planeswalker types, as names have them: cards say them of any, questions of one."""
    types = (one for one in all_subtypes() if one.family is Family.PLANESWALKER)
    return frozenset(form(name) for one in types for name in (one.en, *one.zh))


def _one_of(cards: set[str], asked: frozenset[str], part: str) -> str | None:
    """The one card of some, or the one of them that is asked about; short parts tell only that."""
    meant = cards & asked if len(cards) > 1 or len(part) < LONG_PART else cards
    return next(iter(meant)) if len(meant) == 1 else None


def masked(text: str, mentions: Iterable[Mention]) -> Masked:
    """The text with a sign for each of some mentions."""
    parts: list[str] = []
    kept: list[Mention] = []
    at = 0
    for one in mentions:
        if len(kept) < MOST:
            is_text = one.is_text or text[one.start] in QUOTES
            first = OF_PLAYERS if one.is_player else OF_QUOTATIONS if is_text else FIRST
            parts += [text[at : one.start], chr(first + len(kept))]
            kept.append(one)
            at = one.end
    return Masked("".join((*parts, text[at:])), tuple(kept))
