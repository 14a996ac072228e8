"""A number becomes its heading: titles in both languages, the way down to it, links to places."""

from __future__ import annotations

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang, Place, Term
from corpus.terminology import TermKind
from web.present import links
from web.present.texts import Plain, label
from web.shelf import Shelf
from web.wording import say


def title(shelf: Shelf, graph: RuleGraph, number: RuleId) -> Bilingual:
    """The title of the nearest heading at or above `number`, in both languages if possible.

    A language that the edition lacks comes from an edition whose heading is the same, else from
    the table of terms.
    """
    heading = next((n for n in (number, *number.ancestors()) if _is_heading(graph, n)), None)
    if heading is None:
        return Bilingual()
    text = graph.rule(heading).text
    for lang, other in zip(Lang, (Lang.ZH, Lang.EN), strict=True):
        known = text.get(other)
        if text.get(lang) is None and known is not None:
            found = _elsewhere(shelf, graph, heading, lang) or _in_table(graph, known, lang)
            text = text.with_(lang, found) if found else text
    return text


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
        "title": label(title(shelf, graph, number), reader),
        "url": links.rule(graph.edition.key, number),
    }


def place_link(shelf: Shelf, graph: RuleGraph, place: Place, reader: Lang) -> Plain:
    """A link to a rule, to one of its examples, or to a glossary entry."""
    key = graph.edition.key
    if place.term is not None:
        name = label(term_names(graph, graph.edition.terms[place.term]), reader)
        return {"label": name, "title": say(reader, "glossary"), "url": links.term(key, name)}
    assert place.rule is not None
    words = str(place.rule)
    if place.example:
        words += f" {say(reader, 'refers.example', n=place.example)}"
    return {
        "label": words,
        "title": label(title(shelf, graph, place.rule), reader),
        "url": links.rule_in(key, place.rule, part=place.example),
    }


def term_names(graph: RuleGraph, term: Term) -> Bilingual:
    """A glossary entry's names as printed; the language that it lacks from the table of terms."""
    names = term.name
    for lang in Lang:
        if names.get(lang) is None:
            known = (name for each in term.names.values() for name in each)
            others = (graph.terminology.translations(name, lang) for name in known)
            found = next((one[0] for one in others if one), None)
            names = names.with_(lang, found) if found else names
    return names


def _is_heading(graph: RuleGraph, number: RuleId) -> bool:
    return number in graph and graph.rule(number).is_heading


def _elsewhere(shelf: Shelf, graph: RuleGraph, number: RuleId, lang: Lang) -> str | None:
    """The title that another edition gives the same heading."""
    found = shelf.in_language(graph, number, lang)
    if found is None or found.is_reworded:
        return None
    return found.graph.rule(found.number).text.get(lang)


def _in_table(graph: RuleGraph, name: str, lang: Lang) -> str | None:
    """The standard name of the term that a title is, headings' own entries first."""
    entries = graph.terminology.by_name(name)
    best = sorted(entries, key=lambda entry: entry.kind is not TermKind.SECTION)
    return next((names[0] for entry in best if (names := entry.names(lang))), None)
