"""The addresses that bots of the community's API call, with its shapes."""

from __future__ import annotations

import pytest
from asking_api import get, refused
from flask.testing import FlaskClient


def test_a_rule_and_its_definition(client: FlaskClient) -> None:
    """`find_definition` passes over the bare title and "Defender is a static ability."."""
    found = get(client, "/cr/702.3")
    assert (found["ruleNumber"], found["ruleText"]) == ("702.3", "Defender")
    found = get(client, "/cr/702.3?find_definition=true")
    assert found["ruleNumber"] == "702.3b"
    assert found["ruleText"] == "A creature with defender can’t attack."


def test_an_unknown_rule(client: FlaskClient) -> None:
    """The sentence and the echo."""
    assert refused(client, "/cr/702.999", 404)["ruleNumber"] == "702.999"
    assert refused(client, "/cr/trace/702.999", 404)["ruleNumber"] == "702.999"


def test_another_edition_s_words_are_marked_and_so_is_what_became_of_a_rule(
    client: FlaskClient,
) -> None:
    """No text passes for that of an edition that has other words, or for one in force."""
    lent = get(client, "/cr/205.3m?edition=2023-11-17")
    assert (lent["edition"], lent["from"], lent["differs"]) == (
        "2023-11-17",
        {"en": "2024-09-20"},
        ["en"],
    )
    listed = get(client, "/cr")["205.3m"]
    assert {key: listed[key] for key in ("from", "differs", "later")} == {
        key: lent[key] for key in ("from", "differs", "later")
    }
    own = get(client, "/cr/205.3m?edition=2023-11-17&lang=zh")
    assert not {"from", "differs"} & own.keys()
    for found in (
        get(client, "/cr/509.2"),
        get(client, "/cr")["509.2"],
        get(client, "/cr/example/509.2"),
    ):
        assert found["later"]["kind"] == "gone"
    assert get(client, "/cr/example/702.19b")["from"] == {"en": "2024-02-02"}


def test_examples(client: FlaskClient) -> None:
    """Null where there are none."""
    assert len(get(client, "/cr/example/702.19b")["examples"]) == 2
    assert get(client, "/cr/example/702.19a") == {"ruleNumber": "702.19a", "examples": None}


def test_the_book(client: FlaskClient) -> None:
    """Rules by number, and no sections."""
    found = get(client, "/cr")
    whole = get(client, "/api/v1/editions/2023-11-17/rules")["rules"]
    assert list(found) == [number for number in whole if "." in number]
    rule = found["702.19b"]
    assert set(rule) == {
        *("ruleNumber", "ruleText", "examples", "fragment", "navigation"),
        "from",  # ours: the English is another edition's
    }
    assert rule["navigation"] == {"previousRule": "702.19a", "nextRule": "702.19c"}


def test_the_contents(client: FlaskClient) -> None:
    """A list of chapters with their sections."""
    found = get(client, "/cr/toc")
    assert len(found) == 9
    assert set(found[6]) == {"number", "title", "subsections"}
    assert {"number": 704, "title": "State-Based Actions"} in found[6]["subsections"]


@pytest.mark.parametrize(("lang", "trample"), [("en", "Trample"), ("zh", "践踏")])
def test_keywords(client: FlaskClient, lang: str, trample: str) -> None:
    """Names only."""
    found = get(client, f"/cr/keywords?lang={lang}")
    assert set(found) == {"keywordAbilities", "keywordActions", "abilityWords"}
    assert trample in found["keywordAbilities"]


def test_the_glossary(client: FlaskClient) -> None:
    """An entry by name, by a name like it, and one that has no entry of its own."""
    assert set(get(client, "/cr/glossary")["trample"]) == {"term", "definition"}
    assert get(client, "/cr/glossary/trample")["term"] == "Trample"
    refused(client, "/cr/glossary/trampel", 404)
    assert get(client, "/cr/glossary/trampel?fuzzy=true")["term"] == "Trample"
    refused(client, "/cr/glossary/xyzzy?fuzzy=true", 404)
    refused(client, "/cr/glossary/landfall", 404)
    found = get(client, "/cr/glossary/landfall?unofficial=true")
    assert found["term"] == "Landfall"
    assert found["definition"].endswith("[Unofficial]")


def test_the_terms_without_an_entry(client: FlaskClient) -> None:
    """In the form of the glossary, and none of its entries."""
    found = get(client, "/cr/unofficial-glossary")
    assert found["landfall"]["definition"].endswith("[Unofficial]")
    assert not found.keys() & get(client, "/cr/glossary").keys()


def test_what_there_is(client: FlaskClient) -> None:
    """The editions and the comparisons, newest first."""
    held = [each["creationDay"] for each in get(client, "/metadata/cr")["data"]]
    assert held == sorted(held, reverse=True)
    pairs = get(client, "/metadata/cr-diffs")["data"]
    assert {(one["sourceCode"], one["destCode"]) for one in pairs} >= {("LCI", "MKM")}
    assert all(one["sourceCode"] != one["destCode"] for one in pairs)
    one = pairs[-1]
    assert get(client, f"/diff/cr?old={one['sourceCode']}&new={one['destCode']}")["changes"]


def test_an_edition_is_named_by_its_set(client: FlaskClient) -> None:
    for code in ("MKM", "mkm"):
        assert get(client, f"/cr/702.19b?edition={code}")["edition"] == "2024-02-02"
    sets = {one["setCode"]: one["creationDay"] for one in get(client, "/metadata/cr")["data"]}
    assert sets["DSK"] == "2024-09-20"
    assert refused(client, "/cr/702.19b?edition=XYZ", 404)["kind"] == "unknown-edition"


def test_a_book_as_a_text(client: FlaskClient) -> None:
    text = client.get("/file/cr/2023-11-17").get_data(as_text=True)
    assert "\n702.19b " in text
    assert text.index("\n100.1 ") < text.index("\n100.2 ")
    assert refused(client, "/file/cr/1999-01-01", 404)["edition"] == "1999-01-01"


def test_the_newest_book_is_at_its_publisher(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_RULES_URL", "https://example.org/rules")
    answer = client.get("/link/cr")
    assert (answer.status_code, answer.headers["Location"]) == (307, "https://example.org/rules")


@pytest.mark.parametrize(
    "address",
    ["/mtr", "/mtr/2.1", "/ipg", "/link/mtr", "/metadata/ipg", "/file/mtr/2024", "/diff/mtr"],
)
def test_documents_of_tournaments_are_not_held(client: FlaskClient, address: str) -> None:
    assert "Comprehensive Rules" in refused(client, address, 404)["detail"]


def test_a_trace_has_the_changes_newest_first(client: FlaskClient) -> None:
    """Each between two editions, with both texts."""
    items = [
        item
        for number in ("702.2", "702.11d", "702.19b", "704.5s", "205.3m", "603.2")
        for item in get(client, f"/cr/trace/{number}")["items"]
    ]
    assert items
    for item in items:
        assert set(item) == {"action", "old", "new", "diff"}
        assert set(item["diff"]) == {"sourceSet", "sourceCode", "destSet", "destCode"}
        assert item["diff"]["sourceCode"] != item["diff"]["destCode"]


def test_a_difference_marks_what_changed(client: FlaskClient) -> None:
    """With the marks taken out both sides are the texts of their editions."""
    found = get(client, "/diff/cr?old=2023-11-17&new=2024-02-02&nav=true")
    assert {"creationDay", "changes", "moves", "sourceSet", "sourceCode", "destSet", "destCode",
            "nav"} == set(found)  # fmt: skip
    assert found["creationDay"] == "2024-02-02"
    assert set(found["nav"]) == {"prevSourceCode", "nextDestCode"}
    change = next(c for c in found["changes"] if c["old"] and c["new"])
    assert "<<<<" in change["old"]["ruleText"] + change["new"]["ruleText"]
    bare = change["new"]["ruleText"].replace("<<<<", "").replace(">>>>", "")
    number = change["new"]["ruleNumber"]
    assert bare == get(client, f"/cr/{number}?edition=2024-02-02&lang=zh")["ruleText"]
    created = [c for c in found["changes"] if c["old"] is None]
    assert created
    assert "<<<<" not in created[0]["new"]["ruleText"]


def test_a_parameter_of_another_api_is_passed_over(client: FlaskClient) -> None:
    """As it is there; in our own addresses it is an error."""
    assert get(client, "/cr/702.3?utm=1")["ruleText"] == "Defender"
    assert refused(client, "/api/v1/rules/702.3?utm=1", 400)["parameter"] == "utm"


def test_an_ability_word_is_found_before_a_name_like_it(client: FlaskClient) -> None:
    found = client.get("/cr/glossary/landfall?fuzzy=true").get_json()
    assert found["term"] == "Landfall"
    assert "landfall" in found["definition"].lower()
    assert client.get("/cr/glossary/tramlpe?fuzzy=true").get_json()["term"] == "Trample"


def test_a_slash_at_the_end_changes_nothing(client: FlaskClient) -> None:
    for address in ("/cr/702.19b", "/cr/toc", "/api/v1/editions"):
        assert client.get(f"{address}/").get_json() == client.get(address).get_json()


def test_an_error_is_english_for_who_names_no_language(client: FlaskClient) -> None:
    assert "has no rule" in client.get("/cr/702.999").get_json()["detail"]
    named = client.get("/cr/702.999", headers={"Accept-Language": "zh"}).get_json()
    assert "没有规则" in named["detail"]
