"""Terms, keywords, searches, and what a text refers to."""

from __future__ import annotations

from asking_api import get, refused
from flask.testing import FlaskClient


def test_a_term_by_a_name_in_either_language(client: FlaskClient) -> None:
    """The community's two fields, and what stands beside them."""
    found = get(client, "/api/v1/terms/trample")
    assert found["names"] == {"en": "Trample", "zh": "践踏"}
    assert found["term"] == "Trample"
    assert "702.19" in found["definition"]
    assert found["meanings"][0]["ruleNumber"] == "702.19"
    assert {"ruleNumber": "702.19b"} in found["usedIn"]
    same = get(client, "/api/v1/terms/践踏?lang=zh")
    assert (same["term"], same["url"]) == ("践踏", found["url"])


def test_a_term_with_a_slash(client: FlaskClient) -> None:
    """A name is a part of the address, whatever is in it."""
    assert get(client, "/api/v1/terms/+1/+1 counter")["names"]["zh"] == "+1/+1指示物"


def test_a_term_that_is_not_there_offers_the_nearest(client: FlaskClient) -> None:
    """The echo, and names to choose from."""
    found = refused(client, "/api/v1/terms/trampel", 404)
    assert (found["kind"], found["term"]) == ("unknown-term", "trampel")
    assert "Trample" in [near["label"] for near in found["didYouMean"]]


def test_the_glossary_by_page(client: FlaskClient) -> None:
    """Pages follow each other without a gap."""
    whole = get(client, "/api/v1/terms?size=20")
    halves = [get(client, f"/api/v1/terms?size=10&page={n}")["terms"] for n in (1, 2)]
    assert whole["total"] == 668
    assert whole["terms"] == halves[0] + halves[1]


def test_keywords_have_their_rules(client: FlaskClient) -> None:
    """In the edition asked for."""
    found = get(client, "/api/v1/keywords")
    by_name = {k["names"]["en"]: k.get("ruleNumber") for k in found["keywordAbilities"]}
    assert (by_name["Trample"], by_name["Deathtouch"]) == ("702.19", "702.2")
    assert "Landfall" in [k["names"]["en"] for k in found["abilityWords"]]


def test_a_search_marks_what_it_found(client: FlaskClient) -> None:
    """Offsets cut the words out of the snippet."""
    found = get(client, "/api/v1/search?q=lethal damage&lang=en&size=5&edition=2024-02-02")
    assert found["total"] > 5 == len(found["hits"])
    hit = found["hits"][0]
    for snippet in hit["snippets"]:
        marked = [snippet["text"][start:end].lower() for start, end in snippet["spans"]]
        assert marked
        assert all(word in "lethal damage dealt" for word in marked)
    assert sum(found["facets"]["kinds"].values()) == found["total"]
    assert sum(found["facets"]["chapters"].values()) == found["total"]


def test_a_search_by_number_and_in_part_of_the_book(client: FlaskClient) -> None:
    """How a hit was found is told; filters hold."""
    first = get(client, "/api/v1/search?q=704.5g")["hits"][0]
    assert (first["ruleNumber"], first["matchedBy"][0]) == ("704.5g", "number")
    assert [above["number"] for above in first["path"]] == ["7", "704", "704.5"][
        : len(first["path"])
    ]
    found = get(client, "/api/v1/search?q=死触&chapter=7&kind=rule")
    assert found["hits"]
    assert {hit["kind"] for hit in found["hits"]} == {"rule"}
    assert all(hit["ruleNumber"].startswith("7") for hit in found["hits"])


def test_pages_of_a_search(client: FlaskClient) -> None:
    """The second page goes on where the first ends."""
    whole = get(client, "/api/v1/search?q=伤害&size=10")["hits"]
    pages = [get(client, f"/api/v1/search?q=伤害&size=5&page={n}")["hits"] for n in (1, 2)]
    assert [h["url"] for h in whole] == [h["url"] for page in pages for h in page]


def test_references_in_a_text(client: FlaskClient) -> None:
    """Every number of a range, those that there are with their pages."""
    text = "See rules 601.2f–h，参见规则702.19b和规则999.1。"
    found = get(client, f"/api/v1/resolve?text={text}")
    numbers = [each["ruleNumber"] for each in found["references"]]
    assert numbers == ["601.2f", "601.2g", "601.2h", "702.19b", "999.1"]
    cut = [text[each["start"] : each["end"]] for each in found["references"]]
    assert cut == ["601.2f–h"] * 3 + ["702.19b", "999.1"]
    assert [each["isKnown"] for each in found["references"]] == [True] * 4 + [False]
    assert found["references"][3]["title"] == {"en": "Trample", "zh": "践踏"}


def test_a_long_text_is_sent(client: FlaskClient) -> None:
    """As JSON or as it is; both find the same."""
    text = "Deathtouch and rule 702.2c. " * 300
    as_json = client.post("/api/v1/resolve", json={"text": text}).json
    as_text = client.post("/api/v1/resolve", data=text, content_type="text/plain").json
    assert as_json == as_text
    assert as_json is not None
    assert len(as_json["references"]) == 300
    assert as_json["terms"][0]["names"] == {"en": "Deathtouch", "zh": "死触"}


def test_suggestions_while_typing(client: FlaskClient) -> None:
    """By number, by a name in either language, by pinyin; cards too, and all lead somewhere."""
    found = get(client, "/api/v1/suggest?q=702.19")["suggestions"]
    assert [each["ruleNumber"] for each in found[:2]] == ["702.19", "702.19a"]
    for typed in ("tramp", "践", "jianta"):
        first = get(client, f"/api/v1/suggest?q={typed}")["suggestions"][0]
        assert (first["kind"], first["names"]) == ("term", {"en": "Trample", "zh": "践踏"})
    cards = get(client, "/api/v1/suggest?q=lightning b")["suggestions"]
    assert {"en": "Lightning Bolt", "zh": "闪电击"} in [s["names"] for s in cards]
    for suggestion in (*found, *cards):
        assert client.get(suggestion["url"]).status_code == 200
    assert get(client, "/api/v1/suggest?q=")["suggestions"] == []
