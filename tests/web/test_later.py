"""What later editions made of a rule is said where it stands; a citation leads to a text of it."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from html_page import Page

DROPPED = "Dropped on 2024-11-08."
MARK = "Cited as 733 of the edition of 2026-08-07"
ENGLISH = {"Accept-Language": "en"}


def page(client: FlaskClient, url: str) -> Page:
    """The page at `url` in English, which must be there."""
    response = client.get(url, headers=ENGLISH)
    assert response.status_code == 200, url
    return Page(response.get_data(as_text=True))


@pytest.mark.parametrize("url", ["/2023-11-17/rule/509.2", "/2023-11-17/rule/509"])
def test_a_dropped_rule_says_so_on_its_page_and_below_its_heading(
    client: FlaskClient, url: str
) -> None:
    shown = page(client, url)
    assert DROPPED in shown.text
    assert "/2023-11-17/rule/509.2/trace" in shown.hrefs


def test_a_rule_that_stayed_as_it_was_says_nothing(client: FlaskClient) -> None:
    assert "after the edition of" not in page(client, "/2023-11-17/rule/702.19b").text


def test_a_rule_that_moved_says_where_it_went(client: FlaskClient) -> None:
    chinese = client.get("/2023-11-17/rule/728", headers={"Accept-Language": "zh"})
    assert "在2026-08-07版中为733，文字相同。" in Page(chinese.get_data(as_text=True)).text


@pytest.mark.parametrize("query", ["509.2", "伤害分配顺序"])
def test_a_search_says_it_of_what_it_finds(client: FlaskClient, query: str) -> None:
    assert DROPPED in page(client, f"/search?q={query}").text


def test_the_api_says_it_of_rules_previews_and_hits(client: FlaskClient) -> None:
    rule = client.get("/api/v1/rules/509.2").get_json()["later"]
    assert (rule["kind"], rule["after"], rule["by"]) == ("gone", "2024-09-20", "2024-11-08")
    assert rule["isExact"] is True
    assert rule["text"]["en"] == DROPPED
    preview = client.get("/api/v1/preview?cr=509.2,702.19b").get_json()["cr"]
    assert preview["509.2"]["later"] == rule
    assert "later" not in preview["702.19b"]
    hits = client.get("/api/v1/search?q=509.2").get_json()["hits"]
    assert hits[0]["later"] == rule


def test_an_edition_that_is_not_loaded_leads_to_the_nearest_text(client: FlaskClient) -> None:
    """Marked; a number that it never had is still not found."""
    response = client.get("/2026-08-07/rule/733")
    assert response.status_code == 302
    assert response.headers["Location"] == "/2024-02-02/rule/729?cited=733@2026-08-07"
    assert MARK in page(client, response.headers["Location"]).text
    assert client.get("/2026-08-07/rule/733.99").status_code == 404
    part = client.get("/2024-02-02/rule/601.2")  # its documents hold chapter 7 only
    assert part.headers["Location"] == "/2023-11-17/rule/601.2?cited=601.2@2024-02-02"


@pytest.mark.parametrize("cited", ["733@2026-08-07", "x@y", "733", "<b>@2026-08-07"])
def test_a_page_is_marked_only_with_a_citation_that_leads_to_it(
    client: FlaskClient, cited: str
) -> None:
    assert "Cited as" not in page(client, f"/2023-11-17/rule/702.19b?cited={cited}").text
