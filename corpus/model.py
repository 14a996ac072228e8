"""The values of the corpus, from a document's lines to the entries of an edition.

>>> Bilingual(en="Trample", zh="践踏").get(Lang.ZH)
'践踏'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from enum import StrEnum

from corpus.ids import RuleId
from corpus.structs import Struct


class Lang(StrEnum):
    """A language of the corpus."""

    EN = "en"
    ZH = "zh"

    @property
    def other(self) -> Lang:
        """The other of the two."""
        return Lang.ZH if self is Lang.EN else Lang.EN


class Bilingual(Struct):
    """A text in English, Chinese or both; None is a text that the language does not have."""

    en: str | None = None
    zh: str | None = None

    @classmethod
    def of(cls, texts: Mapping[Lang, str]) -> Bilingual:
        """The texts as one value."""
        return cls(texts.get(Lang.EN), texts.get(Lang.ZH))

    def get(self, lang: Lang) -> str | None:
        """The text in `lang`."""
        return self.en if lang is Lang.EN else self.zh

    def with_text(self, lang: Lang, text: str) -> Bilingual:
        """The same with the text of `lang` set."""
        return Bilingual(text, self.zh) if lang is Lang.EN else Bilingual(self.en, text)

    def items(self) -> Iterator[tuple[Lang, str]]:
        """The languages that there are, each with its text, English first."""
        if self.en is not None:
            yield Lang.EN, self.en
        if self.zh is not None:
            yield Lang.ZH, self.zh

    @property
    def languages(self) -> tuple[Lang, ...]:
        """The languages that there are."""
        return tuple(lang for lang, _ in self.items())


class BlockKind(StrEnum):
    """What a piece of a document is."""

    CHAPTER = "chapter"  # "7. Additional Rules"
    SECTION = "section"  # "702. Keyword Abilities"
    KEYWORD = "keyword"  # "702.19. Trample": a numbered heading inside a section
    RULE = "rule"  # a numbered rule or subrule
    CONTINUATION = "continuation"  # a further paragraph of the rule above
    EXAMPLE = "example"
    TERM = "term"  # the name line of a glossary entry
    DEFINITION = "definition"  # a line of a glossary entry's text
    FRONT = "front"  # title, date, introduction
    CONTENTS = "contents"  # a line of the table of contents
    BACK = "back"  # credits and legal text
    NAVIGATION = "navigation"  # links to other pages, page directives


class Block(Struct):
    """One piece of a document in one language, markup removed, in document order.

    `label` is what stands before the text as printed ("702.19b", "Example:", "例如："); label and
    text of all blocks together are the whole text of the document. `line` counts from 1.
    """

    kind: BlockKind
    lang: Lang
    text: str
    line: int
    number: RuleId | None = None
    label: str = ""


class Span(Struct):
    """A piece of a text by character offsets, `end` excluded."""

    start: int
    end: int


class Note(Struct):
    """A translator's note inside a text: kept where it stands, and not rule text."""

    lang: Lang
    span: Span


class Source(Struct):
    """Where a text was read: the document's name and the line, counted from 1."""

    document: str
    line: int


class Variant(Struct):
    """Other words that a further document of the edition has for a text; they are not shown as it.

    `example` counts from 1; 0 is the rule or the entry itself.
    """

    lang: Lang
    text: str
    source: Source
    example: int = 0


class Example(Struct):
    """A worked example of a rule; `n` counts from 1 within the rule. Its lead word is not kept."""

    rule: RuleId
    n: int
    text: Bilingual
    notes: tuple[Note, ...] = ()
    sources: Mapping[Lang, Source] | None = None


class RuleKind(StrEnum):
    """What an entry of the book is."""

    CHAPTER = "chapter"
    SECTION = "section"
    KEYWORD = "keyword"  # a heading such as 702.19 "Trample", whose text is only a name
    RULE = "rule"
    SUBRULE = "subrule"


class Rule(Struct):
    """A numbered entry of the book: a heading (text is its title), a rule or a subrule."""

    id: RuleId
    kind: RuleKind
    text: Bilingual
    examples: tuple[Example, ...] = ()
    notes: tuple[Note, ...] = ()
    sources: Mapping[Lang, Source] | None = None
    variants: tuple[Variant, ...] = ()

    @property
    def is_heading(self) -> bool:
        """True for chapters, sections and keyword names."""
        return self.kind in (RuleKind.CHAPTER, RuleKind.SECTION, RuleKind.KEYWORD)


class Term(Struct):
    """A glossary entry: its name line, the names it is found by, and its text.

    `senses` are the numbered meanings where the entry has them; `definition` is the whole text.
    """

    name: Bilingual
    names: Mapping[Lang, tuple[str, ...]]
    definition: Bilingual
    senses: tuple[Bilingual, ...] = ()
    notes: tuple[Note, ...] = ()
    is_obsolete: bool = False
    sources: Mapping[Lang, Source] | None = None
    variants: tuple[Variant, ...] = ()

    @property
    def printed(self) -> str:
        """Its name in its own edition: English where there is one."""
        return self.name.en or self.name.zh or ""


class EdgeKind(StrEnum):
    """How one piece of text points at another."""

    REFERENCE = "reference"  # "see rule 601.2f", on ground that the edition's documents cover
    OUTSIDE = "outside"  # the same, on ground that no document of the edition covers
    SEE = "see"  # a glossary entry that names another


class Place(Struct):
    """A text of an edition: of a rule, of its n-th example (from 1), or of a glossary entry.

    `term` is the entry's position in `Edition.terms`, counted from 0.
    """

    rule: RuleId | None = None
    example: int = 0
    term: int | None = None


class Edge(Struct):
    """A link from a span of one text to a rule or to a glossary entry of the same edition.

    A range or list gives one edge for every number, each with the span where it is written.
    """

    kind: EdgeKind
    source: Place
    lang: Lang
    span: Span
    target: Place


class DocumentInfo(Struct):
    """A source document: what it is, what it covers, whom to thank."""

    name: str
    file: str
    format: str
    edition: date
    languages: tuple[Lang, ...]
    covers: tuple[str, ...]  # chapter or section numbers; "all" for a whole book
    sha256: str
    credit: str
    is_imported: bool = False
    credit_zh: str = ""  # the same in Chinese, if it is known


class Edition(Struct):
    """One edition: what its documents say, en and zh paired by number. Keys in book order."""

    date: date
    rules: Mapping[RuleId, Rule]
    terms: tuple[Term, ...]
    documents: tuple[DocumentInfo, ...]
    matter: tuple[Block, ...] = ()  # front, contents, back and navigation, kept as printed

    @property
    def key(self) -> str:
        """The edition's name everywhere outside: its effective date, `2023-11-17`."""
        return self.date.isoformat()

    @property
    def languages(self) -> tuple[Lang, ...]:
        """The languages that any of its documents has."""
        found = {lang for document in self.documents for lang in document.languages}
        return tuple(lang for lang in Lang if lang in found)

    def covers(self, number: RuleId) -> bool:
        """True if its documents hold the chapter or section that `number` is in."""
        return any(
            part == "all" or number.is_within(RuleId.parse(part))
            for document in self.documents
            for part in document.covers
        )
