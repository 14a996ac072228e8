"""What programs look for at fixed addresses."""

from __future__ import annotations

from xml.etree import ElementTree

from flask.testing import FlaskClient

MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
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
