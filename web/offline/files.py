"""Addresses of the site become files of an export, and links between them relative."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit

from flask import Flask
from werkzeug.exceptions import HTTPException

from corpus.errors import CorpusError
from corpus.ids import RuleId
from corpus.model import Lang
from corpus.shelf import Shelf
from web.offline.pack import Pack
from web.present.alphabet import order_for
from web.present.terms import standard

HOST = "localhost"
SEARCH, SCRIPT = "search.html", "embed.js"
_KEYWORD_ABILITIES = RuleId.parse("702")
_NOT_IN_NAMES = re.compile("[^a-z0-9 ]")


def slug(name: str) -> str:
    """A term's name as that of a file, the same on every system; `pack.js` makes the same.

    >>> slug("+1/+1 Counter")
    '_2b1_2f_2b1-counter'
    """
    said = _NOT_IN_NAMES.sub(lambda char: f"_{ord(char.group()):x}", name.lower())
    return said.replace(" ", "-")


class Files:
    """The files of some editions, by the addresses of an application."""

    def __init__(self, app: Flask, shelf: Shelf, pack: Pack) -> None:
        self._shelf, self._keys = shelf, pack.keys
        self._terms = {key: frozenset(pack.terms(key)) for key in pack.keys}
        self._routes = app.url_map.bind(HOST)
        self._found = lru_cache(None)(self._file)
        self._ways = lru_cache(None)(self._way)

    def pages(self) -> Iterator[tuple[str, Lang, str]]:
        """Each page with its language: its address and its file."""
        for lang in Lang:
            for url in self.addresses():
                file = self.file(url, lang)
                assert file is not None, url
                yield url, lang, file

    def relative(self, url: str, lang: Lang, file: str) -> str | None:
        """A link of a page that is `file` as it is written there; None if it leads elsewhere."""
        return self._ways(url, lang, posixpath.dirname(file))

    def _way(self, url: str, lang: Lang, folder: str) -> str | None:
        parts = urlsplit(url)
        if not parts.path and not parts.query and not parts.netloc:
            return url  # a place on the page itself
        target = self.file(url, lang)
        if target is None:
            return None
        way = quote(posixpath.relpath(target, folder))
        asked = parse_qs(parts.query).get("q", ()) if target.endswith(SEARCH) else ()
        query = f"?{urlencode({'q': asked[-1]})}" if asked else ""
        return way + query + (f"#{parts.fragment}" if parts.fragment else "")

    def file(self, url: str, lang: Lang) -> str | None:
        """The file of an address in a language of the interface, from the top of the export."""
        parts = urlsplit(url)
        if parts.netloc not in ("", HOST):
            return None
        given = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        asked = given.get("lang")
        return self._found(unquote(parts.path), Lang(asked) if asked else lang, given.get("order"))

    def addresses(self) -> Iterator[str]:
        """The addresses of all pages, the same in both languages."""
        yield from ("/", "/editions", "/offline")
        for key in self._keys:
            graph = self._shelf.library.graph(key)
            yield f"/{key}"
            for order in ("pinyin", "az"):
                yield from (f"/{key}/{one}?order={order}" for one in self._indexes(key))
            yield from (f"/{key}/rule/{number}" for number in graph.numbers)
            yield from (f"/{key}/term/{quote(name)}" for name in sorted(self._terms[key]))

    def _indexes(self, key: str) -> tuple[str, ...]:
        """The indexes of names that an edition has."""
        graph = self._shelf.library.graph(key)
        has = {"terms": bool(graph.edition.terms), "keywords": graph.covers(_KEYWORD_ABILITIES)}
        return tuple(name for name, there in has.items() if there)

    def _file(self, path: str, lang: Lang, order: str | None) -> str | None:
        try:
            endpoint, values = self._routes.match(path, method="GET")
        except HTTPException:
            return None
        if endpoint == "static":
            return f"static/{values['filename']}"
        try:
            found = self._page(endpoint, values, lang, order)
        except CorpusError:
            return None
        return f"{lang}/{found}" if found else None

    def _page(
        self, endpoint: str, values: Mapping[str, Any], lang: Lang, order: str | None
    ) -> str | None:
        """The file of a page in the folder of its language."""
        key = values.get("edition", self._shelf.library.default)
        match endpoint:
            case "home.index":
                return "index.html"
            case "editions.index":
                return "editions.html"
            case "search.results" | "offline.shell":
                return SEARCH
            case "embed.script":
                return SCRIPT
            case _ if key not in self._keys:
                return None
            case "editions.contents":
                return f"{key}/index.html"
            case "rule.show" | "rule.find":
                number = RuleId.parse(values["number"])
                there = number in self._shelf.library.graph(key)
                return f"{key}/rule/{number}.html" if there else None
            case "term.show" | "term.find":
                name = standard(self._shelf, self._shelf.library.graph(key), values["name"])
                return f"{key}/term/{slug(name)}.html" if name in self._terms[key] else None
            case "term.index" | "term.here":
                return self._index(key, "terms", lang, order)
            case "term.keywords" | "term.keywords_here":
                return self._index(key, "keywords", lang, order)
            case _:
                return None

    def _index(self, key: str, name: str, lang: Lang, order: str | None) -> str | None:
        if name not in self._indexes(key):
            return None
        chosen, usual = order_for(lang, order), order_for(lang, None)
        return f"{key}/{name}.html" if chosen is usual else f"{key}/{name}-{chosen}.html"
