"""A question is read without what is typed around names: quotation marks, spaces in Chinese.

>>> closed = closed_up("我有 2 点生命。对手施放 Shock Wave。", Lang.ZH, {"Shock Wave"}.__contains__)
>>> closed.text
'我有2点生命。对手施放Shock Wave。'
>>> [closed.place(at) for at in (0, 2, 3)]
[0, 3, 5]
>>> closed_up('I cast "Shock Wave" on it.', Lang.EN, {"Shock Wave"}.__contains__).text
'I cast Shock Wave on it.'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from judge.asking.names.beginnings import form
from judge.asking.names.naming import NameBook
from judge.keywords import KEYWORDS
from judge.questions.sizing import worded
from judge.questions.values import Read, Reading, Span
from judge.values import Lang, Value

_CHINESE = "\u3001-\u303f\u3400-\u9fff\uff00-\uffef“”"
_GAP = re.compile(
    f"(?<=[{_CHINESE}])[ \t\u00a0\u3000]+|(?<![.?!])[ \t\u00a0\u3000]+(?=[{_CHINESE}])"
)
_QUOTED = re.compile('“([^“”]{2,40})”|「([^「」]{2,40})」|《([^《》]{2,40})》|"([^"\n]{2,40})"')


_KEYWORDS = {said.casefold() for one in KEYWORDS for said in (one.name.en, one.name.zh)}


class Closed(Value):
    """A text without such signs, and where each of its characters stands in the text itself."""

    text: str
    places: tuple[int, ...]

    def place(self, at: int) -> int:
        """Where what begins at a place of the closed text begins in the text itself."""
        return self.places[at] if at < len(self.places) else self.places[-1] + 1


def closed_up(text: str, lang: Lang, is_name: Callable[[str], bool]) -> Closed:
    """A text without the marks around names of cards, and without the spaces beside Chinese.

    Sizes in words are sizes as cards print them.
    """
    instead = {at: (at + 1, "") for at in _marks(text, is_name)}
    if lang is Lang.ZH:
        instead |= {gap.start(): (gap.end(), "") for gap in _GAP.finditer(text)}
    instead |= {start: (end, size) for start, end, size in worded(text, lang)}
    closed, places, at = "", list[int](), 0
    while at < len(text):
        end, words = instead.get(at, (at + 1, text[at]))
        closed += words
        last = max(1, len(words) - 1)
        places += [at + n * (end - at - 1) // last for n in range(len(words))]
        at = end
    return Closed(closed, tuple(places))


def is_name(words: str, book: NameBook) -> bool:
    """True of words in quotation marks that are one name of a card, and nothing else."""
    if words[:1].islower() or words.casefold() in _KEYWORDS:
        return False
    if form(words) in book.full and form(words) not in book.of_others:
        return True
    found = list(book.find(words, misspelt=False))
    return len(found) == 1 and (found[0].start, found[0].end) == (0, len(words))


def _marks(text: str, is_name: Callable[[str], bool]) -> Iterator[int]:
    """The places of the marks around names of cards."""
    for found in _QUOTED.finditer(text):
        if is_name(found[found.lastindex or 0]):
            yield from (found.start(), found.end() - 1)


def opened(found: Read, text: str, closed: Closed) -> Read:
    """What became of a closed text, told of the text itself."""

    def span(one: Span) -> Span:
        start, end = closed.place(one.start), closed.place(one.end - 1) + 1
        return Span(text[start:end], start, end, one.became)

    def reading(one: Reading) -> Reading:
        return one.with_(spans=tuple(map(span, one.spans)), unread=tuple(map(span, one.unread)))

    return found.with_(
        question=text,
        reading=reading(found.reading),
        readings=tuple(map(reading, found.readings)),
    )
