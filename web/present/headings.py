"""A number becomes its heading: the way down to it, links to places."""

from __future__ import annotations

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Lang, Place
from corpus.shelf import Shelf
from web.present import links
from web.present.texts import Plain, label
from web.wording import say


def crumbs(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> tuple[Plain, ...]:
    """The headings above an entry, the chapter first."""
    found = []
    for above in graph.ancestors(number):
        one = crumb(shelf, graph, above, reader)
        found.append(one if graph.rule(above).is_heading else {**one, "title": ""})
    return tuple(found)


def crumb(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> Plain:
    """A link to an entry with the title it stands under."""
    return {
        "number": str(number),
        "title": label(shelf.title(graph, number), reader),
        "url": links.rule(graph.edition.key, number),
    }


def place_link(shelf: Shelf, graph: RuleGraph, place: Place, reader: Lang) -> Plain:
    """A link to a rule, to one of its examples, or to a glossary entry."""
    key = graph.edition.key
    if place.term is not None:
        term = graph.edition.terms[place.term]
        name, url = label(shelf.term_names(graph, term), reader), links.term(key, term.printed)
        return {"label": name, "title": say(reader, "glossary"), "url": url}
    assert place.rule is not None
    words = str(place.rule)
    if place.example:
        words += f" {say(reader, 'refers.example', n=place.example)}"
    return {
        "label": words,
        "title": label(shelf.title(graph, place.rule), reader),
        "url": links.rule_in(key, place.rule, part=place.example),
    }
