"""The results of a search become a page of hits with their facets."""

from __future__ import annotations

from functools import partial

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Bilingual, Lang
from corpus.query import Hit, HitKind, Match, Results
from corpus.shelf import Shelf
from web.frames import REFERENCE, SLOTS, Frames
from web.language import HTML_LANG
from web.present import later as afterwards
from web.present import links, toc
from web.present.headings import crumb, crumbs
from web.present.rules import entry
from web.present.texts import Plain, label, lacks, ordered, plain_texts, wanted
from web.search import PAGE, Wish
from web.wording import say

_MOST_LENT = 240  # characters of a text that is another edition's


def page(shelf: Shelf, wish: Wish, results: Results, reader: Lang, frames: Frames) -> Plain:
    """Everything that a page of results shows."""
    library = shelf.library
    first = (wish.page - 1) * PAGE + 1
    last = first + len(results.hits) - 1
    return {
        "query": wish.text,
        "edition": wish.edition,
        "total": results.total,
        "first": first,
        "last": last,
        "exact": _exact(shelf, wish, results, reader),
        "hits": tuple(_hit(shelf, wish, hit, reader, frames) for hit in results.hits),
        "notes": tuple(note.text.get(reader) for note in results.notes),
        "did_you_mean": tuple(
            {"text": offer, "url": links.search(offer, edition=wish.edition)}
            for offer in results.did_you_mean
        ),
        "chapters": _chapter_facets(shelf, wish, results, reader),
        "kinds": _kind_facets(wish, results, reader),
        "editions": _edition_facets(library, wish, reader),
        "previous": _url(wish, page=wish.page - 1) if wish.page > 1 else None,
        "next": _url(wish, page=wish.page + 1) if last < results.total else None,
    }


def _url(wish: Wish, **changes: str | int | None) -> str:
    """The results of the same wish with some of it changed; None takes a restriction away."""
    options: dict[str, str | int | None] = {
        "edition": wish.edition,
        "chapter": wish.chapter,
        "kind": wish.kind and str(wish.kind),
        "page": None,
    }
    return links.search(wish.text, **(options | changes))


def _exact(shelf: Shelf, wish: Wish, results: Results, reader: Lang) -> Plain | None:
    """The rule whose number was typed, in full."""
    first = next(iter(results.hits), None)
    if first is None or wish.page > 1 or not _is_number_hit(first):
        return None
    graph = shelf.library.graph(first.edition)
    rule = graph.rule(RuleId.parse(first.number))
    return {
        "edition": first.edition,
        "crumbs": crumbs(shelf, graph, rule.id, reader),
        **entry(shelf, graph, rule, reader),
    }


def _is_number_hit(hit: Hit) -> bool:
    return hit.kind in (HitKind.RULE, HitKind.HEADING) and Match.NUMBER in hit.matched_by


def _hit(shelf: Shelf, wish: Wish, hit: Hit, reader: Lang, frames: Frames) -> Plain:
    html = frames.filled(hit, reader, wish.edition, partial(frame, shelf, hit, reader))
    return {"kind": hit.kind, "number": hit.number, "html": html}


def frame(shelf: Shelf, hit: Hit, reader: Lang) -> Plain:
    """One hit: what it is, where it stands, and where its snippets come, in each language."""
    if hit.kind is HitKind.TERM:
        url, number = links.term(hit.edition, hit.term), ""
    else:
        found = RuleId.parse(hit.number)
        url, number = links.rule_in(hit.edition, found, part=hit.example), hit.number
    own = ((lang, hit.edition_in(lang)) for lang in ordered(reader))
    snippets = [_slot(lang, edition, hit) for lang, edition in own if edition is not None]
    shown = names(shelf, hit)
    graph = shelf.library.graph(hit.edition)
    return {
        "kind": str(hit.kind),
        "number": number,
        "example": hit.example,
        "edition": hit.edition,
        "also_in": hit.also_in,
        "url": url,
        "names": plain_texts(shown, reader),
        "path": tuple(crumb(shelf, graph, RuleId.parse(each.number), reader) for each in hit.path),
        "snippets": (*snippets, *_lent(shelf, graph, hit, snippets, reader))
        if hit.kind is not HitKind.HEADING
        else (),
        "later": afterwards.later(shelf, graph, RuleId.parse(hit.number), reader)
        if hit.number
        else None,
        "around": _around(shelf, hit, reader),
        "reference": REFERENCE,
    }


def _around(shelf: Shelf, hit: Hit, reader: Lang) -> dict[str, Plain | None]:
    """The entries before and after a rule that was found, under the same heading; else None."""
    if hit.kind not in (HitKind.RULE, HitKind.EXAMPLE):
        return {"before": None, "after": None}
    graph, number = shelf.library.graph(hit.edition), RuleId.parse(hit.number)
    beside = {"before": graph.previous(number), "after": graph.next(number)}
    return {
        where: {
            **toc.line(shelf, graph, other, reader),
            "url": links.rule(hit.edition, other),
        }
        if other is not None and other.section == number.section
        else None
        for where, other in beside.items()
    }


def names(shelf: Shelf, hit: Hit) -> Bilingual:
    """The name of a term or heading in both languages, as far as known."""
    if hit.kind is HitKind.HEADING:
        return shelf.title(shelf.library.graph(hit.edition), RuleId.parse(hit.number))
    graph = shelf.library.graph(hit.edition)
    term = graph.find_term(hit.term) if hit.kind is HitKind.TERM else None
    return shelf.term_names(graph, term) if term is not None else hit.name


def _slot(lang: Lang, edition: str, hit: Hit) -> Plain:
    return {
        "lang": HTML_LANG[lang],
        "slot": SLOTS[lang],
        "from_edition": edition if edition != hit.edition else None,
    }


def _lent(
    shelf: Shelf, graph: RuleGraph, hit: Hit, snippets: list[Plain], reader: Lang
) -> tuple[Plain, ...]:
    """The text of another edition, where none of the hit's is in the language that is wanted."""
    if not lacks(snippets, reader):
        return ()
    lang = wanted(reader)
    found = text_lent(shelf, graph, hit, lang)
    if found is None:
        return ()
    text, edition = found
    short = text if len(text) <= _MOST_LENT else f"{text[:_MOST_LENT].rstrip()}…"
    return ({"lang": HTML_LANG[lang], "text": short, "from_edition": edition},)


def text_lent(shelf: Shelf, graph: RuleGraph, hit: Hit, lang: Lang) -> tuple[str, str] | None:
    """What another edition says in a language in the place of a hit, and which edition."""
    if hit.kind is HitKind.TERM:
        term = graph.find_term(hit.term)
        entry = shelf.term_in_language(graph, term, lang) if term is not None else None
        return _said(entry.term.definition, entry.graph, lang) if entry is not None else None
    rule = graph.rule(RuleId.parse(hit.number))
    if hit.kind is HitKind.HEADING:
        name = shelf.title(graph, rule.id).get(lang)
        return (name, hit.edition) if name is not None else None
    if hit.kind is HitKind.EXAMPLE:
        example = shelf.example_in_language(graph, rule, rule.examples[hit.example - 1], lang)
        return _said(example.example.text, example.of.graph, lang) if example else None
    lent = shelf.in_language(graph, rule.id, lang)
    return _said(lent.graph.rule(lent.number).text, lent.graph, lang) if lent else None


def _said(text: Bilingual, graph: RuleGraph, lang: Lang) -> tuple[str, str]:
    return text.get(lang) or "", graph.edition.key


def _chapter_facets(shelf: Shelf, wish: Wish, results: Results, reader: Lang) -> tuple[Plain, ...]:
    graph = shelf.library.graph()
    found = []
    for chapter, count in sorted(results.facets.chapters.items(), key=lambda c: c[0] or 10):
        name = say(reader, "glossary")
        if chapter:
            name = f"{chapter} {label(shelf.title(graph, RuleId(chapter)), reader)}"
        found.append({"label": name, "count": count, "url": _url(wish, chapter=chapter)})
    return _facet(found, wish.chapter is not None, _url(wish, chapter=None), reader)


def _kind_facets(wish: Wish, results: Results, reader: Lang) -> tuple[Plain, ...]:
    found = [
        {"label": say(reader, f"kind.{kind}"), "count": count, "url": _url(wish, kind=str(kind))}
        for kind, count in results.facets.kinds.items()
    ]
    return _facet(found, wish.kind is not None, _url(wish, kind=None), reader)


def _facet(found: list[Plain], is_chosen: bool, clear: str, reader: Lang) -> tuple[Plain, ...]:
    """The choices of a facet; when one is chosen, also the way back to all."""
    if not is_chosen:
        return tuple({**each, "is_chosen": False} for each in found)
    back = {"label": say(reader, "search.all"), "count": None, "url": clear, "is_chosen": False}
    return (back, *({**each, "is_chosen": True} for each in found))


def _edition_facets(library: Library, wish: Wish, reader: Lang) -> tuple[Plain, ...]:
    everywhere = {
        "label": say(reader, "search.all"),
        "url": _url(wish, edition=None),
        "is_chosen": wish.edition is None,
        "count": None,
    }
    each = (
        {"label": key, "url": _url(wish, edition=key), "is_chosen": key == wish.edition}
        for key in reversed(library.keys)
    )
    return (everywhere, *({**one, "count": None} for one in each))
