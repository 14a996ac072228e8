"""The server for assistants, asked by the protocol's own client."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import TextContent, TextResourceContents

from judge.mcp import assistants_server
from judge.mcp.server import TOOLS

ROOT = Path(__file__).parents[1]
Found = TypeVar("Found")
BOLT = """
players:
  Ann: {battlefield: [Grizzly Bears], hand: [Giant Growth], mana_free: true}
  Bob: {hand: [Lightning Bolt], mana_free: true}
play:
  - {player: Bob, cast: Lightning Bolt, targets: [Grizzly Bears]}
  - {player: Ann, cast: Giant Growth, targets: [Grizzly Bears], respond: true}
ask: [{dies: Grizzly Bears}]
"""


@pytest.fixture(autouse=True)
def _own_data(new_data: Callable[[], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(new_data()))


def asked(server: Any, ask: Callable[[Client], Awaitable[Found]]) -> Found:
    """What `ask` gets of a client of the server: in this process, by a command or an address."""

    async def session() -> Found:
        async with Client(server) as client:
            return await ask(client)

    with ThreadPoolExecutor(1) as apart:  # a browser that other tests look with has its own loop
        return apart.submit(asyncio.run, session()).result()


def called(tool: str, server: Any = None, **arguments: Any) -> dict[str, Any]:
    """What a tool answers; an error is an error of the test."""
    result = asked(server or assistants_server(), lambda client: client.call_tool(tool, arguments))
    assert not result.is_error, result.content
    assert result.structured_content is not None
    return result.structured_content


def refused(tool: str, **arguments: Any) -> str:
    """Why a tool can't answer."""
    result = asked(assistants_server(), lambda client: client.call_tool(tool, arguments))
    assert result.is_error
    (told,) = result.content
    assert isinstance(told, TextContent)
    return told.text


def test_every_tool_says_what_it_does() -> None:
    listed = asked(assistants_server(), lambda client: client.list_tools()).tools
    assert {one.name for one in listed} == {tool.__name__ for tool, _, _ in TOOLS}
    for one in listed:
        assert one.title and one.description and len(one.description) > 40
        assert one.annotations is not None and one.annotations.read_only_hint


def test_the_example_that_is_taught_is_ruled_on() -> None:
    """The scenario in the description of `rule_on_scenario` is one that the judge takes."""
    listed = asked(assistants_server(), lambda client: client.list_tools()).tools
    taught = next(one.description for one in listed if one.name == "rule_on_scenario")
    example = taught[taught.index("players:") : taught.index("- Without")]
    (ruling,) = called("rule_on_scenario", scenario=example)["rulings"]
    assert [one["value"] for one in ruling["answers"]] == [False, "5/5"]


@pytest.mark.parametrize("form", ["yaml", "object"])
def test_a_scenario_is_ruled_on_with_its_rules(form: str) -> None:
    scenario: Any = BOLT
    if form == "object":
        scenario = {"players": {"Ann": {"life": 3}, "Bob": {}}, "ask": [{"life": "Ann"}]}
    (ruling,) = called("rule_on_scenario", scenario=scenario)["rulings"]
    assert ruling["verdict"] == "determined"
    assert [one["value"] for one in ruling["answers"]] == ([False] if form == "yaml" else [3])
    assert "steps" not in ruling
    for one in ruling["deciding"]:
        assert one["rule"] in ruling["cites"]
        assert one["why"]["en"] and one["why"]["zh"] and (one["text"]["en"] or one["text"]["zh"])


def test_the_whole_play_comes_when_it_is_asked_for() -> None:
    (ruling,) = called("rule_on_scenario", scenario=BOLT, full=True)["rulings"]
    assert ruling["steps"]
    assert all(one["text"]["en"] or one["text"]["zh"] for one in ruling["citations"])


def test_what_may_be_done_is_told_as_items_of_a_scenario() -> None:
    script = {"players": {"Ann": {"hand": ["Forest"], "battlefield": ["Grizzly Bears"]}, "Bob": {}}}
    found = called("what_is_legal", scenario=script)
    items = [one["item"] for one in found["offers"]]
    assert {"player": "Ann", "play_land": "Forest"} in items
    again = called("what_is_legal", scenario={**script, "play": [items[0]]})
    assert again["refused"] == {}


def test_a_question_in_sentences_is_ruled_on_and_told_back() -> None:
    question = "I control Grizzly Bears. My opponent casts Lightning Bolt on Grizzly Bears."
    found = called("ask_question", question=question)
    assert found["question"] == question
    assert found["state"] in ("ruled", "asked back", "draft", "references")
    assert ("ruling" in found) is (found["state"] == "ruled")


def test_the_reference_is_looked_up() -> None:
    rule = called("look_up_rule", number="702.19b")
    assert rule["ruleNumber"] == "702.19b" and rule["text"]["zh"]
    hits = called("search_rules", words="does trample work with deathtouch", limit=3)["hits"]
    assert len(hits) == 3
    assert called("look_up_term", name="践踏")["entries"][0]["en"] == ["Trample"]
    bears = called("look_up_card", name="Grizzly Bears")
    assert bears["faces"][0]["name"]["en"] == "Grizzly Bears"
    assert bears["rulings"] == []  # of the publisher: none is imported here
    changed = called("compare_editions", old="2023-11-17", new="2024-02-02", within="702")
    assert any(one["kind"] == "new" for one in changed["changes"])
    steps = called("trace_rule", number="702.19b")["items"]
    assert len(steps) > 1
    editions = called("list_editions")
    assert editions["default"] in editions["read"]


@pytest.mark.parametrize(
    ("tool", "arguments", "says"),
    [
        ("look_up_rule", {"number": "999.9z"}, "999.9z"),
        ("look_up_card", {"name": "Grizzly Baers"}, "Grizzly Bears"),
        ("rule_on_scenario", {"scenario": "players: {Ann: {hnad: []}}"}, "hand"),
        ("rule_on_scenario", {"scenario": "x" * 30_000}, "20000"),
        ("rule_on_scenario", {"scenario": "[" * 10_000}, "nested"),
        ("what_is_legal", {"scenario": BOLT + "---" + BOLT}, "one scenario"),
        ("look_up_rule", {"number": "702.19b", "edition": "1994-01-01"}, "1994-01-01"),
    ],
)
def test_an_error_says_what_would_be_right(tool: str, arguments: dict[str, Any], says: str) -> None:
    told = refused(tool, **arguments)
    assert told.startswith(f"Error executing tool {tool}: ")  # without a colon it is a crash
    assert says in told and "Traceback" not in told


def test_the_guides_are_listed_for_clients_that_look() -> None:
    async def listed(client: Client) -> list[str]:
        return sorted(str(one.uri) for one in (await client.list_resources()).resources)

    assert asked(assistants_server(), listed) == ["judge://guide/en", "judge://guide/zh"]


def test_resources_hold_the_format_and_the_rules() -> None:
    async def read(client: Client) -> list[str]:
        uris = ("judge://guide/en", "judge://guide/zh", "rules://newest/702.19b")
        found = [(await client.read_resource(uri)).contents[0] for uri in uris]
        return [one.text for one in found if isinstance(one, TextResourceContents)]

    en, zh, rule = asked(assistants_server(), read)
    assert "mana_free" in en and "mana_free" in zh and "场景" in zh
    assert json.loads(rule)["ruleNumber"] == "702.19b"


def test_a_command_serves_by_standard_input_and_output() -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "judge", "mcp"], cwd=str(ROOT), env=dict(os.environ)
    )
    assert called("look_up_rule", command, number="704.5g")["ruleNumber"] == "704.5g"


@pytest.fixture
def address() -> Iterator[str]:
    """Where a server by streamable HTTP listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    at = ("--host", "127.0.0.1", "--port", str(port))
    words = [sys.executable, "-m", "judge", "mcp", "--http", *at]
    with subprocess.Popen(words, cwd=ROOT, stderr=subprocess.DEVNULL) as process:
        try:
            _await_port(port, process)
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            process.terminate()


def _await_port(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 120
    while time.monotonic() < until and process.poll() is None:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nothing listens")


def test_a_command_serves_by_http(address: str) -> None:
    (ruling,) = called("rule_on_scenario", address, scenario=BOLT)["rulings"]
    assert ruling["answers"][0]["value"] is False
