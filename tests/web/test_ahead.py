"""Pages that were worked out ahead are those that would be worked out, and are given at once."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date
from http.client import HTTPConnection, HTTPResponse
from itertools import islice
from pathlib import Path

import pytest
from flask import Flask, request, template_rendered
from jinja2 import Template
from werkzeug.test import TestResponse

from corpus.imports import add
from web.ahead import AHEAD, ORIGIN, Ahead
from web.app import create_app
from web.working_ahead import frames, pages

SOME = 40  # pages that are worked out here
HEADERS = {"Accept": "text/html", "Accept-Language": "en"}


@pytest.fixture(scope="module")
def data(new_data: Callable[[], Path]) -> Path:
    """A data folder in which some pages were worked out."""
    found = new_data()
    site = create_app({"DATA": found, "TESTING": True})
    site.extensions[AHEAD].keep(islice(pages(site), SOME), frames(site))
    return found


@pytest.fixture
def site(data: Path) -> Flask:
    """A site over it."""
    return create_app({"DATA": data, "TESTING": True})


def asked(site: Flask, path: str, origin: str = "http://localhost", **headers: str) -> TestResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    client = site.test_client(use_cookies=False)
    return client.get(path, base_url=origin, headers=HEADERS | named)


@pytest.fixture
def views(site: Flask) -> list[str]:
    """The addresses for which a view of the site was asked."""
    found: list[str] = []

    @site.before_request
    def note() -> None:
        found.append(request.full_path)

    return found


def test_they_are_what_would_be_worked_out(site: Flask, app: Flask, views: list[str]) -> None:
    """For any host and scheme, for who has chosen the language, and for who has them already."""
    for path in ("/2023-11-17/rule/1", "/2023-11-17/rule/100.1a"):
        for origin in ("http://localhost", "https://rules.example:8443"):
            ready, fresh = asked(site, path, origin), asked(app, path, origin)
            assert ready.data == fresh.data
            assert ORIGIN.encode() not in ready.data
            assert ready.headers == fresh.headers
        chosen = asked(site, path, Accept_Language="zh", Cookie="lang=en; other=1")
        assert chosen.data == asked(app, path).data
        assert asked(site, path, If_None_Match=chosen.headers["ETag"]).status_code == 304
    assert views == []


@pytest.mark.parametrize("path", ["/search?q=trample", "/search?q=601.2h", "/search?q=伤害&page=2"])
def test_hits_are_made_of_their_frames(site: Flask, app: Flask, path: str) -> None:
    """A search for what is in force renders none, and one in an edition makes its own."""
    rendered: list[str] = []

    def note(sender: Flask, template: Template, **_: object) -> None:
        rendered.append(str(template.name))

    with template_rendered.connected_to(note, site):
        assert asked(site, path).data == asked(app, path).data
        assert rendered == ["search.html"]
        for other in ("&edition=2024-02-02", "&texts=zh"):
            assert asked(site, path + other).data == asked(app, path + other).data
    assert "_hit.html" in rendered


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/2023-11-17/rule/1?texts=en", {}),
        ("/2023-11-17/rule/1", {"Cookie": "theme=dark"}),
        ("/2023-11-17/rule/1", {"Cookie": "lang=en; texts=zh"}),
        ("/2023-11-17/rule/1", {"Accept": "application/json"}),
        ("/2024-02-02/rule/7", {}),
    ],
)
def test_who_wishes_something_else_is_given_that(
    site: Flask, app: Flask, views: list[str], path: str, headers: dict[str, str]
) -> None:
    ready = site.test_client(use_cookies=False).get(path, headers=HEADERS | headers)
    fresh = app.test_client(use_cookies=False).get(path, headers=HEADERS | headers)
    assert (ready.status_code, ready.data) == (fresh.status_code, fresh.data)
    assert len(views) == 1


def test_below_another_address_links_are_others(site: Flask, views: list[str]) -> None:
    """The site may be mounted somewhere (X-Forwarded-Prefix): no link is kept for there."""
    found = site.test_client().get("/2023-11-17/rule/1", base_url="http://localhost/rules")
    assert b'href="/rules/2023-11-17/rule/100"' in found.data
    assert len(views) == 1


def test_other_documents_are_other_pages(new_data: Callable[[], Path], shared: Path) -> None:
    """And those of before are removed when theirs are kept."""
    data = new_data()
    before = Ahead.of(data)
    before.keep(())
    assert Ahead.of(data).is_there
    add([shared / "cr" / "markdown_6.md"], data / "documents", date(2024, 6, 7))
    after = Ahead.of(data)
    assert after.file != before.file
    assert not after.is_there
    after.keep(())
    assert [file.name for file in after.file.parent.iterdir()] == [after.file.name]


def test_a_damaged_file_is_removed_and_pages_are_worked_out(
    new_data: Callable[[], Path], app: Flask
) -> None:
    data = new_data()
    ahead = Ahead.of(data)
    ahead.keep(())
    ahead.file.write_bytes(b"nothing that can be read")
    site = create_app({"DATA": data, "TESTING": True})
    assert asked(site, "/2023-11-17/rule/1").data == asked(app, "/2023-11-17/rule/1").data
    assert not ahead.is_there


class Started:
    """The real command, from the moment at which it says where it is."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.port = int(re.findall(r":(\d+)/", process.stdout.readline())[0])

    def get(self, path: str) -> tuple[HTTPResponse, str]:
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=60)) as connection:
            connection.request("GET", path, headers=HEADERS)
            answer = connection.getresponse()
            return answer, answer.read().decode()


@contextmanager
def started(data: Path, log: Path) -> Iterator[Started]:
    command = [sys.executable, "-m", "judge", "serve", "--port", "0", "--workers", "2"]
    environment = os.environ | {"JUDGE_DATA": str(data)}
    with log.open("w") as lines:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=lines, text=True, env=environment
        )
    try:
        yield Started(process)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    assert process.returncode == 0, log.read_text()


def test_a_server_gives_them_before_it_has_loaded_anything(data: Path, tmp_path: Path) -> None:
    """Then it goes on with its processes; who asked for anything else meanwhile is answered."""
    log = tmp_path / "log"
    with started(data, log) as server:
        answer, page = server.get("/2023-11-17/rule/100.1a")
        assert answer.status == 200
        assert "<title>100.1a" in page
        answer, found = server.get("/search?q=trample")
        assert answer.status == 200
        assert "702.19" in found
        assert server.get("/2023-11-17/rule/100.1a")[1] == page
    told = [json.loads(line) for line in log.read_text().splitlines()]
    requests = [place for place, line in enumerate(told) if line["message"] == "request"]
    started_up = [place for place, line in enumerate(told) if "Booting worker" in line["message"]]
    assert told[requests[0]]["kept"] is True
    assert requests[0] < started_up[0]


def test_a_server_that_has_loaded_nothing_can_be_stopped(data: Path, tmp_path: Path) -> None:
    with started(data, tmp_path / "log") as server:
        assert server.get("/2023-11-17/rule/1")[0].status == 200
    assert "gunicorn" not in (tmp_path / "log").read_text()
