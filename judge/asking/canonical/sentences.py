"""A sentence is read into plain data, as a scenario holds it, and plain data said as a sentence.

>>> said = say("item", {"player": "Ann", "cast": "Shock", "targets": ["Bob"]}, BOTH, Lang.ZH)
>>> said
'Ann施放Shock，目标为Bob。'
>>> read("item", said, BOTH) == {"player": "Ann", "cast": "Shock", "targets": ["Bob"]}
True
"""

from __future__ import annotations

from typing import Any

from judge.asking.canonical.book import grammar
from judge.asking.names.mentions import Known, Masked, dressed, mask, named
from judge.language import Reading, lowered
from judge.values import Bilingual, Lang, Value

BOTH = Known(("Ann", "Bob"), ("Shock",))  # of the examples
STOP = {Lang.EN: ".", Lang.ZH: "。"}
END = " .。?？"


class Unread(Value):
    """A sentence that is not read: the words from where it is not, and where they begin."""

    words: str
    at: int
    lang: Lang
    readings: int = 0  # how many it has, where there are several

    @property
    def said(self) -> Bilingual:
        """What is said of it.

        >>> Unread("sings.", 4, Lang.EN).said.en
        "the sentence is not read from 'sings.' on."
        """
        words = self.words
        if self.readings:
            return Bilingual(f"{words!r} can be read in several ways.", f"“{words}”有多种读法。")
        en = f"the sentence is not read from {words!r} on."
        return Bilingual(en, f"此句自“{words}”起读不懂。")


def language_of(text: str, known: Known) -> Lang:
    """The language of a text by its words, the names that it holds aside."""
    words = mask(text, known, Lang.ZH).text
    return Lang.ZH if any("\u2e80" < char < "\ue000" for char in words) else Lang.EN


def read(table: str, text: str, known: Known) -> Any | Unread:
    """What a sentence of a table says, as plain data."""
    lang = language_of(text, known)
    masked = mask(text, known, lang)
    found = read_masked(table, masked, lang)
    if isinstance(found, Unread):
        at = masked.place(found.at)
        return Unread(text[at:] or text, at, lang, found.readings)
    return found


def read_masked(table: str, masked: Masked, lang: Lang) -> Any | Unread:
    """The same of a text whose names have been found; what is unread is of the masked text."""
    words = masked.text.rstrip(END)
    words = lowered(words[:1]) + words[1:]
    found = grammar().read(table, words, lang)
    if isinstance(found, Reading):
        return named(found.value, masked.mentions)
    return Unread(masked.text[found.at :], found.at, lang, len(found.readings))


def say(table: str, value: object, known: Known, lang: Lang, stop: str | None = None) -> str | None:
    """The canonical sentence of plain data; None where no row says it, or it is read otherwise."""
    try:
        written = grammar().write(table, _frozen(value), lang)
    except LookupError:
        return None
    for quoted in (False, True):
        text = dressed(written, known, lang, quoted=quoted)
        text = text[:1].upper() + text[1:] + (stop or STOP[lang])
        if read(table, text, known) == _thawed(value):
            return text
    return None


def _frozen(value: Any) -> Any:
    """Plain data with tuples for lists, as the rows take it."""
    if isinstance(value, dict):
        return {key: _frozen(held) for key, held in value.items()}
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value


def _thawed(value: Any) -> Any:
    """Plain data with lists for tuples."""
    if isinstance(value, dict):
        return {key: _thawed(held) for key, held in value.items()}
    return [_thawed(held) for held in value] if isinstance(value, list | tuple) else value
