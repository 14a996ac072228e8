"""What the site says when the store has nothing, or does not answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask

from web import create_app
from web.desk import Desk
from web.store import ReportKind


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Flask:
    """An application with three routes that ask the store."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    made = create_app({"DATA": tmp_path})
    desk = made.extensions["desk"]
    assert isinstance(desk, Desk)
    made.add_url_rule("/api/get", "get", lambda: desk.store.get("nothing").scenario)
    made.add_url_rule("/api/long", "long", lambda: str(report("x" * 5000)))
    made.add_url_rule("/api/empty", "empty", lambda: str(report("")))

    def report(text: str) -> int:
        return desk.store.report(ReportKind.RULE, text, edition="2023-11-17", subject="7").id

    return made


@pytest.mark.parametrize(
    ("path", "status", "kind", "words"),
    [
        ("/api/get", 404, "unknown-permalink", "nothing"),
        ("/api/long", 400, "refused", "4000"),
        ("/api/empty", 400, "refused", "sentence"),
    ],
)
def test_what_the_store_refuses_is_said(
    app: Flask, path: str, status: int, kind: str, words: str
) -> None:
    answer = app.test_client().get(path, headers={"Accept-Language": "en"})
    assert (answer.status_code, answer.json["kind"]) == (status, kind)
    assert words in answer.json["detail"]


def test_pages_do_without_the_store(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://judge:secret@/x?host=/nowhere")
    client = app.test_client()
    assert client.get("/editions").status_code == 200
    answer = client.get("/api/get")
    assert answer.status_code == 503
    assert b"secret" not in answer.data
