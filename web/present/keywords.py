"""A keyword that was searched for becomes one card: what it does, and what people ask about it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from corpus.ids import RuleId
from corpus.model import Lang
from corpus.query import Hit, HitKind, Match, Results
from corpus.shelf import Shelf
from judge.precedents import asked
from web.present import hits, links
from web.present.rules import entry
from web.present.texts import Plain, plain_texts

_SECTIONS = ("701", "702")
_SUBRULES = 2  # a and b
_MOST_ASKED = 4


def page(shelf: Shelf, results: Results, reader: Lang) -> Plain | None:
    """The card of the keyword whose name was searched for; None if it was none."""
    hit = next((hit for hit in results.hits if _is_keyword(hit)), None)
    if hit is None:
        return None
    graph = shelf.library.graph(hit.edition)
    number = RuleId.parse(hit.number)
    below = list(graph.children(number))[:_SUBRULES]
    return {
        "number": hit.number,
        "url": links.rule_in(hit.edition, number),
        "edition": hit.edition,
        "names": plain_texts(hits.names(shelf, hit), reader),
        "entries": tuple(entry(shelf, graph, graph.rule(one), reader) for one in below),
        "asked": tuple(_asked(number, reader))[:_MOST_ASKED],
    }


def _is_keyword(hit: Hit) -> bool:
    return (
        hit.kind is HitKind.HEADING
        and hit.number[:3] in _SECTIONS
        and "." in hit.number
        and Match.NAME in hit.matched_by
    )


def _asked(number: RuleId, reader: Lang) -> Iterator[Plain]:
    """What people ask about it, each as a search."""
    for english, chinese in _asked_of(number):
        title = english if reader is Lang.EN else chinese
        yield {"title": title, "url": links.search(title)}


@lru_cache(512)
def _asked_of(number: RuleId) -> tuple[tuple[str, str], ...]:
    """What people ask about a keyword, in English and in Chinese."""
    return tuple(
        (english, chinese)
        for numbers, english, chinese in asked()
        if any(RuleId.parse(one).is_within(number) for one in numbers)
    )
