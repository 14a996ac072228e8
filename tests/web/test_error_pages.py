"""What goes wrong is a sentence with the nearest right thing, as a page or as JSON."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from html_page import Page

from web import create_app


@pytest.mark.parametrize(
    ("url", "sentence", "offer"),
    [
        ("/rule/704.99", "no rule 704.99", "/2023-11-17/rule/704.8"),
        ("/rule/704.5l", "letters l and o are not used", "/rule/704.5k"),
        ("/rule/hello", "a number looks like 7, 704", None),
        ("/2024-02-03/rule/702.1", "No edition “2024-02-03”", "/2024-02-02/rule/702.1"),
        ("/1999", "No edition “1999”", "/2023-11-17"),
        ("/2024-02-02/rule/601.99", "The edition of 2024-02-02 has no rule 601.99", None),
        ("/no/such/page", "no page here", "/"),
        ("/%00", "no page here", "/"),
        ("/rule/%ff%00", "is not a rule number", None),
        ("/term/%00", "no term", None),
    ],
)
def test_what_is_not_there_offers_the_nearest(
    client: FlaskClient, url: str, sentence: str, offer: str | None
) -> None:
    """404 with a sentence and links."""
    response = client.get(url, headers={"Accept-Language": "en"})
    assert response.status_code == 404
    shown = Page(response.get_data(as_text=True))
    assert sentence in shown.text
    assert offer is None or offer in shown.hrefs


def test_the_same_sentence_in_chinese(client: FlaskClient) -> None:
    """The reader's language is asked for once and remembered."""
    client.get("/?lang=zh", headers={"Accept-Language": "en"})
    shown = Page(
        client.get("/rule/704.99", headers={"Accept-Language": "en"}).get_data(as_text=True)
    )
    assert "2023-11-17版没有规则704.99。" in shown.text


def test_the_same_error_as_json(client: FlaskClient) -> None:
    """One shape for whoever asks for JSON, and for every path of the API."""
    for url, headers in (("/rule/704.99", {"Accept": "application/json"}), ("/api/none", {})):
        response = client.get(url, headers=headers)
        assert response.status_code == 404
        assert response.json is not None
        assert {"detail", "status", "kind", "didYouMean"} <= set(response.json)
    for accept in ("*/*", "application/json", "application/json, */*;q=0.5"):
        said = client.get("/no/such/page", headers={"Accept": accept}).json
        assert said is not None
        assert said["detail"] == "There is no page here."  # no language is named
    for accept in ("text/html,*/*;q=0.8", "image/png,text/html"):
        page = client.get("/no/such/page", headers={"Accept": accept})
        assert page.mimetype == "text/html"
    found = client.get("/rule/704.99", headers={"Accept": "application/json"}).json
    assert found is not None
    assert found["kind"] == "unknown-rule"
    assert {"label": "704.8", "url": "/2023-11-17/rule/704.8"} in found["didYouMean"]


def test_what_breaks_never_shows_its_inside(tmp_path: Path) -> None:
    """The reader of a page of ours that breaks gets a sentence and no traceback."""
    app = create_app({"DATA": tmp_path, "PROPAGATE_EXCEPTIONS": False})
    app.logger.disabled = True

    @app.get("/breaks")
    def breaks() -> str:
        raise RuntimeError(f"{tmp_path} is gone")

    response = app.test_client().get("/breaks", headers={"Accept-Language": "en"})
    assert response.status_code == 500
    html = response.get_data(as_text=True)
    assert "Something broke on our side" in html
    assert "Traceback" not in html
    assert str(tmp_path) not in html


@pytest.mark.parametrize("name", ["documents/documents.toml", "cards.sqlite", "store.sqlite"])
def test_what_is_damaged_keeps_nobody_from_the_rest(
    name: str, new_data: Callable[[], Path], caplog: pytest.LogCaptureFixture
) -> None:
    """Rules, search and rulings go on; the log says what is wrong, and no page shows where."""
    data = new_data()
    (data / name).parent.mkdir(exist_ok=True)
    (data / name).write_bytes(b"damaged \x00\xff" * 99)
    client = create_app({"DATA": data, "TESTING": True}).test_client()
    for path, words in (("/rule/702.9b", "延势"), ("/search?q=flying", "702.9")):
        response = client.get(path)
        assert response.status_code == 200 and words in response.get_data(as_text=True)
    example = {"scenario": "players: {Ann: {}, Bob: {}}\nask: [{life: Ann}]\n"}
    page = client.post("/ask", data=example, follow_redirects=True).get_data(as_text=True)
    assert "20" in page and str(data) not in page
    assert (name in caplog.text) is (name != "store.sqlite")
    assert client.get("/readyz").get_json()["store"] == ("away" if name == "store.sqlite" else "ok")


def test_headers_of_every_answer(client: FlaskClient) -> None:
    """Pages, errors and files alike."""
    for url in ("/", "/no/such/page", "/static/css/base.css", "/healthz"):
        with client.get(url) as response:
            headers = response.headers
            assert "default-src 'self'" in headers["Content-Security-Policy"]
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"]


def test_too_large_a_form(client: FlaskClient) -> None:
    """A form beyond the limit is refused before it is read."""
    assert client.post("/ask", data={"scenario": "x" * 300_000}).status_code == 413


def test_another_edition_s_rule_is_offered_where_an_edition_is_not_there(
    client: FlaskClient,
) -> None:
    """The same rule in the editions near that have it; elsewhere the editions."""
    hrefs = Page(client.get("/2024-01-01/rule/702.19b").get_data(as_text=True)).hrefs
    assert "/2024-02-02/rule/702.19b" in hrefs
    assert "/2024-06-07/rule/702.19b" not in hrefs  # holds chapter 3 alone
    assert "/2024-02-02" in Page(client.get("/2024-01-01").get_data(as_text=True)).hrefs


@pytest.mark.parametrize("name", ["践踏", "trample", "Trample"])
def test_a_term_in_the_place_of_a_number_leads_to_it(client: FlaskClient, name: str) -> None:
    """What is neither is refused as before."""
    shown = client.get(f"/rule/{name}", follow_redirects=True)
    assert shown.status_code == 200
    assert "/term/" in shown.request.path
    assert client.get("/rule/zzyzx").status_code == 404
