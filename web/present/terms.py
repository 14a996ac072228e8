"""A term becomes its page: names, the glossary's words, where it is defined and used."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.graph import RuleGraph
from corpus.model import Bilingual, Lang, Place, Term
from corpus.shelf import Shelf
from corpus.terminology import Entry
from web.language import HTML_LANG
from web.present import links, rules
from web.present.headings import place_link
from web.present.texts import (
    Plain,
    chosen,
    label,
    name_of,
    ordered,
    outside,
    plain_texts,
    texts_at,
)
from web.wording import say

_MOST_USES = 60
_ORIGINS = {False: "borrowed.term.same", None: "borrowed.term", True: "borrowed.term.differs"}


def page(shelf: Shelf, graph: RuleGraph, name: str, reader: Lang) -> Plain:
    """Everything that a term's page shows; raises `UnknownTerm` with the nearest names."""
    library, key = shelf.library, graph.edition.key
    entries = graph.terminology.by_name(name)
    home = graph if graph.edition.terms else library.graph()
    found = shelf.find_term(home, name)
    if not entries and found is None:
        home.term(name)  # raises, and offers the nearest
    standard = _standard_name(entries, found)
    here = links.term(key, standard)
    glossary = _glossary(shelf, home, found, reader, here) if found else None
    names = _names(shelf, home, entries, found, reader)
    return {
        "edition": key,
        "edition_url": links.edition(key),
        "name": standard,
        "canonical": links.absolute(here),
        "report": links.report(edition=key, subject=standard),
        "title": " · ".join(each["text"] for each in chosen(names)),
        "names": names,
        "entries": tuple(_entry(shelf, graph, entry, reader) for entry in entries),
        "glossary": glossary,
        "glossary_edition": home.edition.key,
    }


def standard(shelf: Shelf, graph: RuleGraph, name: str) -> str:
    """The one name under which the term called `name` has its page; raises `UnknownTerm`.

    A glossary entry that another one hides under the standard name keeps the name it has there.
    """
    entries = graph.terminology.by_name(name)
    home = graph if graph.edition.terms else shelf.library.graph()
    found = shelf.find_term(home, name)
    if not entries and found is None:
        home.term(name)  # raises, and offers the nearest
    usual = _standard_name(entries, found)
    is_hidden = found is not None and shelf.find_term(home, usual) != found
    return found.printed if found is not None and is_hidden else usual


def explained(shelf: Shelf, graph: RuleGraph, term: Term, reader: Lang) -> Plain:
    """An entry of an edition's glossary by itself: its names, its words, what else to see."""
    here = links.term(graph.edition.key, standard(shelf, graph, term.printed))
    return _glossary(shelf, graph, term, reader, here)


def _standard_name(entries: tuple[Entry, ...], found: Term | None) -> str:
    """The one name that links to the term use: English where there is one."""
    if entries:
        return name_of(entries[0], Lang.EN)
    assert found is not None
    return found.printed


def _names(
    shelf: Shelf, graph: RuleGraph, entries: tuple[Entry, ...], found: Term | None, reader: Lang
) -> tuple[Plain, ...]:
    """The term's standard names, the reader's language first."""
    if not entries:
        return plain_texts(shelf.term_names(graph, found), reader) if found else ()
    both = Bilingual(*(next(iter(entries[0].names(lang)), None) for lang in Lang))
    return plain_texts(both, reader)


def _entry(shelf: Shelf, graph: RuleGraph, entry: Entry, reader: Lang) -> Plain:
    """An entry of the table of terms: its names, its rule, its uses in the edition."""
    uses = [place for place in graph.term_uses(entry) if place.rule is not None]
    return {
        "names": chosen(
            [
                {"lang": HTML_LANG[lang], "name": name}
                for lang in ordered(reader)
                for name in entry.names(lang)
            ]
        ),
        "defined": _defined(shelf, graph, entry, reader),
        "uses": tuple(place_link(shelf, graph, place, reader) for place in uses[:_MOST_USES]),
        "count": len(uses),
        "more": max(0, len(uses) - _MOST_USES),
        "search_url": links.search(f'"{name_of(entry, reader)}"', edition=graph.edition.key),
    }


def _defined(shelf: Shelf, graph: RuleGraph, entry: Entry, reader: Lang) -> Plain | None:
    """The rule that defines the term: in the edition, else in the default one."""
    library = shelf.library
    home = graph if library.defined(entry, graph.edition.key) else library.graph()
    number = library.defined(entry, home.edition.key)
    if number is None:
        return None
    first = next(iter(home.children(number)), number)
    shown = first if home.rule(number).is_heading else number
    return {
        "edition": home.edition.key,
        **place_link(shelf, home, Place(rule=number), reader),
        "entry": rules.entry(shelf, home, home.rule(shown), reader),
    }


def _borrowed(shelf: Shelf, graph: RuleGraph, term: Term, reader: Lang) -> Iterator[Plain]:
    """What another edition's glossary says in a language that this one lacks."""
    for lang in ordered(reader):
        lent = None if term.definition.get(lang) else shelf.term_in_language(graph, term, lang)
        if lent is None:
            continue
        other, found = lent.graph, lent.term
        place = Place(term=other.edition.terms.index(found))
        texts = texts_at(shelf, other, place, found.notes, reader)
        text = next(text for text in texts if text["lang"] == HTML_LANG[lang])
        key, language = other.edition.key, say(reader, f"lang.{lang}")
        origin = say(reader, _ORIGINS[lent.is_reworded], language=language, date=key)
        yield {**text, "url": links.term(key, found.printed), "origin": origin}


def _glossary(shelf: Shelf, graph: RuleGraph, term: Term, reader: Lang, here: str) -> Plain:
    """What an edition's glossary says of the term."""
    place = Place(term=graph.edition.terms.index(term))
    key = graph.edition.key
    printed = [name for _, name in term.name.items()]
    faults = [fault for name in printed for fault in shelf.library.faults_of_term(key, name)]
    return {
        "edition": key,
        "names": plain_texts(shelf.term_names(graph, term), reader),
        "texts": texts_at(shelf, graph, place, term.notes, reader, here),
        "borrowed": tuple(_borrowed(shelf, graph, term, reader)),
        "is_obsolete": term.is_obsolete,
        "faults": tuple(Bilingual(fault.en, fault.zh).get(reader) for fault in faults),
        "outside": outside(graph, iter((place,))),
        "see": tuple(
            {"label": name, "url": links.term(key, other.printed)}
            for other in graph.see(term)
            if (name := label(shelf.term_names(graph, other), reader))
        ),
        "also": say(reader, "term.glossary", date=key),
    }
