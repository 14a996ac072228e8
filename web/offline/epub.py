"""The site becomes a book: an EPUB 3 file with editions in both languages.

Each section is a page of the book, made by the site's own parts of pages; links lead from rule to
rule within it. The file is written beside its place and put there when it is whole.
"""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from flask import render_template

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang, RuleKind
from web.language import HTML_LANG
from web.offline.errors import BadFolder
from web.offline.export import Source, Told
from web.offline.files import Files, slug
from web.offline.folder import tidy
from web.offline.pack import Pack
from web.offline.tree import SERVED, as_xhtml, parsed, pruned, relinked
from web.present import editions, glossary, links, rules, terms
from web.present.alphabet import order_for
from web.present.texts import Plain, plain_texts

_KIND = "application/epub+zip"
_ROOT = "book"
_CONTAINER = (
    '<?xml version="1.0" encoding="utf-8"?>\n'
    '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">'
    f'<rootfiles><rootfile full-path="{_ROOT}/book.opf" '
    'media-type="application/oebps-package+xml"/></rootfiles></container>\n'
)


@dataclass
class Page:
    """A page of the book, and its line in the table of contents with those below it."""

    file: str
    template: str
    values: dict[str, Any]
    number: str
    names: Sequence[Plain]
    lines: list[Plain] = field(default_factory=list)
    depth: int = 1


def write(source: Source, file: Path, keys: Sequence[str], lang: Lang, told: Told) -> int:
    """Writes editions as a book for readers of a language; gives the number of its pages.

    Raises `BadFolder`.
    """
    file = file.expanduser().resolve()
    if file.is_dir():
        raise BadFolder.no_file(file)
    new = file.with_name(f".{file.name}.new.{os.getpid()}")
    headers = {"Accept-Language": str(lang)}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        tidy(file)
        with new.open("wb") as opened, source.app.test_request_context(headers=headers):
            count = Book(source, keys, lang).write(ZipFile(opened, "w", ZIP_DEFLATED), told)
        new.replace(file)
    except OSError as error:
        raise BadFolder.unwritable(file, error) from error
    finally:
        with suppress(OSError):
            new.unlink()
    return count


class Book:
    """Editions as pages that are linked."""

    def __init__(self, source: Source, keys: Sequence[str], lang: Lang) -> None:
        self._shelf, self._lang = source.shelf, lang
        self._pack = Pack(source.shelf, keys, source.desk.searching.spelled)
        self._files = Files(source.app, source.shelf, self._pack)
        self._spelled = source.desk.searching.spelled
        self._pages = [page for key in self._pack.keys for page in self._edition(key)]
        self._places = {
            place: href for key in self._pack.keys for place, href in self._places_of(key)
        }

    def write(self, book: ZipFile, told: Told) -> int:
        """Writes the pages, what lists them, and what a reader of the file needs first."""
        with book:
            book.writestr("mimetype", _KIND, ZIP_STORED)
            book.writestr("META-INF/container.xml", _CONTAINER)
            for done, page in enumerate(self._pages, 1):
                html = render_template(page.template, page=page, root=_up(page.file), **page.values)
                book.writestr(f"{_ROOT}/{page.file}", self._xhtml(html, page.file))
                told(done, len(self._pages))
            listed = {
                "pages": self._pages,
                "tops": _tops(self._pages),
                "languages": [HTML_LANG[one] for one in (self._lang, self._lang.other)],
                "credits": editions.listing(self._shelf, self._lang),
                "keys": self._pack.keys,
                "id": uuid5(NAMESPACE_URL, f"rules-judge {self._pack.version}"),
                "modified": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            }
            for name in ("title.xhtml", "nav.xhtml"):
                html = render_template(f"book/{name.removesuffix('xhtml')}html", **listed)
                book.writestr(f"{_ROOT}/{name}", self._xhtml(html, name))
            book.writestr(f"{_ROOT}/book.opf", render_template("book/package.xml", **listed))
            book.writestr(f"{_ROOT}/book.css", render_template("book/book.css"))
        return len(self._pages)

    def _xhtml(self, html: str, file: str) -> str:
        root = parsed(html)
        pruned(root, lambda element: SERVED in element.attrib)
        relinked(root, partial(self._address, file))
        return as_xhtml(root)

    def _address(self, file: str, url: str) -> str | None:
        """A link of a page of the book: to a place in it, else None."""
        if not url.startswith("/"):
            return url
        found = self._files.file(url, self._lang)
        place = self._places.get(found.partition("/")[2]) if found else None
        if place is None:
            return None
        target, _, anchor = place.partition("#")
        way = posixpath.relpath(target, posixpath.dirname(file))
        anchor = url.partition("#")[2] or anchor
        return f"{way}#{anchor}" if anchor else way

    def _places_of(self, key: str) -> Iterator[tuple[str, str]]:
        """The file that the site's page of each rule and term would be, and its place here."""
        graph = self._shelf.library.graph(key)
        for number in graph.numbers:
            yield f"{key}/rule/{number}.html", f"{_file(graph, number)}#{number.anchor}"
        explained = {
            terms.standard(self._shelf, graph, term.printed) for term in graph.edition.terms
        }
        for name, term in self._pack.terms(key).items():
            if name in explained:
                yield f"{key}/term/{slug(name)}.html", f"{key}/terms.xhtml#{_anchor(name)}"
            elif (rule := term.rule) is not None:
                yield f"{key}/term/{slug(name)}.html", f"{_file(graph, rule)}#{rule.anchor}"

    def _edition(self, key: str) -> Iterator[Page]:
        graph = self._shelf.library.graph(key)
        for number in graph.numbers:
            if _own_page(graph, number):
                yield self._section(graph, number)
        if graph.edition.terms:
            yield self._glossary(graph)

    def _section(self, graph: RuleGraph, number: RuleId) -> Page:
        """A chapter's page, or a section with all that stands in it."""
        rule = graph.rule(number)
        is_chapter = rule.kind is RuleKind.CHAPTER
        shown = () if is_chapter else tuple(_below(graph, number))
        entries = [self._entry(graph, one) for one in shown]
        keywords = [one for one in shown if graph.rule(one).kind is RuleKind.KEYWORD]
        return Page(
            _file(graph, number),
            "book/section.html",
            {"head": self._entry(graph, number), "entries": entries, "edition": graph.edition.key},
            str(number),
            plain_texts(self._shelf.title(graph, number), self._lang),
            [self._line(graph, one) for one in keywords],
            1 if is_chapter or not graph.ancestors(number) else 2,
        )

    def _entry(self, graph: RuleGraph, number: RuleId) -> Plain:
        return rules.entry(self._shelf, graph, graph.rule(number), self._lang)

    def _line(self, graph: RuleGraph, number: RuleId) -> Plain:
        return {
            "number": str(number),
            "names": plain_texts(self._shelf.title(graph, number), self._lang),
            "url": f"{_file(graph, number)}#{number.anchor}",
        }

    def _glossary(self, graph: RuleGraph) -> Page:
        key, shelf, order = graph.edition.key, self._shelf, order_for(self._lang, None)
        found = glossary.glossary(shelf, graph, order, self._spelled, self._lang)
        by_link: dict[str, list[Plain]] = {}
        for term in graph.edition.terms:
            shown = terms.explained(shelf, graph, term, self._lang)
            anchor = _anchor(terms.standard(shelf, graph, term.printed))
            by_link.setdefault(links.term(key, term.printed), []).append(
                {**shown, "anchor": anchor}
            )
        ordered = [
            by_link[one["url"]].pop(0) for group in found["letters"] for one in group["items"]
        ]
        return Page(
            f"{key}/terms.xhtml",
            "book/terms.html",
            {"terms": ordered, "edition": key},
            "",
            plain_texts(_GLOSSARY, self._lang),
        )


_GLOSSARY = Bilingual("Glossary", "词汇表")


def _tops(pages: Sequence[Page]) -> list[Plain]:
    """The pages of the first depth, each with those below it."""
    found: list[Plain] = []
    for page in pages:
        if page.depth == 1 or not found:
            found.append({"page": page, "below": []})
        else:
            found[-1]["below"].append(page)
    return found


def _own_page(graph: RuleGraph, number: RuleId) -> bool:
    kind = graph.rule(number).kind
    return kind in (RuleKind.CHAPTER, RuleKind.SECTION) or not graph.ancestors(number)


def _file(graph: RuleGraph, number: RuleId) -> str:
    """The page on which a rule stands."""
    above = (number, *reversed(graph.ancestors(number)))
    own = next(one for one in above if _own_page(graph, one))
    return f"{graph.edition.key}/{own}.xhtml"


def _below(graph: RuleGraph, number: RuleId) -> Iterator[RuleId]:
    for child in graph.children(number):
        yield child
        yield from _below(graph, child)


def _anchor(name: str) -> str:
    return f"t-{slug(name)}"


def _up(file: str) -> str:
    return "../" * file.count("/")
