"""A search: hits with their place, snippets with offsets, how each was found, and facets."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from corpus.ids import RuleId
from corpus.index import HitKind
from corpus.model import Bilingual, Lang
from corpus.query.results import Hit, Match, NoteKind, Snippet
from web.api.route import Given, InEdition, PageNumber, PageSize, Route, meant
from web.api.texts import Heading, LaterGiven, Url, Words, heading, later, words
from web.desk import Desk
from web.present import hits, links
from web.search import MOST_CHARACTERS, Wish, cleaned

NO_CONTROLS = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$"  # a text without control characters
Query = Annotated[
    str,
    meant(
        "A number, words in either language, a term, or a query with AND, OR, NOT and fields.",
        "编号、任一语言的词句、术语，或带有AND、OR、NOT与字段的查询。",
        max_length=MOST_CHARACTERS,
        pattern=NO_CONTROLS,
    ),
]


Span = Annotated[
    tuple[int, ...],
    meant("Where it begins and ends.", "起止位置。", min_length=2, max_length=2),
]


class SnippetGiven(Given, frozen=True, kw_only=True):
    """A piece of a text; `spans` are the pairs of offsets to mark in it."""

    lang: Lang
    edition: str
    text: str
    spans: tuple[Span, ...]


class HitGiven(Given, frozen=True, kw_only=True):
    """A rule, heading, glossary term or example."""

    kind: HitKind
    edition: str
    also_in: tuple[str, ...]
    score: float
    matched_by: Annotated[tuple[Match, ...], meant("The surest first.", "最确切者在前。")]
    path: tuple[Heading, ...]
    snippets: tuple[SnippetGiven, ...]
    url: Url
    rule_number: str | None = None
    example: int = 0
    later: LaterGiven | None = None
    names: Annotated[Words | None, meant("Of a heading or term.", "标题或术语的名称。")] = None


class FacetsGiven(Given, frozen=True, kw_only=True):
    """How many of all results are in each chapter (0 is the glossary), and of each kind."""

    chapters: dict[str, int]
    kinds: dict[HitKind, int]


class NoteGiven(Given, frozen=True, kw_only=True):
    """What the reader should know about the results."""

    kind: NoteKind
    text: Words


class Found(Given, frozen=True, kw_only=True):
    """One page of results."""

    query: str
    total: int
    page: int
    size: int
    hits: tuple[HitGiven, ...]
    facets: FacetsGiven
    notes: tuple[NoteGiven, ...]
    did_you_mean: tuple[str, ...]


class SearchAsked(InEdition, frozen=True, kw_only=True):
    """What to search for, where, and which page of it."""

    q: Query
    chapter: Annotated[
        Annotated[int, Meta(ge=0, le=9)] | None,
        meant("A chapter; 0 is the glossary.", "章；0为词汇表。"),
    ] = None
    kind: Annotated[HitKind | None, meant("A kind of result.", "结果的类型。")] = None
    page: PageNumber = 1
    size: PageSize = 20


def search(desk: Desk, asked: SearchAsked) -> Found:
    """A page of the results. Raises `BadQuery`, `Refused` and `UnknownEdition`."""
    edition = desk.library.resolve(asked.edition) if asked.edition else None
    wish = Wish(cleaned(asked.q), edition, asked.chapter, asked.kind, asked.page, asked.size)
    found = desk.searching.find(wish)
    return Found(
        query=wish.text,
        total=found.total,
        page=wish.page,
        size=wish.size,
        hits=tuple(_hit(desk, hit, asked) for hit in found.hits),
        facets=FacetsGiven(
            chapters={str(n): count for n, count in found.facets.chapters.items()},
            kinds=dict(found.facets.kinds),
        ),
        notes=tuple(
            NoteGiven(kind=note.kind, text=words(note.text, asked.lang)) for note in found.notes
        ),
        did_you_mean=found.did_you_mean,
    )


def _hit(desk: Desk, hit: Hit, asked: SearchAsked) -> HitGiven:
    graph = desk.library.graph(hit.edition)
    names = hits.names(desk.shelf, hit)
    found = tuple(filter(None, (_snippet_in(desk, hit, lang) for lang in asked.lang.wanted)))
    return HitGiven(
        kind=hit.kind,
        edition=hit.edition,
        also_in=hit.also_in,
        score=round(hit.score, 3),
        matched_by=hit.matched_by,
        path=tuple(
            heading(desk.shelf, graph, RuleId.parse(each.number), asked.lang) for each in hit.path
        ),
        snippets=found or (_snippet(hit.snippet),),
        url=_url(hit),
        rule_number=hit.number or None,
        example=hit.example,
        later=later(desk.shelf, RuleId.parse(hit.number), hit.edition, asked.lang)
        if hit.number
        else None,
        names=words(names, asked.lang) if names.languages else None,
    )


def _snippet_in(desk: Desk, hit: Hit, lang: Lang) -> SnippetGiven | None:
    """The snippet in a language; where no edition of the hit has it, another edition's text."""
    found = hit.snippet_in(lang)
    if found is not None:
        return _snippet(found)
    lent = hits.text_lent(desk.shelf, desk.library.graph(hit.edition), hit, lang)
    return SnippetGiven(lang=lang, edition=lent[1], text=lent[0], spans=()) if lent else None


def _url(hit: Hit) -> str:
    if hit.kind is HitKind.TERM:
        return links.term(hit.edition, hit.term)
    return links.rule_in(hit.edition, RuleId.parse(hit.number), part=hit.example)


def _snippet(snippet: Snippet) -> SnippetGiven:
    spans = tuple((span.start, span.end) for span in snippet.spans)
    return SnippetGiven(lang=snippet.lang, edition=snippet.edition, text=snippet.text, spans=spans)


ROUTES = (
    Route(
        "/api/v1/search",
        SearchAsked,
        Found,
        search,
        Bilingual("A search of rules, examples and terms", "搜索规则、例子与术语"),
        example="/api/v1/search?q=致命伤害&size=5",
    ),
)
