"""`judge reports` lists what readers reported, and marks it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import judge
from judge.cli import main
from judge.ruling.checking import Outcome
from web.asking import rule_on
from web.sharing import share
from web.store import ReportKind, Store


@pytest.fixture(autouse=True)
def _two_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    store = Store.open(tmp_path / "store.sqlite")
    link = store.put("title: x", edition="2023-11-17", engine="1", rulings=[]).id
    store.report(ReportKind.RULING, "应为两点伤害。", permalink=link)
    store.report(ReportKind.RULE, "A word is missing.", edition="2023-11-17", subject="702.19b")
    store.close()


def read(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, object]]:
    assert main(["reports", *words, "--json"]) == 0
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return found


def test_open_reports_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    ruling, rule = read(capsys)
    assert (ruling["kind"], ruling["text"], ruling["state"]) == ("ruling", "应为两点伤害。", "open")
    assert len(str(ruling["permalink"])) == 24
    assert (rule["subject"], rule["edition"], rule["permalink"]) == ("702.19b", "2023-11-17", None)


def test_a_report_that_is_done_is_listed_no_longer(capsys: pytest.CaptureFixture[str]) -> None:
    assert [report["state"] for report in read(capsys, "--done", "1")] == ["done"]
    assert [report["id"] for report in read(capsys)] == [2]
    assert [report["id"] for report in read(capsys, "--state", "done")] == [1]
    assert [report["state"] for report in read(capsys, "--open", "1")] == ["open"]
    assert [report["id"] for report in read(capsys, "--state", "all")] == [1, 2]


def test_reports_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reports"]) == 0
    first, text, second, *_, total = capsys.readouterr().out.splitlines()
    assert first.startswith("1  ruling ")
    assert text == "  应为两点伤害。"
    assert second.startswith("2  rule 702.19b (2023-11-17) ")
    assert total == "2 reports"


def test_a_report_that_there_is_not_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reports", "--done", "9"]) == 1
    assert "there is no report 9" in capsys.readouterr().err


def test_a_wrong_database_is_an_error_without_its_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://judge:secret@host/x")
    assert main(["reports"]) == 1
    error = capsys.readouterr().err
    assert "postgresql://" in error
    assert "secret" not in error


BITE = """
# a comment
scenario: A bite
players:
  Ann: {battlefield: [Hill Giant, Grizzly Bears]}
  Bob: {}
play: [{player: Ann, attack: {Hill Giant: Bob}}]
ask: [%s]
"""
ASKS = (
    "{life: Bob}",
    "{zone: Hill Giant}",
    "{dies: Hill Giant}",
    "{deals: {Hill Giant: Bob}}",
    "{power_toughness: [Hill Giant, Grizzly Bears]}",
    "{legal: true}",
)


@pytest.mark.parametrize("asks", [*ASKS, ", ".join(ASKS), ""], ids=lambda asks: asks[:12])
def test_a_report_becomes_a_scenario_that_fails(
    asks: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the judge that ruled so it fails, each question by itself; put right it passes."""
    store = Store.open(tmp_path / "store.sqlite")
    text = BITE % asks
    link = share(store, text, rule_on(text))
    report = store.report(
        ReportKind.RULING, "It has flying!\nexpect: []\n又及：不对。", permalink=link.id
    )
    store.close()
    folder = tmp_path / "found"
    rows = read(capsys, "--scenarios", str(folder))
    assert [row["what"] for row in rows] == ["can no longer be read", "about no ruling", "written"]
    (file,) = folder.iterdir()
    assert file.name == f"report-{report.id}.yaml"
    written = file.read_text(encoding="utf-8")
    assert "#   It has flying!\n#   expect: []\n#   又及：不对。\n" in written
    (scenario,) = judge.load_scenarios(written)
    assert scenario.rules == link.edition
    assert len(scenario.expect) == max(1, sum(one in asks for one in ASKS))
    result = judge.check(scenario)
    assert (result.outcome, len(result.failed)) == (Outcome.FAIL, len(scenario.expect))
    assert main(["check", str(folder)]) == 1
    if asks == "{life: Bob}":
        file.write_text(written.replace("17", "18"), encoding="utf-8")
        assert main(["check", str(folder)]) == 0


def test_a_scenario_that_somebody_works_on_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store.open(tmp_path / "store.sqlite")
    text = BITE % ASKS[0]
    link = share(store, text, rule_on(text))
    store.report(ReportKind.RULING, "No.", permalink=link.id)
    store.close()
    assert read(capsys, "--scenarios", str(tmp_path / "found"))[-1]["what"] == "written"
    (file,) = (tmp_path / "found").iterdir()
    file.write_text("mine", encoding="utf-8")
    assert read(capsys, "--scenarios", str(tmp_path / "found"))[-1]["what"] == "was there"
    assert file.read_text(encoding="utf-8") == "mine"
