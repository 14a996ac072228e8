"""Editions are compared and rules traced, with every changed word marked."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient
from html_page import Page

from corpus.imports import add
from corpus.shelf import Shelf
from web import create_app

PAIR = "/compare/2023-11-17/2024-02-02"


def html(client: FlaskClient, url: str) -> str:
    """The page at `url`, in English."""
    response = client.get(url, headers={"Accept-Language": "en"})
    assert response.status_code == 200, url
    return response.get_data(as_text=True)


def test_the_editions_that_can_be_compared(client: FlaskClient) -> None:
    """Every pair with a common chapter; the form leads to the one chosen, the older first."""
    shown = Page(html(client, "/compare"))
    assert PAIR in shown.hrefs
    assert "/compare/2024-02-02/2024-06-07" not in shown.hrefs
    response = client.get("/compare?old=2024-02&new=2023")
    target = client.get(response.headers["Location"])
    assert target.headers["Location"] == PAIR


def test_kinds_narrow_down(client: FlaskClient) -> None:
    """39 rules are new in chapter 7, and nothing else is told then."""
    found = html(client, f"{PAIR}?kind=new")
    assert "39 changes" in Page(found).text
    assert found.count('class="change new"') == 39
    assert 'class="change moved"' not in found


def test_a_part_of_the_book(client: FlaskClient) -> None:
    """Within 701.34, Manifest: a rule came in, the others moved."""
    found = html(client, f"{PAIR}?within=701.34")
    shown = Page(found)
    assert "701.34d → 701.34e" in shown.text
    assert found.count("<article") < 12


def test_changed_words_are_marked(client: FlaskClient) -> None:
    """701.34f became 701.34g: 牌面朝下 was 显化."""
    found = html(client, f"{PAIR}?within=701.34&lang=zh")
    assert "<del>牌面朝下</del><ins>显化</ins>" in found


def test_pages_of_changes_follow_one_another(client: FlaskClient) -> None:
    """Forty to a page."""
    found = html(client, PAIR)
    assert found.count("<article") == 40
    assert f"{PAIR}?page=2" in Page(found).hrefs
    assert "41–80" in Page(html(client, f"{PAIR}?page=2")).text


@pytest.mark.parametrize(
    ("url", "status", "sentence"),
    [
        ("/compare/2024-02-02/2024-06-07", 400, "share no chapter"),
        ("/compare/2024-02-02/2024-02-02", 400, "compared with itself"),
        (f"{PAIR}?kind=odd", 400, "no kind of change"),
        (f"{PAIR}?page=0", 400, "no page"),
        (f"{PAIR}?within=7O4", 404, "not a rule number"),
        ("/compare/1999/2024-02-02", 404, "No edition"),
        ("/2023-11-17/rule/704.99/trace", 404, "no rule"),
    ],
)
def test_what_cannot_be_compared_is_said(
    client: FlaskClient, url: str, status: int, sentence: str
) -> None:
    """A sentence in the words of the interface."""
    response = client.get(url, headers={"Accept-Language": "en"})
    assert response.status_code == status
    assert sentence in Page(response.get_data(as_text=True)).text


@pytest.mark.parametrize("start", ["/2023-11-17/rule/701.34d", "/2024-02-02/rule/701.34e"])
def test_a_rule_is_traced_both_ways(client: FlaskClient, start: str) -> None:
    """From the older or from the newer edition, both numbers stand on the way."""
    shown = Page(html(client, f"{start}/trace"))
    assert {"/2023-11-17/rule/701.34d", "/2024-02-02/rule/701.34e"} <= set(shown.hrefs)
    assert "renumbered" in shown.text
    assert "its text is not loaded" in shown.text


def test_a_trace_marks_what_changed(client: FlaskClient) -> None:
    """701.34f of the whole book was reworded."""
    assert "<ins>显化</ins>" in html(client, "/2023-11-17/rule/701.34f/trace?lang=zh")


def test_a_page_marks_changed_words_without_comparing_whole_editions(
    shared: Path, tmp_path: Path
) -> None:
    """What the table of numbers tells is not worked out from texts; the marks are the same."""
    names = ("english_20231117.txt", "english_20260807.txt")
    add([shared / "cr" / name for name in names], tmp_path / "documents", accept_faults=True)
    client = create_app({"DATA": tmp_path, "TESTING": True}).test_client()
    page = html(client, "/2026-08-07/rule/205.3m")
    assert "Changes from 2024-09-20 to 2026-08-07" in page
    assert html(client, "/2026-08-07/rule/205.3m/trace")
    assert not list((tmp_path / "documents" / "kept").glob("compared-*"))
    library = client.application.extensions["desk"].library
    old, new = library.graph("2023-11-17"), library.graph("2026-08-07")
    whole = library.compare(old.edition, new.edition)
    shelf = Shelf(library)
    reworded = [change for change in whole.changes if change.is_reworded][::7]
    assert len(reworded) > 20
    for change in reworded:
        assert shelf.differences(change.new[0], new, old) == whole.differences(change), change
