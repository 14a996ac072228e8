"""The search box is told numbers, terms in either language, and what is spelled in pinyin."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient


def ask(client: FlaskClient, typed: str) -> list[dict[str, Any]]:
    """The suggestions for what is typed."""
    response = client.get("/api/v1/suggest", query_string={"q": typed})
    assert response.status_code == 200
    return list(response.get_json()["suggestions"])


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("702.19b", "/2023-11-17/rule/702.19b"),
        ("CR 704.5", "/2023-11-17/rule/704.5"),
        ("规则７０２", "/2023-11-17/rule/702"),
        ("tram", "/2023-11-17/term/Trample"),
        ("TRAMPLE", "/2023-11-17/term/Trample"),
        ("践", "/2023-11-17/term/Trample"),
        ("jianta", "/2023-11-17/term/Trample"),
        ("lightning bo", "/card/Lightning%20Bolt"),
        ("a 3/3, deathtouch", "/ask/board?card=3/3+creature+with+deathtouch"),
        ("ETB", "/2023-11-17/term/Enters%20the%20Battlefield"),
    ],
)
def test_the_first_suggestion(client: FlaskClient, typed: str, url: str) -> None:
    """Width, case and lead words make no difference; it leads straight there."""
    first = ask(client, typed)[0]
    assert first["url"] == url
    assert client.get(url, follow_redirects=True).status_code == 200


def test_suggestions_bear_both_names_and_what_they_are(client: FlaskClient) -> None:
    """A term, a rule with its number, a card."""
    term = ask(client, "践踏")[0]
    assert (term["kind"], term["names"]) == ("term", {"en": "Trample", "zh": "践踏"})
    assert [ask(client, typed)[0]["kind"] for typed in ("702.19b", "闪电击")] == ["rule", "card"]


@pytest.mark.parametrize("typed", ["", "   ", "zzzz", "999.1", "<b>", "((", "trample " * 13])
def test_nothing_to_suggest(client: FlaskClient, typed: str) -> None:
    """An empty list, and no error."""
    assert ask(client, typed) == []
