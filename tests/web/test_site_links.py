"""Every link of the site leads to a page, and anchors lead to places on it."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urldefrag

import pytest
from flask import Flask, url_for
from flask.testing import FlaskClient
from html_page import Page

from web.preferences import PREFERENCES
from web.present import links

STARTS = (
    "/",
    "/?lang=zh",
    "/editions",
    "/2023-11-17",
    "/2025-06-06",
    "/2024-02-02/rule/702.19",
    "/2023-11-17/rule/704",
    "/2024-09-20/rule/205.3",
    "/2025-06-06/rule/603.2",
    "/keywords",
    "/2024-02-02/keywords?order=az",
    "/term/trample",
    "/term/+1/+1 counter",
    "/search?q=trample",
    "/search?q=704.5l",
    "/search?q=死触&chapter=7&kind=rule",
    "/rule/704.99",
    "/ask",
    "/api",
    "/ask/board?example=counterspell",
    "/cards?q=an",
    "/card/Shock",
    "/report?edition=2023-11-17&subject=702.19b",
)


@pytest.fixture(scope="module")
def resolved() -> dict[str, Collection[str]]:
    """The addresses that were found, each with its anchors; pages share most of their links."""
    return {}


@pytest.mark.parametrize("start", STARTS)
def test_links_resolve(
    client: FlaskClient, start: str, resolved: dict[str, Collection[str]]
) -> None:
    """No link of the page is broken, nor is an anchor."""
    html = client.get(start, headers={"Accept": "text/html"}).get_data(as_text=True)
    hrefs = dict.fromkeys(Page(html).hrefs)
    assert len(hrefs) > 5
    for href in hrefs:
        address, anchor = urldefrag(href)
        if not address:
            assert anchor in Page(html).ids, href
            continue
        if address.startswith(tuple(f"{start}?{name}=" for name in PREFERENCES)):
            continue  # the page itself, which may be an error's
        if address not in resolved:
            response = client.get(address, follow_redirects=True)
            assert response.status_code == 200, href
            resolved[address] = Page(response.get_data(as_text=True)).ids
        assert not anchor or anchor in resolved[address], href


def test_every_term_of_the_glossary_has_its_page(client: FlaskClient) -> None:
    """The list's links are many; a sample stands for them."""
    hrefs = Page(client.get("/2023-11-17/terms").get_data(as_text=True)).hrefs
    terms = [href for href in hrefs if "/term/" in href]
    assert len(terms) == 668
    for href in terms[::23]:
        assert client.get(href).status_code == 200, href


def test_nothing_is_fetched_from_elsewhere(client: FlaskClient) -> None:
    """Scripts are files of the site, and there is no address of another host."""
    for start in STARTS:
        html = client.get(start).get_data(as_text=True)
        assert Page(html).has_only_own_scripts()
        assert "//" not in html.replace("http://localhost/", "").replace("<!doctype", "")


def test_addresses_of_searches_are_those_that_flask_makes(app: Flask) -> None:
    """They are made without its help, because a page of results has twenty."""
    with app.test_request_context("/", base_url="http://localhost/rules"):
        for query in ("践踏 trample", "a&b=c?#%/+1 '\"<é", "!$'()*,;:@~", " "):
            for options in ({}, {"edition": "2024-02-02", "chapter": None, "page": 2}):
                made = url_for("search.results", q=query, **options)
                assert links.search(query, **options) == made
