"""The book's order: its contents, its editions, its examples."""

from __future__ import annotations

from typing import Annotated, Any

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Bilingual, DocumentInfo, Lang
from corpus.shelf import Shelf
from web.api.route import Given, InEdition, Languages, PageNumber, PageSize, Route, meant
from web.api.texts import Url, Words, spoken, words
from web.desk import Desk
from web.present import links


class Section(Given, frozen=True, kw_only=True):
    """A section of the contents; `title` is in one language, `titles` in those wanted."""

    number: str
    title: str
    titles: Words
    url: Url


class Chapter(Section, frozen=True, kw_only=True):
    """A chapter of the contents with its sections."""

    subsections: tuple[Section, ...]


class Contents(Given, frozen=True, kw_only=True):
    """The table of contents of an edition."""

    edition: str
    chapters: tuple[Chapter, ...]


class Document(Given, frozen=True, kw_only=True):
    """A document of an edition; `covers` are chapters and sections, or `all`."""

    name: str
    languages: tuple[Lang, ...]
    covers: tuple[str, ...]
    credit: str
    is_imported: bool = False


class EditionGiven(Given, frozen=True, kw_only=True):
    """An edition and what its documents hold."""

    edition: str
    is_default: bool
    languages: tuple[Lang, ...]
    count: Annotated[int, meant("How many entries it has.", "条目数。")]
    has_glossary: bool
    documents: tuple[Document, ...]
    url: Url


class Editions(Given, frozen=True, kw_only=True):
    """Every edition, newest first."""

    editions: tuple[EditionGiven, ...]


class ExampleGiven(Given, frozen=True, kw_only=True):
    """An example of a rule, counted from 1 within the rule."""

    rule_number: str
    n: int
    text: Words
    url: Url


class Examples(Given, frozen=True, kw_only=True):
    """One page of examples, in book order."""

    edition: str
    total: int
    page: int
    size: int
    examples: tuple[ExampleGiven, ...]


class ExamplesAsked(InEdition, frozen=True, kw_only=True):
    """Examples of a chapter, section or rule, or of the whole edition."""

    within: Annotated[
        str,
        meant("A chapter, section or rule.", "章、节或规则的编号。", max_length=40),
    ] = ""
    page: PageNumber = 1
    size: PageSize = 50


def contents(desk: Desk, asked: InEdition) -> Contents:
    """The chapters of an edition with their sections."""
    graph = desk.library.graph(asked.edition or None)
    return Contents(
        edition=graph.edition.key, chapters=tuple(chapters(desk.shelf, graph, asked.lang))
    )


def chapters(shelf: Shelf, graph: RuleGraph, langs: Languages) -> tuple[Chapter, ...]:
    """The chapters with their sections; a document without a chapter's heading gives a section."""
    tops = (number for number in graph.numbers if not graph.ancestors(number))
    return tuple(
        Chapter(
            **_line(shelf, graph, number, langs),
            subsections=tuple(
                Section(**_line(shelf, graph, n, langs)) for n in graph.children(number)
            ),
        )
        for number in tops
    )


def _line(shelf: Shelf, graph: RuleGraph, number: RuleId, langs: Languages) -> dict[str, Any]:
    name = shelf.title(graph, number)
    return {
        "number": str(number),
        "title": spoken(name, langs)[1],
        "titles": words(name, langs),
        "url": links.rule(graph.edition.key, number),
    }


def editions(desk: Desk, asked: InEdition) -> Editions:
    """Every edition; with `edition`, that one."""
    library = desk.library
    keys = [library.resolve(asked.edition)] if asked.edition else list(reversed(library.keys))
    return Editions(editions=tuple(_edition(library, key) for key in keys))


def _edition(library: Library, key: str) -> EditionGiven:
    holding = library.holding(key)
    return EditionGiven(
        edition=key,
        is_default=key == library.default,
        languages=library.languages_of(key),
        count=len(holding.numbers),
        has_glossary=bool(holding.terms),
        documents=tuple(_document(info) for info in library.documents_of(key)),
        url=links.edition(key),
    )


def _document(info: DocumentInfo) -> Document:
    return Document(
        name=info.name,
        languages=info.languages,
        covers=info.covers,
        credit=info.credit,
        is_imported=info.is_imported,
    )


def examples(desk: Desk, asked: ExamplesAsked) -> Examples:
    """The examples of a part of an edition. Raises `UnknownRule`."""
    graph = desk.library.graph(asked.edition or None)
    part = graph.rule(RuleId.parse(asked.within)).id if asked.within else None
    found = [e for e in graph.examples() if part is None or e.rule.is_within(part)]
    first = (asked.page - 1) * asked.size
    return Examples(
        edition=graph.edition.key,
        total=len(found),
        page=asked.page,
        size=asked.size,
        examples=tuple(
            ExampleGiven(
                rule_number=str(e.rule),
                n=e.n,
                text=words(e.text, asked.lang),
                url=links.rule_in(graph.edition.key, e.rule, part=e.n),
            )
            for e in found[first : first + asked.size]
        ),
    )


ROUTES = (
    Route(
        "/api/v1/toc",
        InEdition,
        Contents,
        contents,
        Bilingual("The contents", "目录"),
        example="/api/v1/toc",
    ),
    Route(
        "/api/v1/editions",
        InEdition,
        Editions,
        editions,
        Bilingual("The editions", "各版本"),
        example="/api/v1/editions",
    ),
    Route(
        "/api/v1/examples",
        ExamplesAsked,
        Examples,
        examples,
        Bilingual("Examples of the rules", "规则的例子"),
        example="/api/v1/examples?within=702.19",
    ),
)
