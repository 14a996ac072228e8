"""What a search gives back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from corpus.index.entries import Crumb, Entry, HitKind
from corpus.model import Bilingual, Lang, Span
from corpus.structs import Struct


class Match(StrEnum):
    """How a hit was found, the surest first."""

    NUMBER = "number"
    NAME = "name"  # the query is its whole name
    PHRASE = "phrase"
    SYMBOL = "symbol"
    WORDS = "words"
    TRANSLATION = "translation"  # a word of the other language
    SYNONYM = "synonym"  # the rules' word for what players say
    PINYIN = "pinyin"
    PART = "part"  # the beginning or a piece of a word
    SPELLING = "spelling"  # a word close to the one typed
    QUESTION = "question"  # a question like it was answered by this rule
    REFERENCE = "reference"  # its text cites the number


class NoteKind(StrEnum):
    """What a note says."""

    NO_SUCH_NUMBER = "no-such-number"
    ONLY_IN = "only-in"  # the number is in other editions than the one asked for
    CORRECTED = "corrected"
    NO_SUCH_PHRASE = "no-such-phrase"
    NOTHING_FOUND = "nothing-found"


@dataclass(frozen=True, slots=True)
class Note:
    """Something the reader should know about the results; `offers` are numbers or words."""

    kind: NoteKind
    text: Bilingual
    offers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Snippet:
    """A piece of a text of `edition` around what was found; `spans` are what to mark in it."""

    lang: Lang
    edition: str
    text: str
    spans: tuple[Span, ...]


class Sight(Protocol):
    """What a hit can still be asked."""

    def snippet(self, place: int, lang: Lang | None = None) -> Snippet: ...

    def edition_in(self, place: int, lang: Lang) -> str | None: ...

    def matched_by(self, place: int) -> tuple[Match, ...]: ...


class Hit(Struct, eq=False):
    """A rule, heading, glossary term or example that was found.

    `also_in` are the other editions that say the same at this place. What costs time to work out
    (`snippet`, `matched_by`) is worked out when it is asked for.
    """

    entry: Entry
    also_in: tuple[str, ...]
    score: float
    _place: int
    _sight: Sight

    @property
    def kind(self) -> HitKind:
        """What it is."""
        return self.entry.kind

    @property
    def number(self) -> str:
        """The rule's number; empty for a term."""
        return self.entry.number

    @property
    def example(self) -> int:
        """The place of an example within its rule, counted from 1; 0 for other kinds."""
        return self.entry.example

    @property
    def edition(self) -> str:
        """The edition whose text is shown."""
        return self.entry.edition

    @property
    def name(self) -> Bilingual:
        """The title of a heading, the name of a term; empty for other kinds."""
        return self.entry.name

    @property
    def text(self) -> Bilingual:
        """The text in `edition`, in the languages that edition has."""
        return self.entry.text

    @property
    def path(self) -> tuple[Crumb, ...]:
        """The headings above it, the chapter first."""
        return self.entry.path

    @property
    def term(self) -> str:
        """The name of a glossary term, Chinese where there is one; empty for other kinds."""
        return (self.name.zh or self.name.en or "") if self.kind is HitKind.TERM else ""

    @property
    def snippet(self) -> Snippet:
        """The piece of text to show, in the language of the query if the hit has it."""
        return self._sight.snippet(self._place)

    def edition_in(self, lang: Lang) -> str | None:
        """The edition that a piece of text in one language comes from; None if there is none."""
        return self._sight.edition_in(self._place, lang)

    def snippet_in(self, lang: Lang) -> Snippet | None:
        """The piece of text in one language; None if no edition of the hit has it."""
        snippet = self._sight.snippet(self._place, lang)
        return snippet if snippet.lang is lang else None

    @property
    def matched_by(self) -> tuple[Match, ...]:
        """How it was found, the surest first."""
        return self._sight.matched_by(self._place) or (Match.QUESTION,)


@dataclass(frozen=True, slots=True)
class Facets:
    """How many results there are in each chapter (0 is the glossary) and of each kind."""

    chapters: Mapping[int, int]
    kinds: Mapping[HitKind, int]


class Results(Struct, eq=False):
    """The answer to a query: one page of `total` hits."""

    query: str
    total: int
    hits: tuple[Hit, ...]
    did_you_mean: tuple[str, ...]
    notes: tuple[Note, ...]
    _tally: Callable[[], Facets]
    names: tuple[str, ...] = ()  # of what is no rule's: those in the query
    asks: bool = False  # it is a question, or names several such

    @property
    def facets(self) -> Facets:
        """How many of all results there are in each chapter and of each kind."""
        return self._tally()
