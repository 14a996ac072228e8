"""What holds for every answer: copies, other sites, compression, limits, errors."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from asking_api import refused
from flask import Flask
from flask.testing import FlaskClient

from judge.errors import BadLimits
from web import create_app
from web.api import SUBJECTS

ADDRESSES = ("/api/v1/rules/702.19b", "/api/v1/preview?cr=702.19b", "/cr/702.19b", "/diff/cr")


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_copy_that_is_still_right(client: FlaskClient, address: str) -> None:
    """304 without a body; a copy of something else is replaced."""
    tag = client.get(address).headers["ETag"]
    again = client.get(address, headers={"If-None-Match": f'"other", {tag}'})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == tag
    assert client.get(address, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize("address", [*ADDRESSES, "/cr/999.9", "/api/v1/no/such/thing"])
def test_any_site_may_ask(client: FlaskClient, address: str) -> None:
    """Answers and errors alike; and nothing is remembered of who asks."""
    response = client.get(f"{address}{'&' if '?' in address else '?'}lang=zh")
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "Set-Cookie" not in response.headers
    assert response.mimetype == "application/json"


def test_a_browser_may_ask_before_it_posts(client: FlaskClient) -> None:
    """The preflight of a JSON body."""
    response = client.options("/api/v1/ask", headers={"Origin": "https://example.org"})
    assert response.status_code == 200
    assert "POST" in response.headers["Access-Control-Allow-Methods"]
    assert "Content-Type" in response.headers["Access-Control-Allow-Headers"]


def test_answers_are_compressed(client: FlaskClient) -> None:
    """The same bytes when opened, the second time too; a compressed copy is still right."""
    plain = client.get("/api/v1/toc")
    for _ in range(2):
        packed = client.get("/api/v1/toc", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.data) == plain.data
        assert len(packed.data) < len(plain.data) / 2
    tags = {"If-None-Match": packed.headers["ETag"], "Accept-Encoding": "gzip"}
    assert client.get("/api/v1/toc", headers=tags).status_code == 304


def test_the_other_way_of_asking_is_named(client: FlaskClient) -> None:
    """405 says what is allowed."""
    response = client.post("/api/v1/toc")
    assert response.status_code == 405
    assert "GET" in response.headers["Allow"]


@pytest.mark.parametrize(
    ("address", "parameter", "words"),
    [
        ("/api/v1/search?q=a&page=first", "page", '"maximum":200'),
        ("/api/v1/search?q=a&page=0", "page", '"minimum":1'),
        ("/api/v1/search?q=a&size=101", "size", '"maximum":100'),
        ("/api/v1/search?q=a&kind=song", "kind", "heading"),
        ("/api/v1/rules/702.19b?include=song", "include", "backrefs"),
        ("/api/v1/rules?ids=", "ids", '"minItems":1'),
        ("/api/v1/rules/702.19b?lang=fr", "lang", '"both"'),
    ],
)
def test_a_bad_parameter(client: FlaskClient, address: str, parameter: str, words: str) -> None:
    """The error names it and says what it takes."""
    found = refused(client, address, 400)
    assert found["parameter"] == parameter
    assert words in found["detail"]


def test_a_parameter_that_is_not_there_or_is_needed(client: FlaskClient) -> None:
    """With the names that there are."""
    found = refused(client, "/api/v1/search?q=a&pge=2", 400)
    assert "page" in [near["label"] for near in found["didYouMean"]]
    assert refused(client, "/api/v1/search", 400)["parameter"] == "q"


def test_an_error_in_chinese(client: FlaskClient) -> None:
    """By `lang`, else by the browser's language."""
    response = client.get("/api/v1/rules/704.99?lang=zh", headers={"Accept-Language": "en"})
    assert response.json is not None
    assert response.json["detail"] == "2023-11-17版没有规则704.99。"
    assert {"label": "704.8", "url": "/2023-11-17/rule/704.8"} in response.json["didYouMean"]


POSTED = [one.path for _, routes in SUBJECTS for one in routes if one.method == "POST"]


@pytest.mark.parametrize("address", [*POSTED, "/api/v1/no/such/thing", "/api/v1/rules/702.19b"])
@pytest.mark.parametrize(
    ("query", "headers", "body", "is_chinese"),
    [
        ("", {}, {}, False),
        ("", {"Accept-Language": "fr"}, {}, False),
        ("", {"Accept-Language": "zh-CN,en;q=0.5"}, {}, True),
        ("?lang=zh", {"Accept-Language": "en"}, {}, True),
        ("", {"Accept-Language": "en"}, {"lang": "zh"}, True),
        ("", {}, {"lang": "both"}, False),
    ],
)
def test_the_language_of_what_is_wrong_with_what_is_sent(
    client: FlaskClient,
    address: str,
    query: str,
    headers: dict[str, str],
    body: dict[str, str],
    is_chinese: bool,
) -> None:
    """That of the address or the body, else of the headers, else English."""
    told = client.post(f"{address}{query}", json={**body, "no": 1}, headers=headers)
    assert told.status_code in (400, 404, 405) and told.json is not None
    assert bool(re.search("[\u4e00-\u9fff]", told.json["detail"])) is is_chinese, told.json


def test_too_many_requests(tmp_path: Path) -> None:
    """Light and heavy answers are counted apart; 429 says how long to wait."""
    limits = {"light": "3 per minute", "heavy": "1 per minute"}
    limited = create_app({"DATA": tmp_path, "TESTING": True, "API_LIMITS": limits}).test_client()
    answers = [limited.get(f"/api/v1/rules/{n}") for n in (1, 2, 3, 4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert ["Retry-After" in answer.headers for answer in answers] == [False, False, False, True]
    left = [answer.headers["X-RateLimit-Remaining"] for answer in answers]
    assert left == ["2", "1", "0", "0"]
    assert {answer.headers["X-RateLimit-Limit"] for answer in answers} == {"3"}
    assert limited.get("/api/v1/trace/702.19b").status_code == 200
    response = limited.get("/cr/trace/702.19b", headers={"Accept-Language": "en"})
    assert response.status_code == 429
    assert 1 <= int(response.headers["Retry-After"]) <= 61
    assert response.json is not None
    assert response.json["detail"].startswith("Too many requests")
    assert limited.get("/").status_code == 200


def test_pages_that_do_what_the_api_does_count_too(tmp_path: Path) -> None:
    """A ready ruling is as heavy as one that is asked for."""
    limits = {"light": "1 per minute", "heavy": "2 per minute"}
    limited = create_app({"DATA": tmp_path, "TESTING": True, "API_LIMITS": limits}).test_client()
    ready, example = "/ask/ready/counterspell", "/ask/rulebook/2023-11-17/100.1/1"
    assert [limited.get(path).status_code for path in (ready, example, ready)] == [303, 404, 429]
    assert limited.get("/r/nothing").status_code == 404
    assert limited.post("/report", data={}).status_code == 429


def test_an_operator_sets_the_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_API_LIMITS", '{"heavy": "1 per minute"}')
    limited = create_app({"DATA": tmp_path, "TESTING": True}).test_client()
    numbers = ("702.19b", "702.2c")
    assert [limited.get(f"/cr/trace/{n}").status_code for n in numbers] == [200, 429]
    assert limited.get("/api/v1/rules/1").headers["X-RateLimit-Limit"] == "300"
    for wrong in ("many", '{"heavy": "often"}', '{"dear": "1 per minute"}'):
        monkeypatch.setenv("JUDGE_API_LIMITS", wrong)
        with pytest.raises(BadLimits, match="Write JSON like") as told:
            create_app({"DATA": tmp_path, "TESTING": True})
        assert not re.search(
            "malformed|invalid|expected", f"{told.value} {told.value.told.zh}", re.I
        )


def test_the_document_and_its_page(app: Flask, client: FlaskClient) -> None:
    """Every address of the API is documented, and shown in both languages."""
    described = client.get("/api/v1/openapi.json").json
    assert described is not None
    assert described["openapi"].startswith("3.1")
    served = {
        rule.rule.replace("path:", "").replace("<", "{").replace(">", "}")
        for rule in app.url_map.iter_rules()
        if rule.endpoint.startswith("api.")
    }
    assert set(described["paths"]) == served
    for lang, words in (("en", "A rule, section or chapter"), ("zh", "一条规则，或一节、一章")):
        page = client.get(f"/api?lang={lang}").get_data(as_text=True)
        assert words in page
        assert all(path in page for path in served)


ADDRESS = r"(?<![a-z])/(?:api/v1|cr|diff|metadata)/?[a-z/{}-]*"


@pytest.mark.parametrize("name", ["api.md", "api.zh.md"])
def test_the_guide_names_every_address(name: str) -> None:
    """It leaves none out, and names none that there is not."""
    guide = (Path(__file__).parents[3] / "docs" / name).read_text(encoding="utf-8")
    named = {path.rstrip("/") for path in re.findall(ADDRESS, guide)}
    served = {
        re.sub(r"<(?:path:)?(\w+)>", r"{\1}", route.path)
        for _, routes in SUBJECTS
        for route in routes
    }
    assert served <= named
    assert named - served <= {"/api/v1", "/api/v1/openapi"}


def test_the_document_is_plain_json(client: FlaskClient) -> None:
    """Nothing in it is empty of words: every parameter says in both languages what it means."""
    described = json.loads(client.get("/api/v1/openapi.json").data)
    for path, methods in described["paths"].items():
        for operation in methods.values():
            assert operation["summary"], path
            assert operation["x-summary-zh"], path
            for parameter in operation.get("parameters", ()):
                assert parameter["description"], (path, parameter["name"])
                assert parameter["x-description-zh"], (path, parameter["name"])
