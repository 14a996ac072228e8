"""Pages and answers are crawled for words in the language that their reader did not choose.

With the official English book there is nothing Chinese for who reads English, and with the
bilingual export nothing English for who reads Chinese, but for names, quoted words and what no
edition has; such a page says so above it. So does every page where no book was imported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from corpus.graph import RuleGraph
from corpus.imports import add
from corpus.library import Library
from corpus.model import Lang, RuleKind
from web import create_app

EVERY_SECTION, EVERY_RULE, EVERY_TERM = 31, 1009, 251  # of so many one is crawled
CHINESE = re.compile("[\u3400-\u9fff]")
ENGLISH = re.compile(r"[A-Za-z][a-z’']+(?:[ ,;:.—-]+[A-Za-z(][a-z’']*){4,}")  # five words at least
SAID = ("title", "alt", "aria-label", "placeholder", "content")
CLOSED_BY_NONE = {"br", "img", "input", "meta", "link", "hr", "path", "line", "rect", "circle"}
QUOTED = {"settings", "fault", "examples", "functions", "quiet", "snippet"}
BESIDES = {"query", "credit", "meanings"}  # what was asked, names of people, all names of a term
FIXED = (
    *("/", "/editions", "/compare", "/cards", "/ask", "/ask/board", "/report", "/terms"),
    *("/keywords", "/search?q=trample", "/search?q=510.1", "/search?q=damage"),
)


@dataclass
class Reader(HTMLParser):
    """What is read of a page: each text with whether the page said before that it lacks one."""

    html: str
    texts: list[tuple[str, bool]] = field(default_factory=list)
    _open: list[tuple[str, set[str]]] = field(default_factory=list)
    _is_told: bool = False

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        classes = set(found.get("class", "").split())
        self._is_told = self._is_told or "only" in classes
        if "term" not in classes and not self._is_quoted():  # a term's title is its translation
            is_told = self._is_told or (tag == "meta" and 'class="aside only"' in self.html)
            said = [found[name] for name in SAID if name in found]
            self.texts += [(text, is_told) for text in said if found.get("name") != "viewport"]
        if tag not in CLOSED_BY_NONE:
            self._open.append((tag, classes))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._is_quoted():
            self.texts.append((data.strip(), self._is_told))

    def _is_quoted(self) -> bool:
        return any(
            tag in ("code", "script", "style") or not QUOTED.isdisjoint(classes)
            for tag, classes in self._open
        )


def is_other(text: str, lang: str) -> bool:
    """True if a text is in the language that its reader does not want."""
    if lang == "en":
        return CHINESE.search(text) is not None
    return ENGLISH.search(text) is not None and not CHINESE.search(text)


def urls(library: Library, key: str) -> Iterator[str]:
    """Some pages of an edition, of each kind."""
    graph = library.graph(key)
    rules = graph.edition.rules.values()
    sections = [rule.id for rule in rules if rule.kind is RuleKind.SECTION]
    yield from (f"/{key}", f"/{key}/terms", f"/{key}/keywords", f"/search?q=510&edition={key}")
    yield from (f"/{key}/rule/{number}" for number in sections[::EVERY_SECTION])
    for number in list(graph.edition.rules)[::EVERY_RULE]:
        yield from (f"/{key}/rule/{number}", f"/{key}/rule/{number}/trace")
        yield f"/embed/{key}/rule/{number}"
    yield from (f"/{key}/term/{term.printed}" for term in graph.edition.terms[::EVERY_TERM])


def answers(graph: RuleGraph) -> Iterator[str]:
    """Some addresses of the API about an edition, of each kind."""
    of = f"edition={graph.edition.key}"
    yield from (f"/api/v1/{one}?{of}" for one in ("toc", "terms", "keywords", "examples"))
    yield from (f"/api/v1/search?q={query}&{of}" for query in ("trample", "510.1", "damage"))
    for number in list(graph.edition.rules)[::EVERY_RULE]:
        yield f"/api/v1/rules/{number}?include=examples,children,backrefs&{of}"
        yield from (f"/api/v1/trace/{number}?{of}", f"/api/v1/preview?cr={number}&{of}")
        yield f"/cr/example/{number}?{of}"
    for term in graph.edition.terms[::EVERY_TERM]:
        yield from (f"/api/v1/terms/{term.printed}?{of}", f"/cr/glossary/{term.printed}?{of}")


def _in_one_language_alone(graph: RuleGraph) -> Iterator[tuple[Lang, str]]:
    """The examples that a bilingual book prints in one language."""
    if len({lang for info in graph.edition.documents for lang in info.languages}) < len(Lang):
        return
    for example in graph.examples():
        if len(example.text.languages) == 1:
            yield from example.text.items()


def texts_of(value: Any) -> Iterator[str]:
    """Every text of an answer."""
    if isinstance(value, Mapping):
        for name, each in value.items():
            yield from texts_of(each) if name not in BESIDES else ()
    elif isinstance(value, list):
        for each in value:
            yield from texts_of(each)
    elif isinstance(value, str):
        yield value


def asked(client: FlaskClient, url: str, lang: str) -> str:
    """A page in one language alone."""
    joint = "&" if "?" in url else "?"
    response = client.get(
        f"{url}{joint}lang={lang}&texts={lang}",
        headers={"Accept-Language": lang},
        follow_redirects=True,
    )
    assert response.status_code == 200, url
    return response.get_data(as_text=True)


def untold(client: FlaskClient, pages: Iterator[str], lang: str) -> list[tuple[str, str]]:
    """The texts in the other language of which their page did not say so before."""
    return [
        (url, text)
        for url in pages
        for text, is_told in Reader(asked(client, url, lang)).texts
        if is_other(text, lang) and not is_told
    ]


def with_books(shared: Path, data: Path, *names: str) -> Flask:
    add([shared / "cr" / name for name in names], data / "documents", accept_faults=True)
    return create_app({"DATA": data, "TESTING": True})


@pytest.fixture(scope="module")
def english(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The site with two English books: of the day of the shipped Chinese one, and the newest."""
    data = tmp_path_factory.mktemp("english")
    return with_books(shared, data, "english_20231117.txt", "english_20260807.txt")


@pytest.fixture(scope="module")
def bilingual(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The site with the bilingual export."""
    return with_books(shared, tmp_path_factory.mktemp("both"), "bilingual_20260417.json")


@pytest.mark.parametrize(
    ("site", "lang", "key"),
    [
        ("english", "en", "2023-11-17"),
        ("english", "en", "2024-02-02"),
        ("english", "en", "2026-08-07"),
        ("bilingual", "zh", "2026-04-17"),
        ("bilingual", "en", "2026-04-17"),
        ("app", "en", "2023-11-17"),
        ("app", "en", "2024-02-02"),
        ("english", "en", ""),
        ("bilingual", "zh", ""),
        ("app", "en", ""),
    ],
)
def test_pages(request: pytest.FixtureRequest, site: str, lang: str, key: str) -> None:
    found: Flask = request.getfixturevalue(site)
    library = found.extensions["desk"].library
    pages = iter(FIXED) if key == "" else urls(library, key)
    assert untold(found.test_client(), pages, lang) == []


@pytest.mark.parametrize("key", ["2023-11-17", "2024-02-02", "2026-08-07"])
def test_with_the_english_books_no_page_of_a_rule_need_say_so(english: Flask, key: str) -> None:
    """Nothing Chinese stands there, told or not."""
    client, library = english.test_client(), english.extensions["desk"].library
    found = [
        (url, text)
        for url in urls(library, key)
        for text, _ in Reader(asked(client, url, "en")).texts
        if is_other(text, "en")
    ]
    assert found == []


@pytest.mark.parametrize(
    ("site", "lang", "key"),
    [
        ("english", "en", "2023-11-17"),
        ("english", "en", "2024-02-02"),
        ("bilingual", "zh", "2026-04-17"),
    ],
)
def test_answers(request: pytest.FixtureRequest, site: str, lang: str, key: str) -> None:
    found: Flask = request.getfixturevalue(site)
    client, graph = found.test_client(), found.extensions["desk"].library.graph(key)
    lacking = {text for _, text in _in_one_language_alone(graph)}
    wrong = []
    for url in answers(graph):
        response = client.get(f"{url}&lang={lang}")
        assert response.status_code == 200, url
        wrong += [(url, text) for text in texts_of(response.get_json()) if is_other(text, lang)]
    wrong = [(url, text) for url, text in wrong if text not in lacking]
    assert wrong == []


@pytest.mark.parametrize(("site", "lang"), [("english", "en"), ("bilingual", "zh")])
def test_rulings(request: pytest.FixtureRequest, site: str, lang: str, scenario: str) -> None:
    """The page of a ruling."""
    client = request.getfixturevalue(site).test_client()
    headers = {"Accept-Language": lang}
    asked_for = {"data": {"scenario": scenario}, "headers": headers, "follow_redirects": True}
    page = client.post(f"/ask?lang={lang}&texts={lang}", **asked_for)
    assert page.status_code == 200
    texts = [text for text, _ in Reader(page.get_data(as_text=True)).texts]
    assert [text for text in texts if is_other(text, lang) and text not in scenario] == []
