"""The names of terms are found in running text: the longest wins, never inside another word.

>>> from corpus.terminology import Terminology
>>> vocabulary = Vocabulary(Terminology.open().entries)
>>> [(t.entry.en[0], t.span.start) for t in vocabulary.find("法术力费用", Lang.ZH)]
[('Mana Cost', 0)]
"""

from __future__ import annotations

from collections.abc import Iterable

import ahocorasick_rs

from corpus.model import Lang, Span
from corpus.structs import Struct
from corpus.terminology import Entry, TermKind

# Names of these kinds are known, so that no shorter name is found inside them, but not linked:
# the texts that use them list hundreds.
_UNLINKED = frozenset({TermKind.SUBTYPE, TermKind.COUNTER_KIND, TermKind.SECTION})
# A name of one Chinese character is a word of its own only between such characters.
_BEFORE = frozenset("张个此该些的是或和与为有每一某这其（，、；：。“ \n将把在任")
_AFTER = frozenset("的是或和与会有被不可在从将时且均都，、；：。”） \n上之并")


class TermUse(Struct):
    """A term used in a text, and where."""

    entry: Entry
    span: Span


class Vocabulary:
    """Finds the names of entries in texts of either language."""

    __slots__ = ("_all", "_found")

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._all = tuple(entries)
        self._found: dict[Lang, tuple[list[Entry], ahocorasick_rs.AhoCorasick]] = {}

    def _of(self, lang: Lang) -> tuple[list[Entry], ahocorasick_rs.AhoCorasick]:
        """The entries of a language by place, and what finds their places in a text."""
        found = self._found.get(lang)
        if found is None:
            names: dict[str, Entry] = {}
            for entry in self._all:
                for form in _linked_forms(entry, lang):
                    names.setdefault(form, entry)
            longest = ahocorasick_rs.MatchKind.LeftmostLongest
            matcher = ahocorasick_rs.AhoCorasick(list(names), matchkind=longest)
            found = self._found[lang] = list(names.values()), matcher
        return found

    def find(self, text: str, lang: Lang) -> tuple[TermUse, ...]:
        """The terms of `text` in order, not overlapping."""
        folded = text.lower() if lang is Lang.EN else text
        if len(folded) != len(text):
            folded = text  # a letter whose small form is longer would shift the offsets
        entries, matcher = self._of(lang)
        is_word = _is_english_word if lang is Lang.EN else _is_chinese_word
        return tuple(
            TermUse(entries[index], Span(start, end))
            for index, start, end in matcher.find_matches_as_indexes(folded)
            if entries[index].kind not in _UNLINKED and is_word(text, start, end)
        )


def _linked_forms(entry: Entry, lang: Lang) -> tuple[str, ...]:
    """The spellings of an entry that running text is searched for: no nicknames.

    A short second name is an abbreviation or slang, and turns up inside unrelated words.
    """
    shortest = 3 if lang is Lang.ZH else 5
    names = entry.names(lang)
    kept = [*names[:1], *(name for name in names[1:] if len(name) >= shortest)]
    return tuple(form for name in kept for form in _forms(name, lang))


def _forms(name: str, lang: Lang) -> tuple[str, ...]:
    """The spellings a name is found by: English also as a plural."""
    if lang is Lang.ZH:
        return (name,)
    low = name.lower()
    if low.endswith("y") and low[-2:-1] not in "aeiou":
        return (low, low[:-1] + "ies")
    if low.endswith(("s", "x", "ch", "sh")):
        return (low, low + "es")
    return (low, low + "s")


def _is_english_word(text: str, start: int, end: int) -> bool:
    before, after = text[start - 1 : start], text[end : end + 1]
    return not (before.isalnum() or after.isalnum() or after == "-" or before == "-")


def _is_chinese_word(text: str, start: int, end: int) -> bool:
    before, after = text[start - 1 : start], text[end : end + 1]
    if text[start:end].isascii():
        return not (
            (before.isascii() and before.isalnum()) or (after.isascii() and after.isalnum())
        )
    if end - start > 1:
        return True
    return (not before or before in _BEFORE) and (not after or after in _AFTER)
