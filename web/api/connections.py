"""A rule becomes what it is connected with: references out and in, and the terms it uses.

Offsets count characters (code points) of the text in its own edition.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import EdgeKind, Lang, Place, Rule
from corpus.shelf import Shelf
from web.api.route import Given, Languages, meant
from web.api.texts import Url, Words, names, words
from web.present import links
from web.present.texts import name_of

Start = Annotated[int, meant("Where it begins, in characters.", "起始位置（字符数）。")]
End = Annotated[int, meant("Where it ends, in characters.", "结束位置（字符数）。")]
Nth = Annotated[
    int, meant("The example it stands in, from 1; 0 is the rule.", "所在的例子；0为规则。")
]


class Forward(Given, frozen=True, kw_only=True):
    """A reference in a text: the number, where it is written, its page if there is one."""

    rule_number: str
    lang: Lang
    start: Start
    end: End
    example: Nth = 0
    url: Url | None = None


class Backward(Given, frozen=True, kw_only=True):
    """A text that refers to the rule: of a rule or one of its examples, or of a glossary entry."""

    url: Url
    rule_number: str | None = None
    example: Nth = 0
    term: Words | None = None


class TermFound(Given, frozen=True, kw_only=True):
    """A term in a text, and where."""

    names: Words
    lang: Lang
    start: Start
    end: End
    url: Url
    example: Nth = 0


def forward(graph: RuleGraph, number: RuleId) -> tuple[Forward, ...]:
    """What a rule and its examples refer to."""
    return tuple(
        Forward(
            rule_number=str(edge.target.rule),
            lang=edge.lang,
            start=edge.span.start,
            end=edge.span.end,
            example=edge.source.example,
            url=links.rule(graph.edition.key, edge.target.rule)
            if edge.target.rule in graph
            else None,
        )
        for edge in graph.references_of(number)
        if edge.target.rule is not None
    )


def backward(
    shelf: Shelf, graph: RuleGraph, number: RuleId, langs: Languages
) -> tuple[Backward, ...]:
    """The texts that refer to a rule, each once."""
    edges = (e for e in graph.referenced_by(number) if e.kind is not EdgeKind.OUTSIDE)
    return tuple(
        _place(shelf, graph, place, langs) for place in dict.fromkeys(e.source for e in edges)
    )


def terms(graph: RuleGraph, rule: Rule, langs: Languages) -> tuple[TermFound, ...]:
    """The terms in the texts of a rule and its examples."""
    return tuple(
        found
        for n in range(len(rule.examples) + 1)
        for lang in langs.wanted
        for found in _terms_at(graph, Place(rule=rule.id, example=n), lang, langs)
    )


def _terms_at(graph: RuleGraph, place: Place, lang: Lang, langs: Languages) -> Iterator[TermFound]:
    for use in graph.terms_in(place, lang):
        yield TermFound(
            names=words(names(use.entry), langs),
            lang=lang,
            start=use.span.start,
            end=use.span.end,
            url=links.term(graph.edition.key, name_of(use.entry, Lang.EN)),
            example=place.example,
        )


def _place(shelf: Shelf, graph: RuleGraph, place: Place, langs: Languages) -> Backward:
    key = graph.edition.key
    if place.rule is None:
        assert place.term is not None
        term = graph.edition.terms[place.term]
        url = links.term(key, term.printed)
        return Backward(term=words(shelf.term_names(graph, term), langs), url=url)
    url = links.rule_in(key, place.rule, part=place.example)
    return Backward(rule_number=str(place.rule), example=place.example, url=url)
