"""Terms by name and as a list, and the keywords of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec

from corpus.graph import RuleGraph
from corpus.model import Bilingual, Lang, Term
from corpus.shelf import Shelf
from corpus.terminology import Entry, TermKind
from web.api.route import Given, InEdition, Languages, PageNumber, PageSize, Route, meant
from web.api.texts import (
    Differing,
    Origin,
    Url,
    Words,
    defined,
    names,
    origins,
    senses,
    spoken,
    words,
)
from web.desk import Desk
from web.present import links
from web.present.texts import name_of

Name = Annotated[
    str, meant("A name of the term, in either language.", "术语的任一语言名称。",
               min_length=1, max_length=100),
]  # fmt: skip


class TermUse(Given, frozen=True, kw_only=True):
    """A text that uses a term: of a rule, or of one of its examples."""

    rule_number: str
    example: int = 0


class Meaning(Given, frozen=True, kw_only=True):
    """An entry of the table of terms: all its names and the rule about it."""

    kind: TermKind
    en: tuple[str, ...]
    zh: tuple[str, ...]
    rule_number: str | None = None


class TermGiven(Given, frozen=True, kw_only=True):
    """A term; `term` and `definition` are in one language, as the community's API spells them."""

    term: str
    definition: str | None
    names: Words
    edition: str
    url: Url
    meanings: tuple[Meaning, ...]
    text: Annotated[Words | None, meant("The glossary's words.", "词汇表的文字。")] = None
    borrowed: Origin = msgspec.field(name="from", default_factory=dict)
    differs: Differing = ()
    senses: tuple[Words, ...] = ()
    see: Annotated[tuple[Words, ...], meant("Entries it names.", "所参见的条目。")] = ()
    is_obsolete: bool = False
    used_in: Annotated[tuple[TermUse, ...], meant("Texts that use it.", "使用它的文字。")] = ()


class TermLine(Given, frozen=True, kw_only=True):
    """A glossary entry in the list."""

    names: Words
    text: Words
    url: Url
    borrowed: Origin = msgspec.field(name="from", default_factory=dict)
    differs: Differing = ()


class Terms(Given, frozen=True, kw_only=True):
    """One page of an edition's glossary, in its order."""

    edition: str
    total: int
    page: int
    size: int
    terms: tuple[TermLine, ...]


class Keyword(Given, frozen=True, kw_only=True):
    """A keyword and the rule about it."""

    names: Words
    url: Url
    rule_number: str | None = None


class Keywords(Given, frozen=True, kw_only=True):
    """The keywords of the game, in the order of their rules' language."""

    keyword_abilities: tuple[Keyword, ...]
    keyword_actions: tuple[Keyword, ...]
    ability_words: tuple[Keyword, ...]


class TermAsked(InEdition, frozen=True, kw_only=True):
    """A term by name."""

    term: Name


class TermsAsked(InEdition, frozen=True, kw_only=True):
    """A page of the glossary."""

    page: PageNumber = 1
    size: PageSize = 100


def one(desk: Desk, asked: TermAsked) -> TermGiven:
    """The term of a name. Raises `UnknownTerm` with the nearest."""
    graph = with_glossary(desk, asked.edition)
    entries = graph.terminology.by_name(asked.term)
    found = desk.shelf.find_term(graph, asked.term)
    if found is None and not entries:
        graph.term(asked.term)  # raises, and offers the nearest
    name = _name(desk.shelf, graph, entries, found)
    text, borrowed = defined(desk.shelf, graph, found, asked.lang) if found else (Bilingual(), {})
    return TermGiven(
        term=spoken(name, asked.lang)[1],
        definition=spoken(text, asked.lang)[1] or None,
        names=words(name, asked.lang),
        edition=graph.edition.key,
        url=links.term(graph.edition.key, name.en or name.zh or ""),
        meanings=tuple(
            Meaning(kind=e.kind, en=e.en, zh=e.zh, rule_number=str(e.rule) if e.rule else None)
            for e in entries
        ),
        text=words(text, asked.lang) if found else None,
        **origins(text, borrowed, asked.lang),
        senses=senses(desk.shelf, graph, found, asked.lang) if found else (),
        see=tuple(_see(desk, graph, found, asked.lang)) if found else (),
        is_obsolete=found is not None and found.is_obsolete,
        used_in=tuple(_uses(graph, entries)),
    )


def listed(desk: Desk, asked: TermsAsked) -> Terms:
    """A page of an edition's glossary."""
    graph = with_glossary(desk, asked.edition)
    first = (asked.page - 1) * asked.size
    return Terms(
        edition=graph.edition.key,
        total=len(graph.edition.terms),
        page=asked.page,
        size=asked.size,
        terms=tuple(
            _line(desk, graph, term, asked.lang)
            for term in graph.edition.terms[first : first + asked.size]
        ),
    )


def _line(desk: Desk, graph: RuleGraph, term: Term, langs: Languages) -> TermLine:
    name = desk.shelf.term_names(graph, term)
    text, borrowed = defined(desk.shelf, graph, term, langs)
    return TermLine(
        names=words(name, langs),
        text=words(text, langs),
        url=links.term(graph.edition.key, name.en or name.zh or ""),
        **origins(text, borrowed, langs),
    )


def keywords(desk: Desk, asked: InEdition) -> Keywords:
    """Keyword abilities, keyword actions and ability words."""
    graph = desk.library.graph(asked.edition or None)
    found = {kind: keywords_of(desk, graph, kind, asked.lang) for kind in KEYWORD_KINDS}
    return Keywords(**{KEYWORD_KINDS[kind]: each for kind, each in found.items()})


KEYWORD_KINDS: Mapping[TermKind, str] = {
    TermKind.KEYWORD_ABILITY: "keyword_abilities",
    TermKind.KEYWORD_ACTION: "keyword_actions",
    TermKind.ABILITY_WORD: "ability_words",
}


def keywords_of(
    desk: Desk, graph: RuleGraph, kind: TermKind, langs: Languages
) -> tuple[Keyword, ...]:
    """The keywords of a kind, each with its rule's number in the edition of `graph`."""
    return tuple(
        Keyword(
            names=words(names(entry), langs),
            url=links.term(graph.edition.key, name_of(entry, Lang.EN)),
            rule_number=_rule_in(desk, graph, entry),
        )
        for entry in graph.terminology.entries
        if entry.kind is kind
    )


def with_glossary(desk: Desk, edition: str) -> RuleGraph:
    """The edition asked for; the default one if it has no glossary."""
    graph = desk.library.graph(edition or None)
    return graph if graph.edition.terms else desk.library.graph()


def _name(
    shelf: Shelf, graph: RuleGraph, entries: tuple[Entry, ...], found: Term | None
) -> Bilingual:
    """The names as the glossary prints them; what it lacks is the table's."""
    known = names(entries[0]) if entries else Bilingual()
    printed = shelf.term_names(graph, found) if found else Bilingual()
    return Bilingual(printed.en or known.en, printed.zh or known.zh)


def _see(desk: Desk, graph: RuleGraph, term: Term, langs: Languages) -> Iterator[Words]:
    for other in graph.see(term):
        yield words(desk.shelf.term_names(graph, other), langs)


def _uses(graph: RuleGraph, entries: tuple[Entry, ...]) -> Iterator[TermUse]:
    for place in dict.fromkeys(place for entry in entries for place in graph.term_uses(entry)):
        if place.rule is not None:
            yield TermUse(rule_number=str(place.rule), example=place.example)


def _rule_in(desk: Desk, graph: RuleGraph, entry: Entry) -> str | None:
    """The number of a term's rule in an edition."""
    found = desk.library.defined(entry, graph.edition.key)
    return str(found) if found else None


ROUTES = (
    Route(
        "/api/v1/terms/<path:term>",
        TermAsked,
        TermGiven,
        one,
        Bilingual("A term by its name", "按名称查术语"),
        example="/api/v1/terms/践踏",
    ),
    Route(
        "/api/v1/terms",
        TermsAsked,
        Terms,
        listed,
        Bilingual("The glossary", "词汇表"),
        example="/api/v1/terms?size=20",
    ),
    Route(
        "/api/v1/keywords",
        InEdition,
        Keywords,
        keywords,
        Bilingual("Keywords and ability words", "关键字与异能提示"),
        example="/api/v1/keywords",
    ),
)
