"""What tooltips show, in one answer for a whole page."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient


def previews(client: FlaskClient, query: str) -> Any:
    """The previews for a query string."""
    response = client.get(f"/api/v1/preview?{query}")
    assert response.status_code == 200, response.json
    return response.json


def test_a_rule_has_its_title_and_both_languages(client: FlaskClient) -> None:
    """The English of the Chinese book's rule is another edition's, and the answer says so."""
    found = previews(client, "cr=702.19b")["cr"]["702.19b"]
    assert found["number"] == "702.19b"
    assert found["title"] == {"en": "Trample", "zh": "践踏"}
    assert found["text"]["zh"].startswith("具有践踏的攻击生物之操控者")
    assert found["text"]["en"].startswith("The controller of an attacking creature with trample")
    assert (found["edition"], found["from"]) == ("2023-11-17", {"en": "2024-02-02"})
    assert found["url"] == "/2023-11-17/rule/702.19b"


def test_entries_are_keyed_by_what_was_asked(client: FlaskClient) -> None:
    """Other spellings find the rule; what is not known is absent, and is no error."""
    found = previews(client, "cr=CR 704.5G,704.99&cr=hello&term=践踏&term=nonsense")
    assert list(found["cr"]) == ["CR 704.5G"]
    assert found["cr"]["CR 704.5G"]["number"] == "704.5g"
    assert list(found["term"]) == ["践踏"]


def test_a_keyword_is_previewed_by_its_definition(client: FlaskClient) -> None:
    """702.3a says only that defender is a static ability."""
    found = previews(client, "cr=702.3&lang=zh")["cr"]["702.3"]
    assert found["title"] == {"zh": "守军"}
    assert found["text"] == {"zh": "具有守军的生物不能进行攻击。"}
    assert "from" not in found


def test_a_section_has_a_title_and_no_text(client: FlaskClient) -> None:
    """There is nothing short to say of it."""
    found = previews(client, "cr=704")["cr"]["704"]
    assert found["title"] == {"en": "State-Based Actions", "zh": "状态动作"}
    assert "text" not in found


def test_a_term_has_its_glossary_entry_or_its_rule(client: FlaskClient) -> None:
    """By a name in either language; ability words have no entry of their own."""
    found = previews(client, "term=trample&term=地落")["term"]
    assert found["trample"]["title"] == {"en": "Trample", "zh": "践踏"}
    assert "702.19" in found["trample"]["text"]["zh"]
    assert found["trample"]["url"] == "/2023-11-17/term/Trample"
    assert found["地落"]["title"] == {"en": "Landfall", "zh": "地落"}
    assert found["地落"]["number"] == "207.2c"


def test_an_edition_of_its_own(client: FlaskClient) -> None:
    """In the edition asked for, and nowhere else."""
    found = previews(client, "cr=702.19b,601.2b&edition=2024-02-02")["cr"]
    assert list(found) == ["702.19b"]
    assert found["702.19b"]["edition"] == "2024-02-02"
    assert "from" not in found["702.19b"]


def test_references_of_one_page_may_name_several_editions(client: FlaskClient) -> None:
    """Each with its own; of an edition that is not loaded there is no preview, and no error."""
    query = "cr=702.19b@2024-02-02,702.19b,702.19b@1999&term=trample@2024&term=trample@1999"
    found = previews(client, query)
    days = {asked: entry["edition"] for asked, entry in found["cr"].items()}
    assert days == {"702.19b@2024-02-02": "2024-02-02", "702.19b": "2023-11-17"}
    assert list(found["term"]) == ["trample@2024"]


def test_what_cannot_be_answered_is_refused(client: FlaskClient) -> None:
    """An edition that is not loaded, a language there is not, too many numbers."""
    assert client.get("/api/v1/preview?edition=1999").status_code == 404
    assert client.get("/api/v1/preview?lang=fr").status_code == 400
    assert client.get(f"/api/v1/preview?cr={','.join(['100.1'] * 101)}").status_code == 400


def test_a_copy_that_is_still_right_is_not_sent_again(client: FlaskClient) -> None:
    """304 with the tag; any site may ask."""
    first = client.get("/api/v1/preview?cr=702.19b")
    assert first.headers["Access-Control-Allow-Origin"] == "*"
    assert "max-age" in first.headers["Cache-Control"]
    again = client.get(
        "/api/v1/preview?cr=702.19b", headers={"If-None-Match": first.headers["ETag"]}
    )
    assert (again.status_code, again.data) == (304, b"")
    assert "Set-Cookie" not in client.get("/api/v1/preview?cr=702.19b&lang=zh").headers
