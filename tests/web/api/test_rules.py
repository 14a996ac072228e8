"""Rules by number, as the community spells their fields, with ours beside them."""

from __future__ import annotations

import pytest
from asking_api import get
from flask.testing import FlaskClient


def test_a_rule(client: FlaskClient) -> None:
    """The community's fields hold one language; `text` holds both."""
    rule = get(client, "/api/v1/rules/702.19b")
    assert rule["ruleNumber"] == "702.19b"
    assert rule["ruleText"] == rule["text"]["en"]
    assert rule["fragment"] == "19b"
    assert rule["navigation"] == {"previousRule": "702.19a", "nextRule": "702.19c"}
    assert len(rule["examples"]) == 2
    assert not any(example.startswith(("Example", "例")) for example in rule["examples"])
    assert (rule["edition"], rule["kind"], rule["textLang"]) == ("2023-11-17", "subrule", "en")
    assert rule["title"] == {"en": "Trample", "zh": "践踏"}
    assert rule["from"] == {"en": "2024-02-02"}


def test_one_language(client: FlaskClient) -> None:
    """Only what was asked for, where the edition has it."""
    rule = get(client, "/api/v1/rules/702.19b?lang=zh")
    assert rule["ruleText"].startswith("具有践踏的攻击生物之操控者")
    assert set(rule["text"]) == {"zh"}
    assert "from" not in rule


@pytest.mark.parametrize(
    ("number", "before", "after"),
    [
        ("100.1", None, "100.1a"),
        ("702.1d", "702.1c", "702.2"),
        ("703.1", "702.167c", "703.1a"),
        ("1", None, "100"),
        ("702", "701.55c", "702.1"),
    ],
)
def test_navigation_goes_on_over_sections(
    client: FlaskClient, number: str, before: str | None, after: str | None
) -> None:
    """Where a section ends the next rule is the next section's; sections have their own order."""
    found = get(client, f"/api/v1/rules/{number}")["navigation"]
    assert found == {"previousRule": before, "nextRule": after}


def test_all_that_can_be_included(client: FlaskClient) -> None:
    """Children, examples by language, references both ways, headings above, terms."""
    every = "children,examples,refs,backrefs,ancestors,terms"
    rule = get(client, f"/api/v1/rules/702.19?include={every}")
    assert [child["ruleNumber"] for child in rule["children"]][:2] == ["702.19a", "702.19b"]
    assert [above["number"] for above in rule["ancestors"]] == ["7", "702"]
    assert {"ruleNumber": "506.4", "url": "/2023-11-17/rule/506.4"} not in rule["backrefs"]
    assert any("term" in back for back in rule["backrefs"])
    first = get(client, "/api/v1/rules/702.19a?include=refs,terms")
    (reference,) = first["refs"]
    text = first["text"]["zh"]
    assert reference["ruleNumber"] == "510"
    assert "510" in text[reference["start"] : reference["end"]]
    for term in first["terms"]:
        spelled = text[term["start"] : term["end"]]
        meanings = get(client, f"/api/v1/terms/{term['names']['en']}")["meanings"]
        assert any(spelled in meaning["zh"] for meaning in meanings)


def test_a_batch_says_what_it_does_not_know(client: FlaskClient) -> None:
    """Keyed by what was asked, letter for letter."""
    found = get(client, "/api/v1/rules?ids=702.19B,704.5g,704.99,hello")
    assert list(found["rules"]) == ["702.19B", "704.5g"]
    assert found["rules"]["702.19B"]["ruleNumber"] == "702.19b"
    assert found["unknown"] == ["704.99", "hello"]


def test_a_whole_edition(client: FlaskClient) -> None:
    """Every entry of the book, in its order."""
    found = get(client, "/api/v1/editions/2023-11-17/rules?lang=zh")
    assert found["edition"] == "2023-11-17"
    (edition,) = get(client, "/api/v1/editions?edition=2023")["editions"]
    assert len(found["rules"]) == edition["count"]
    assert list(found["rules"])[:3] == ["1", "100", "100.1"]


def test_the_contents_and_the_editions(client: FlaskClient) -> None:
    """Chapters with sections; the default edition is named."""
    contents = get(client, "/api/v1/toc?lang=en")["chapters"]
    assert [chapter["number"] for chapter in contents] == list("123456789")
    (section,) = [s for s in contents[6]["subsections"] if s["number"] == "704"]
    assert section["title"] == "State-Based Actions"
    editions = get(client, "/api/v1/editions")["editions"]
    assert [e["edition"] for e in editions if e["isDefault"]] == ["2023-11-17"]
    assert editions == sorted(editions, key=lambda e: e["edition"], reverse=True)


def test_examples_by_page(client: FlaskClient) -> None:
    """The pages together are the whole."""
    first = get(client, "/api/v1/examples?within=702&size=3")
    second = get(client, "/api/v1/examples?within=702&size=3&page=2")
    assert first["total"] == second["total"] > 6
    numbers = [e["ruleNumber"] for e in (*first["examples"], *second["examples"])]
    assert len(numbers) == 6
    assert all(number.startswith("702.") for number in numbers)
