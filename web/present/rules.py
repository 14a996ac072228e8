"""A rule becomes its page: texts, what stands below it, and everything that connects it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Edge, EdgeKind, Lang, Place, Rule, RuleKind
from corpus.shelf import Shelf
from judge.examples import executable
from web.engine import Engine
from web.present import carried, citation, counterparts, links, neighborhood, toc
from web.present import later as afterwards
from web.present.headings import crumb, crumbs, place_link
from web.present.texts import Plain, label, lacks, only, outside, plain_texts, texts_at

_WHOLE_SECTION = 300  # a section of more entries shows its rules without their subrules
_MOST_REFERRERS = 40
_WITH_TEXT = (RuleKind.RULE, RuleKind.SUBRULE)


def page(shelf: Shelf, engine: Engine, graph: RuleGraph, rule: Rule, reader: Lang) -> Plain:
    """Everything that a rule's page shows."""
    key, number = graph.edition.key, rule.id
    is_outline = _is_outline(graph, number)
    shown = () if is_outline else tuple(_below(graph, number))
    whole = entry(shelf, graph, rule, reader)
    children = tuple(entry(shelf, graph, graph.rule(n), reader) for n in shown)
    outline = toc.outline(shelf, graph, number, reader) if is_outline else ()
    referrers = _referrers(shelf, graph, graph.referenced_by(number), reader)
    return {
        "edition": key,
        "edition_url": links.edition(key),
        "canonical": links.absolute(links.rule(key, number)),
        "entry": whole,
        "title": label(shelf.title(graph, number), reader),
        "crumbs": crumbs(shelf, graph, number, reader),
        "children": children,
        "outline": outline,
        "toc": _toc(shelf, graph, rule, shown, reader),
        "drawing": neighborhood.drawing(shelf, graph, number, reader),
        "refers_to": _places_of(shelf, graph, neighborhood.targets(graph, number), reader),
        "engine": carried.carried_out(shelf, engine, graph, rule, reader),
        "citations": citation.citations(shelf, graph, rule, reader),
        "trace_url": links.trace(key, number),
        "only": _only([*_in_full((whole, *children)), *_in_lines(outline)], reader),
        "outside": outside(graph, _places(graph, (number, *shown))),
        "others": counterparts.of(shelf, graph, rule, reader),
        "referrers": referrers[:_MOST_REFERRERS],
        "more_referrers": max(0, len(referrers) - _MOST_REFERRERS),
        "previous": _beside(shelf, graph, graph.previous(number), reader),
        "next": _beside(shelf, graph, graph.next(number), reader),
    }


def entry(shelf: Shelf, graph: RuleGraph, rule: Rule, reader: Lang) -> Plain:
    """One entry of the book with its examples and the faults noted for it."""
    key = graph.edition.key
    place = Place(rule=rule.id)
    texts = (
        plain_texts(shelf.title(graph, rule.id), reader)
        if rule.is_heading
        else texts_at(shelf, graph, place, rule.notes, reader)
    )
    return {
        "number": str(rule.id),
        "anchor": rule.id.anchor,
        "kind": str(rule.kind),
        "url": links.rule(key, rule.id),
        "texts": texts,
        "borrowed": counterparts.borrowed(shelf, graph, rule, reader),
        "later": afterwards.later(shelf, graph, rule.id, reader),
        "examples": tuple(
            {
                "n": example.n,
                "anchor": f"{rule.id.anchor}-e{example.n}",
                "texts": texts_at(shelf, graph, Place(rule.id, example.n), example.notes, reader),
                "borrowed": counterparts.examples(shelf, graph, rule, example, reader),
                "ruling_url": links.ask_rulebook(key, rule.id, example.n)
                if (rule.id, example.n, key) in executable()
                else None,
            }
            for example in rule.examples
        ),
        "faults": tuple(
            Bilingual(fault.en, fault.zh).get(reader)
            for fault in shelf.library.faults_at(key, rule.id)
        ),
    }


def _is_outline(graph: RuleGraph, number: RuleId) -> bool:
    """True if the page gives only the headings of what stands below: there is too much of it."""
    is_chapter = graph.rule(number).kind is RuleKind.CHAPTER
    return is_chapter or len(tuple(_below(graph, number))) > _WHOLE_SECTION


def _toc(
    shelf: Shelf, graph: RuleGraph, rule: Rule, shown: Sequence[RuleId], reader: Lang
) -> Plain | None:
    """What stands on the page, or around the rule where that is little."""
    if rule.kind is RuleKind.CHAPTER:
        return toc.below(shelf, graph, graph.children(rule.id), 1, reader)
    depth = 2 if rule.kind is RuleKind.SECTION else 3
    here = toc.below(shelf, graph, shown, depth, reader)
    return here or toc.around(shelf, graph, rule.id, reader)


def _places_of(
    shelf: Shelf, graph: RuleGraph, numbers: Sequence[RuleId], reader: Lang
) -> tuple[Plain, ...]:
    return tuple(place_link(shelf, graph, Place(rule=number), reader) for number in numbers)


def _below(graph: RuleGraph, number: RuleId) -> Iterator[RuleId]:
    for child in graph.children(number):
        yield child
        yield from _below(graph, child)


def _places(graph: RuleGraph, numbers: Sequence[RuleId]) -> Iterator[Place]:
    """The places of some entries' texts and examples."""
    for number in numbers:
        for example in range(len(graph.rule(number).examples) + 1):
            yield Place(rule=number, example=example)


def _referrers(
    shelf: Shelf, graph: RuleGraph, edges: Sequence[Edge], reader: Lang
) -> tuple[Plain, ...]:
    """The places that edges come from, each once."""
    places = dict.fromkeys(edge.source for edge in edges if edge.kind is not EdgeKind.OUTSIDE)
    return tuple(place_link(shelf, graph, place, reader) for place in places)


def _beside(shelf: Shelf, graph: RuleGraph, number: RuleId | None, reader: Lang) -> Plain | None:
    """The entry before or after, or None at the end of the book."""
    return crumb(shelf, graph, number, reader) if number is not None else None


def _only(texts: Sequence[Sequence[Plain]], reader: Lang) -> str:
    """What is said at the top of a page of texts that are in one language only; else empty."""
    lacking = [one for one in texts if lacks(one, reader)]
    if not lacking:
        return ""
    return only(reader, "only.all" if len(lacking) == len(texts) else "only.some")


def _in_full(entries: Sequence[Plain]) -> list[Sequence[Plain]]:
    """The texts of the rules on a page, with those lent to them."""
    rules = (one for one in entries if one["kind"] in _WITH_TEXT)
    return [(*one["texts"], *one["borrowed"]) for one in rules]


def _in_lines(parts: Sequence[Plain]) -> list[Sequence[Plain]]:
    """The texts of an outline's lines that are no headings."""
    return [line["texts"] for part in parts for line in part["items"] if not line["is_heading"]]
