"""What programs look for at fixed addresses."""

from __future__ import annotations

import re
from datetime import datetime
from xml.etree import ElementTree

import pytest
from flask.testing import FlaskClient

MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
ATOM = "{http://www.w3.org/2005/Atom}"
SEARCH = "{http://a9.com/-/spec/opensearch/1.1/}"


def test_robots_are_led_to_a_map_of_pages_that_are_there(client: FlaskClient) -> None:
    told = client.get("/robots.txt")
    assert told.mimetype == "text/plain"
    lines = dict(line.split(": ", 1) for line in told.text.splitlines() if line)
    assert lines["Sitemap"] == "http://localhost/sitemap.xml"
    places = [one.text or "" for one in ElementTree.fromstring(client.get("/sitemap.xml").data)
              .iter(f"{MAP}loc")]  # fmt: skip
    assert len(places) == len(set(places)) > 3_000
    for place in places[:: len(places) // 12]:
        assert client.get(place.removeprefix("http://localhost")).status_code == 200, place


def test_a_browser_may_search_here(client: FlaskClient) -> None:
    for lang, name in (("en", "The rules judge"), ("zh", "规则裁判")):
        answer = client.get("/opensearch.xml", headers={"Accept-Language": lang})
        assert answer.mimetype == "application/opensearchdescription+xml"
        told = ElementTree.fromstring(answer.data)
        assert told.findtext(f"{SEARCH}ShortName") == name
    url = told.find(f"{SEARCH}Url")
    assert url is not None
    address = url.attrib["template"].replace("{searchTerms}", "702.19b")
    assert client.get(address.removeprefix("http://localhost")).status_code == 200
    assert 'href="/opensearch.xml"' in client.get("/").text


def test_the_icon_is_where_browsers_look(client: FlaskClient) -> None:
    found = client.get("/favicon.ico", follow_redirects=True, buffered=True)
    assert (found.status_code, found.mimetype) == (200, "image/svg+xml")


@pytest.mark.parametrize(
    ("lang", "kind", "title"),
    [
        ("en", "renumbered", "The rules of 2024-02-02: what changed since 2023-11-17"),
        ("zh", "编号变动", "2024-02-02版规则：相对2023-11-17版的改动"),
    ],
)
def test_a_feed_tells_what_changed(client: FlaskClient, lang: str, kind: str, title: str) -> None:
    """As RFC 4287 asks: ids, dates, links; newest first; pages lead to it."""
    (path,) = re.findall(
        r'<link rel="alternate" type="application/atom\+xml" href="([^"]+)"',
        client.get("/editions", headers={"Accept-Language": lang}).text,
    )
    answer = client.get(path)
    assert answer.mimetype == "application/atom+xml"
    feed = ElementTree.fromstring(answer.data)
    entries = feed.findall(f"{ATOM}entry")
    ids = [one.findtext(f"{ATOM}id") for one in (feed, *entries)]
    assert ids[0] == f"http://localhost{path}"
    assert len(set(ids)) == len(ids)
    dates = [datetime.fromisoformat(one.findtext(f"{ATOM}updated") or "") for one in entries]
    assert dates == sorted(dates, reverse=True)
    assert feed.findtext(f"{ATOM}updated") == entries[0].findtext(f"{ATOM}updated")
    assert feed.findtext(f"{ATOM}author/{ATOM}name")
    (oldest,) = (one for one in entries if one.findtext(f"{ATOM}title") == title)
    assert f"<h3>{kind} (115)</h3>" in (oldest.findtext(f"{ATOM}content") or "")
    for one in (feed, *entries):
        for link in one.findall(f"{ATOM}link"):
            assert client.get(link.attrib["href"]).status_code == 200, link.attrib
    told = re.findall(r'<a href="([^"]+)"', oldest.findtext(f"{ATOM}content") or "")
    assert client.get(told[0]).status_code == 200
    known = client.get(path, headers={"If-None-Match": answer.headers["ETag"]})
    assert known.status_code == 304
