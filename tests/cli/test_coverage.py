"""The command that says which rules the engine carries out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from judge.cli import main

SCENARIO = """scenario: A creature without toughness
players: {Ann: {battlefield: [Grizzly Bears]}, Bob: {}}
play: [{effect: "Target creature gets -2/-2 until end of turn.", targets: [Grizzly Bears]}]
expect: [{zone: {Grizzly Bears: graveyard}}]
cites: [704.5f]
"""


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    """A folder with one scenario."""
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "one.yaml").write_text(SCENARIO, encoding="utf-8")
    return folder


def read(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(["coverage", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_rule_of_the_book_is_counted_in_its_section(capsys) -> None:
    held = read(capsys)
    assert held["edition"] == "2023-11-17"
    assert held["rules"] == 2899 - 220  # numbered as printed, but for the names of keywords
    assert sum(section["rules"] for section in held["sections"]) == held["rules"]
    assert 600 < held["carriedOut"] < held["rules"]
    assert sum(section["carriedOut"] for section in held["sections"]) == held["carriedOut"]
    of = {section["section"]: section for section in held["sections"]}
    assert of["901"]["carriedOut"] == 0
    assert of["704"]["title"]["zh"] == "状态动作"
    assert of["704"]["carriedOut"] == sum(bool(i["functions"]) for i in of["704"]["items"]) > 15


def test_a_rule_is_shown_with_its_functions(capsys) -> None:
    (section,) = read(capsys, "704.5g")["sections"]
    assert section["items"] == [
        {
            "ruleNumber": "704.5g",
            "functions": [
                "judge.rules.state_based.die_of_damage",
                "judge.ruling.account.spared.damaged",
            ],
            "quotedBy": [],
            "appliedBy": [],
        }
    ]
    (section,) = read(capsys, "704.1")["sections"]
    assert section["carriedOut"] == 0


def test_scenarios_are_named_by_the_rules_they_quote_and_apply(capsys, scenarios: Path) -> None:
    place = f"{scenarios / 'one.yaml'}#1"
    (section,) = read(capsys, "704", "--scenarios", str(scenarios))["sections"]
    quoted = {i["ruleNumber"]: i["quotedBy"] for i in section["items"] if i["quotedBy"]}
    assert quoted == {"704.5f": [place]}
    assert not any(item["appliedBy"] for item in section["items"])
    words = ["704", "--scenarios", str(scenarios), "--rulings"]
    (section,) = read(capsys, *words)["sections"]
    applied = {i["ruleNumber"] for i in section["items"] if i["appliedBy"] == [place]}
    assert {"704.3", "704.5f"} <= applied
    assert "704.5g" not in applied


@pytest.mark.parametrize(
    ("lang", "seen", "unseen"),
    [("en", "rules have a function", "已实现"), ("zh", "条规则中有", "have a function")],
)
def test_it_speaks_the_language_asked_for(lang: str, seen: str, unseen: str, capsys) -> None:
    assert main(["coverage", "704.5", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert seen in out
    assert unseen not in out
    assert "704.5g  rules.state_based.die_of_damage" in out


def test_a_rule_that_is_not_there_and_a_scenario_that_cannot_be_read(
    capsys, scenarios: Path
) -> None:
    assert main(["coverage", "704.99"]) == 1
    (scenarios / "two.yaml").write_text("playerz: {}\n", encoding="utf-8")
    assert main(["coverage", "--scenarios", str(scenarios)]) == 2
    assert "playerz" in capsys.readouterr().err


def test_the_checklist_says_what_has_decided(
    scenarios: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is dull came in and never decides; headings are not on the list."""
    words = ("704.5", "--checklist", "--scenarios", str(scenarios))
    items = {one["ruleNumber"]: one for one in read(capsys, *words)}
    assert items["704.5f"] == {
        "ruleNumber": "704.5f",
        "carriedOut": True,
        "considered": 1,
        "decided": 1,
    }
    assert items["704.5g"]["decided"] == 0
    assert "704.5" not in items
    assert main(["coverage", *words, "--lang", "en"]) == 0
    assert "1 have decided" in capsys.readouterr().out
