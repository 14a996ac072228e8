"""Editions become their contents and credits."""

from __future__ import annotations

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import DocumentInfo, Lang
from corpus.shelf import Shelf
from web.language import HTML_LANG
from web.present import links
from web.present.texts import Plain, ordered, plain_texts
from web.wording import say


def contents(shelf: Shelf, graph: RuleGraph, reader: Lang) -> Plain:
    """The chapters of an edition with their sections."""
    return {
        "edition": graph.edition.key,
        "url": links.edition(graph.edition.key),
        "terms_url": links.terms(graph.edition.key) if graph.edition.terms else None,
        "chapters": tuple(
            {
                **heading(shelf, graph, chapter, reader),
                "sections": tuple(
                    heading(shelf, graph, n, reader) for n in graph.children(chapter)
                ),
            }
            for chapter in _tops(graph)
        ),
    }


def heading(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> Plain:
    """A chapter or section as a line of the contents, in both languages."""
    return {
        "number": str(number),
        "url": links.rule(graph.edition.key, number),
        "texts": plain_texts(shelf.title(graph, number), reader),
    }


def listing(shelf: Shelf, reader: Lang) -> tuple[Plain, ...]:
    """Every edition with its documents and their credits, newest first."""
    return tuple(_summary(shelf, key, reader) for key in reversed(shelf.library.keys))


def _summary(shelf: Shelf, key: str, reader: Lang) -> Plain:
    library = shelf.library
    spoken = library.languages_of(key)
    return {
        "key": key,
        "url": links.edition(key),
        "is_default": key == library.default,
        "languages": tuple(
            {"lang": HTML_LANG[lang], "name": say(reader, f"lang.{lang}")}
            for lang in ordered(reader)
            if lang in spoken
        ),
        "count": len(library.holding(key).numbers),
        "documents": tuple(
            _document(shelf, key, info, reader) for info in library.documents_of(key)
        ),
    }


def _document(shelf: Shelf, key: str, info: DocumentInfo, reader: Lang) -> Plain:
    parts = [RuleId.parse(part) for part in info.covers if part != "all"]
    graph = shelf.library.graph(key) if parts else shelf.library.graph()
    return {
        "name": info.name,
        "credit": (reader is Lang.ZH and info.credit_zh) or info.credit,
        "is_imported": info.is_imported,
        "is_whole": "all" in info.covers,
        "covers": tuple(heading(shelf, graph, part, reader) for part in parts if part in graph),
    }


def _tops(graph: RuleGraph) -> tuple[RuleId, ...]:
    """The highest entries: chapters, or sections of a document without a chapter's heading."""
    return tuple(n for n in graph.numbers if not graph.ancestors(n))
