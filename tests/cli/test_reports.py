"""`judge reports` lists what readers reported, and marks it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.cli import main
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
