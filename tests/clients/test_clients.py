"""Clients that outside generators make of openapi.json ask a running server, and are answered."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from flask import Flask

from tests.lacking import lacking
from tests.serving import served

HERE = Path(__file__).parent
RULE = "具有践踏的攻击生物之操控者，首先将伤害分配给所有阻挡它的生物。"
TOLD = {
    "found": "702.19b",
    "life": "18 life for Bob.",
    "deciding": "702.2c",
    "lacking": [404, "unknown-rule"],
}


@pytest.fixture(scope="module")
def address(app: Flask) -> Iterator[str]:
    """The address of the real site, with its index built."""
    assert app.test_client().get("/api/v1/search?q=trample").status_code == 200
    with served(app) as address:
        yield address


def run(folder: Path, *words: str | Path) -> str:
    """What a program prints that is run in a folder; it may not fail."""
    done = subprocess.run(words, cwd=folder, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_client_in_typescript(address: str, scenario: str, tmp_path: Path) -> None:
    """The program is checked against the generated types, compiled, and run by Node."""
    programs = HERE / "node_modules" / ".bin"
    if shutil.which("node") is None or not programs.is_dir():
        lacking("the generators for TypeScript are not installed (npm ci --prefix tests/clients)")
    (tmp_path / "node_modules").symlink_to(programs.parent)
    for name in ("asking.ts", "package.json"):
        shutil.copy(HERE / name, tmp_path)
    document = f"{address}/api/v1/openapi.json"
    run(tmp_path, programs / "openapi-typescript", document, "--output", "openapi.d.ts")
    strict = ("--strict", "--module", "nodenext", "--target", "es2022", "--skipLibCheck", "false")
    run(tmp_path, programs / "tsc", *strict, "asking.ts")
    told = json.loads(run(tmp_path, "node", "asking.js", address, scenario))
    assert told.pop("rule").startswith(RULE)
    assert told == TOLD


def test_a_client_in_python(
    address: str, scenario: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every operation is in the client, and those that are asked give values of its classes."""
    document = tmp_path / "openapi.json"
    with urlopen(f"{address}/api/v1/openapi.json") as answer:
        document.write_bytes(answer.read())
    generated(document, tmp_path / "client_of_rules")
    monkeypatch.syspath_prepend(tmp_path)
    client = import_module("client_of_rules").Client(base_url=address, timeout=60)
    models = import_module("client_of_rules.models")
    rule = operation("rules.get_rules_number")
    with client:
        told = rule(client=client, number="702.19b", lang=models.Languages.ZH)
        found = operation("search.get_search")(client=client, q="702.19b")
        body = models.AskAsked(scenario=scenario)
        ruling = operation("rulings.post_ask")(client=client, body=body).rulings[0]
        problem = rule(client=client, number="704.99")
    assert told.rule_text.startswith(RULE)
    assert {
        "found": found.hits[0].rule_number,
        "life": ruling.answers[1].text.en,
        "deciding": ruling.deciding[0].rule,
        "lacking": [problem.status, problem.kind],
    } == TOLD


def generated(document: Path, folder: Path) -> None:
    """The client is written into a folder, and has an operation for each of the document."""
    settings = document.with_name("settings.yaml")
    settings.write_text("post_hooks: []")
    program = Path(sys.executable).with_name("openapi-python-client")
    where = ("--path", document, "--output-path", folder, "--meta", "none", "--config", settings)
    run(document.parent, program, "generate", *where)
    paths = json.loads(document.read_bytes())["paths"]
    asked = {each["operationId"] for path in paths.values() for each in path.values()}
    assert asked == {path.stem for path in folder.glob("api/*/*.py")} - {"__init__"}


def operation(name: str) -> Callable[..., Any]:
    """The function of an operation that gives its answer: `rules.get_rules_number`."""
    function: Callable[..., Any] = import_module(f"client_of_rules.api.{name}").sync
    return function
