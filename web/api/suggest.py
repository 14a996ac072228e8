"""The beginning of a query becomes suggestions: numbers, terms, titles, cards."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang
from corpus.terminology import Entry
from judge.oracle.described import begun
from judge.values import Bilingual as CardName
from web.api.route import Given, InEdition, Languages, Route, meant
from web.api.searching import NO_CONTROLS
from web.api.texts import Url, Words, names, words
from web.desk import Desk
from web.present import cards, links
from web.present.texts import name_of
from web.search import cleaned
from web.suggesting import Suggesting

LONGEST = 100  # characters of what may be the beginning of a name


class Kind(StrEnum):
    """What is suggested."""

    RULE = "rule"
    TERM = "term"
    CARD = "card"


class Suggestion(Given, frozen=True, kw_only=True):
    """A rule with the title it stands under, or the names of a term or card."""

    kind: Kind
    names: Words
    url: Url
    rule_number: str | None = None


class Suggestions(Given, frozen=True, kw_only=True):
    """What the typed text may be going to be, the likeliest first, cards last."""

    query: str
    suggestions: tuple[Suggestion, ...]


class SuggestAsked(InEdition, frozen=True, kw_only=True):
    """What was typed so far."""

    q: Annotated[
        str,
        meant(
            "The beginning of a number, of a name in either language, or of its pinyin.",
            "编号、任一语言名称或其拼音的开头。",
            pattern=NO_CONTROLS,
        ),
    ]


def suggest(desk: Desk, asked: SuggestAsked) -> Suggestions:
    """The suggestions from an edition and from the pool of cards."""
    graph = desk.library.graph(asked.edition or None)
    is_default = graph.edition.key == desk.library.default
    source = desk.suggesting if is_default else Suggesting(graph, desk.searching.spelled)
    typed = cleaned(asked.q)
    if len(typed) > LONGEST:
        return Suggestions(query=typed, suggestions=())
    return Suggestions(
        query=typed,
        suggestions=(
            *(_of_book(desk, graph, each, asked.lang) for each in source.find(typed)),
            *(_of_creature(each, asked.lang) for each in begun(typed)),
            *(_of_card(each, asked.lang) for each in cards.names_like(typed)),
        ),
    )


def _of_book(desk: Desk, graph: RuleGraph, found: RuleId | Entry, langs: Languages) -> Suggestion:
    key = graph.edition.key
    if isinstance(found, Entry):
        url = links.term(key, name_of(found, Lang.EN))
        return Suggestion(kind=Kind.TERM, names=words(names(found), langs), url=url)
    return Suggestion(
        kind=Kind.RULE,
        names=words(desk.shelf.title(graph, found), langs),
        url=links.rule(key, found),
        rule_number=str(found),
    )


def _of_card(name: CardName, langs: Languages) -> Suggestion:
    both = Bilingual(name.en, name.zh)
    return Suggestion(kind=Kind.CARD, names=words(both, langs), url=links.card(name.en))


def _of_creature(name: CardName, langs: Languages) -> Suggestion:
    """A creature that is told by its size: its board, as it has no page."""
    both, url = Bilingual(name.en, name.zh), links.ask_board(card=name.en)
    return Suggestion(kind=Kind.CARD, names=words(both, langs), url=url)


ROUTES = (
    Route(
        "/api/v1/suggest",
        SuggestAsked,
        Suggestions,
        suggest,
        Bilingual("Suggestions while typing", "输入时的建议"),
        example="/api/v1/suggest?q=jianta",
    ),
)
