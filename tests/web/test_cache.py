"""What is kept is right: nobody is served what was made for another reader."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import brotli
import pytest
from flask import Flask, Response, jsonify, request
from flask.testing import FlaskClient

from web.cache import Answer, Answers, Cache, kept

WORDS = "words that are worth compressing " * 40


@pytest.fixture
def calls() -> list[str]:
    """The addresses that the application had to work out, in order."""
    return []


@pytest.fixture
def client(calls: list[str]) -> Iterator[FlaskClient]:
    """A small application behind the cache: its view tells all that it can see of a request."""
    app = Flask(__name__)

    @app.before_request
    def count() -> None:
        calls.append(request.full_path)

    @app.get("/seen")
    @kept
    def seen() -> Response:
        headers = {name: value for name, value in request.headers if name != "Host"}
        return jsonify(headers=headers, host=request.host_url, query=request.args, words=WORDS)

    @app.get("/fresh")
    def fresh() -> str:
        return f"{WORDS} {len(calls)}"

    @app.get("/cookie")
    @kept
    def cookie() -> Response:
        answer = Response(WORDS)
        answer.set_cookie("lang", "zh")
        return answer

    @app.get("/missing")
    @kept
    def missing() -> tuple[str, int]:
        return WORDS, 404

    @app.get("/short")
    @kept
    def short() -> str:
        return "short"

    @app.get("/picture")
    @kept
    def picture() -> Response:
        return Response(WORDS, mimetype="image/png")

    @app.post("/said")
    def said() -> str:
        return WORDS + request.headers["X-Said"]

    app.wsgi_app = Cache(app.wsgi_app)  # type: ignore[method-assign]
    return app.test_client(use_cookies=False)


def test_what_was_asked_once_is_not_worked_out_again(client: FlaskClient, calls: list[str]) -> None:
    first, second = client.get("/seen?a=1"), client.get("/seen?a=1")
    assert (first.data, list(first.headers)) == (second.data, list(second.headers))
    assert len(calls) == 1
    client.get("/seen?a=2")
    assert len(calls) == 2


READERS = [
    {"Accept-Language": "zh-CN,zh;q=0.9"},
    {"Accept-Language": "en-US,en;q=0.9"},
    {"Accept-Language": "en", "Cookie": "lang=zh"},
    {"Accept-Language": "en", "Cookie": "texts=zh"},
    {"Accept-Language": "en", "Cookie": "theme=dark"},
    {"Accept-Language": "en", "Cookie": "theme=dark; texts=zh"},
    {"Accept-Language": "en", "Accept": "application/json"},
    {"Accept-Language": "en", "Host": "other.example"},
]


def test_readers_who_differ_get_answers_of_their_own(client: FlaskClient, calls: list[str]) -> None:
    answers = [client.get("/seen", headers=reader).json for reader in READERS]
    assert len(calls) == len(READERS)
    assert [client.get("/seen", headers=reader).json for reader in READERS] == answers
    assert len(calls) == len(READERS)
    assert all(a != b for n, a in enumerate(answers) for b in answers[:n])


@pytest.mark.parametrize(
    "headers",
    [
        {"Accept-Language": "en;q=0.8, zh;q=0.1"},
        {"Cookie": "session=secret; theme=purple"},
        {"User-Agent": "someone", "Referer": "http://somewhere/", "X-Token": "secret"},
        {"If-Modified-Since": "Sat, 01 Jan 2030 00:00:00 GMT", "Range": "bytes=0-1"},
        {"Authorization": "Basic secret", "Accept": "text/html,*/*;q=0.1"},
    ],
)
def test_nothing_else_of_a_request_reaches_a_view(
    client: FlaskClient, calls: list[str], headers: dict[str, str]
) -> None:
    """So that an answer cannot depend on what its name in the cache does not hold."""
    plain = client.get("/seen", headers={"Accept-Language": "en"})
    other = client.get("/seen", headers={"Accept-Language": "en"} | headers)
    assert (other.status_code, other.data) == (200, plain.data)
    assert len(calls) == 1
    assert b"secret" not in other.data


@pytest.mark.parametrize("path", ["/fresh", "/cookie", "/missing"])
def test_what_is_not_to_be_kept_is_not(client: FlaskClient, calls: list[str], path: str) -> None:
    for _ in range(2):
        answer = client.get(path, headers={"Accept-Encoding": "gzip"})
        assert WORDS in gzip.decompress(answer.data).decode()
    assert len(calls) == 2


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0.1, gzip;q=0.5", "gzip"),
        ("br;q=0, gzip;q=0", None),
        ("deflate", None),
        ("", None),
        ("*", "br"),
        ("*;q=0", None),
    ],
)
def test_an_answer_is_compressed_as_the_browser_can_read_it(
    client: FlaskClient, accepted: str, encoding: str | None
) -> None:
    plain = client.get("/seen").data
    for _ in range(2):
        answer = client.get("/seen", headers={"Accept-Encoding": accepted})
        read = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[encoding]
        assert answer.headers.get("Content-Encoding") == encoding
        assert read(answer.data) == plain
        assert int(answer.headers["Content-Length"]) == len(answer.data)
        assert "Accept-Encoding" in answer.headers["Vary"]


@pytest.mark.parametrize("path", ["/short", "/picture"])
def test_what_would_not_shrink_is_sent_as_it_is(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers={"Accept-Encoding": "br"})
    assert "Content-Encoding" not in answer.headers


@pytest.mark.parametrize("encoding", ["br", "gzip", ""])
def test_who_has_an_answer_is_not_sent_it_again(client: FlaskClient, encoding: str) -> None:
    headers = {"Accept-Encoding": encoding}
    tag = client.get("/seen", headers=headers).headers["ETag"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        answer = client.get("/seen", headers=headers | {"If-None-Match": known})
        assert (answer.status_code, answer.data, answer.headers["ETag"]) == (304, b"", tag)
        assert "Content-Length" not in answer.headers
    answer = client.get("/seen", headers=headers | {"If-None-Match": '"other"'})
    assert answer.status_code == 200
    other = client.get("/seen", headers={"Cookie": "lang=en", "If-None-Match": tag})
    assert other.status_code == 200


def test_a_head_has_the_headers_and_no_body(client: FlaskClient) -> None:
    answer = client.head("/seen", headers={"Accept-Encoding": "br"})
    assert (answer.status_code, answer.data) == (200, b"")
    assert client.get("/seen").data


def test_what_is_sent_to_us_reaches_the_view_whole(client: FlaskClient) -> None:
    answer = client.post("/said", headers={"X-Said": "all", "Accept-Encoding": "br"})
    assert brotli.decompress(answer.data).decode() == WORDS + "all"


def test_the_least_lately_asked_go_first() -> None:
    answer = Answer("200 OK", (), bytes(1_000))
    answers = Answers(most=10 * answer.size)
    for name in "abcdefghij":
        answers.put(name, answer)
    assert answers.get("a") is not None
    answers.put("k", answer)
    answers.put("k", answer)
    assert [name for name in "abcdefghijk" if answers.get(name) is None] == ["b"]
    answers.put("huge", Answer("200 OK", (), bytes(8 * answer.size)))
    assert answers.get("huge") is None
    assert answers.get("c") is not None
