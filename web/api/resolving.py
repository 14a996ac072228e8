"""A text becomes the references and terms written in it, with their places."""

from __future__ import annotations

from typing import Annotated

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.links import Reference, references
from corpus.model import Bilingual, Lang
from corpus.shelf import Shelf
from web.api.connections import End, Start
from web.api.route import Asked, EditionKey, Given, LanguageChoice, Languages, Route, meant
from web.api.texts import Url, Words, names, words
from web.desk import Desk
from web.present import links
from web.present.texts import name_of

_MOST_GET = 4_000
_MOST_POST = 50_000


class ReferenceFound(Given, frozen=True, kw_only=True):
    """A rule's number in a text; every number of a range has the range's place."""

    rule_number: str
    start: Start
    end: End
    is_known: Annotated[bool, meant("Whether an edition has it.", "是否有版本含此规则。")]
    edition: str | None = None
    title: Words | None = None
    url: Url | None = None


class TermInText(Given, frozen=True, kw_only=True):
    """A term in a text."""

    names: Words
    start: Start
    end: End
    url: Url


class Resolved(Given, frozen=True, kw_only=True):
    """What a text refers to, in order; offsets count characters (code points)."""

    references: tuple[ReferenceFound, ...]
    terms: tuple[TermInText, ...]


class ShortAsked(Asked, frozen=True, kw_only=True):
    """A text to look through."""

    text: Annotated[str, meant("The text.", "文字。", max_length=_MOST_GET)]
    edition: EditionKey = ""
    lang: LanguageChoice = Languages.BOTH


class LongAsked(Asked, frozen=True, kw_only=True):
    """A text to look through."""

    text: Annotated[str, meant("The text.", "文字。", max_length=_MOST_POST)]
    edition: EditionKey = ""
    lang: LanguageChoice = Languages.BOTH


def resolve(desk: Desk, asked: ShortAsked | LongAsked) -> Resolved:
    """The references and terms of a text in Chinese, English or both."""
    key = desk.library.resolve(asked.edition) if asked.edition else None
    found = {(r.span, r.target): r for lang in Lang for r in references(asked.text, lang)}
    graph = desk.library.graph(key)
    uses = {u.span: u for lang in Lang for u in graph.vocabulary.find(asked.text, lang)}
    return Resolved(
        references=tuple(
            _reference(desk.shelf, reference, key, asked.lang)
            for reference in sorted(found.values(), key=lambda r: (r.span.start, r.target))
        ),
        terms=tuple(
            TermInText(
                names=words(names(use.entry), asked.lang),
                start=span.start,
                end=span.end,
                url=links.term(graph.edition.key, name_of(use.entry, Lang.EN)),
            )
            for span, use in sorted(uses.items(), key=lambda each: each[0].start)
        ),
    )


def _reference(
    shelf: Shelf, reference: Reference, key: str | None, langs: Languages
) -> ReferenceFound:
    graph = _home(shelf, reference.target, key)
    return ReferenceFound(
        rule_number=str(reference.target),
        start=reference.span.start,
        end=reference.span.end,
        is_known=graph is not None,
        edition=graph.edition.key if graph else None,
        title=words(shelf.title(graph, reference.target), langs) if graph else None,
        url=links.rule(graph.edition.key, reference.target) if graph else None,
    )


def _home(shelf: Shelf, number: RuleId, key: str | None) -> RuleGraph | None:
    """The edition asked for, or the default one, or the newest that has the number."""
    library = shelf.library
    graph = library.graph(key)
    if number in graph:
        return graph
    return next(reversed(library.with_rule(number)), None) if key is None else None


_ABOUT = Bilingual("References and terms found in a text", "找出文字中的规则引用与术语")

ROUTES = (
    Route(
        "/api/v1/resolve",
        ShortAsked,
        Resolved,
        resolve,
        _ABOUT,
        example="/api/v1/resolve?text=参见规则702.19b和601.2f-h。",
    ),
    Route("/api/v1/resolve", LongAsked, Resolved, resolve, _ABOUT, method="POST", body="text"),
)
