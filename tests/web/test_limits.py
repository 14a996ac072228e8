"""A ruling that a limit ended: told on its page, and kept only where it is the same each time."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from judge.errors import BadLimits
from web import create_app
from web.asking import rule_on
from web.desk import desk
from web.errors import Unfinished
from web.sharing import share, shared
from web.store import Today

LONG = """
players:
  Ann: {library: [{card: Forest, count: 900}]}
  Bob: {library: [{card: Forest, count: 900}]}
until: {turn: 100000}
"""
STOPPED = "尚未得出答案便已停止"


@pytest.mark.parametrize(("limits", "is_kept"), [("time=0.05", False), ("events=300", True)])
def test_what_time_ended_has_no_link(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, limits: str, is_kept: bool
) -> None:
    monkeypatch.setenv("JUDGE_LIMITS", limits)
    answer = client.post("/ask", data={"scenario": f"# {limits}{LONG}"})
    assert ("/r/" in answer.headers.get("Location", "")) is is_kept
    shown = client.get(answer.headers["Location"]) if is_kept else answer
    assert shown.status_code == 200
    assert STOPPED in shown.text


def test_the_api_keeps_no_such_ruling_and_says_so(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_LIMITS", "time=0.05")
    told = client.post("/api/v1/permalinks", json={"scenario": LONG})
    assert (told.status_code, told.json["kind"]) == (503, "unfinished")
    ruled = client.post("/api/v1/ask", json={"scenario": LONG}).json["rulings"][0]
    assert (ruled["verdict"], ruled["limit"]) == ("unsupported", "time")


def test_a_link_whose_scenario_takes_too_long_today_keeps_its_ruling(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"# kept{LONG}"
    with client.application.app_context():
        store = desk().store
        monkeypatch.setenv("JUDGE_LIMITS", "events=300")
        rulings = [asked.ruling.to_dict() for asked in rule_on(text)]
        link = store.put(text, edition="2023-11-17", engine="0.0.1", rulings=rulings)
        monkeypatch.setenv("JUDGE_LIMITS", "time=0.05")
        assert shared(store, link.id).today is Today.UNFINISHED
        assert shared(store, link.id).link == link
        with pytest.raises(Unfinished):
            share(store, f"{text}# another", rule_on(text))


def test_the_configuration_sets_limits(client: FlaskClient) -> None:
    client.application.config["LIMITS"] = "events=9"
    try:
        ruled = client.post("/api/v1/ask", json={"scenario": LONG}).json["rulings"][0]
    finally:
        del client.application.config["LIMITS"]
    assert ruled["limit"] == "events"
    with pytest.raises(BadLimits):
        create_app({"LIMITS": "speed=3"})


def test_the_board_says_what_was_too_much(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_LIMITS", "events=9")
    shown = client.post("/ask", data={"scenario": LONG, "do": "board"})
    assert "超过9个事件" in shown.text
