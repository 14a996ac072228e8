"""`judge backup` writes what can't be made again, and `judge restore` brings it back."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tarfile
from datetime import date
from pathlib import Path

import pytest

from corpus.documents import catalog
from corpus.imports import add
from corpus.library import Library
from judge.cards.imports import import_cards
from judge.cards.store import CARDS, CardStore
from judge.cli import main
from tests.cli.test_doctor import BOOK, CARD
from tests.lacking import lacking
from web.store import ReportKind, Store


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a document, a card, a permalink and a report."""
    folder = tmp_path / "data # 数据"
    monkeypatch.setenv("JUDGE_DATA", str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    book, cards = tmp_path / "book.txt", tmp_path / "cards.json"
    book.write_text(BOOK.format("zebra"), encoding="utf-8")
    add([book], folder / "documents", date(2030, 1, 1))
    cards.write_text(json.dumps([CARD]), encoding="utf-8")
    import_cards(cards, CardStore(folder / CARDS))
    store = Store.open(folder / "store.sqlite")
    link = store.put("title: x", edition="2023-11-17", engine="1", rulings=[{"by": "x"}])
    store.report(ReportKind.RULING, "应为两点伤害。", permalink=link.id)
    store.close()
    return folder


def held(folder: Path) -> tuple[object, ...]:
    """What a data folder holds that can't be made again."""
    store = Store.open(folder / "store.sqlite")
    reports = store.reports()
    links = [store.get(report.permalink or "") for report in reports]
    store.close()
    library = Library.open(folder / "documents")
    card = CardStore(folder / CARDS).get("Made Bear")
    return library.keys, library.damaged, catalog(folder / "documents"), card, reports, links


def test_what_was_backed_up_comes_back(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while the site has the database open; nothing else is in it."""
    running = Store.open(data / "store.sqlite")
    running.check()
    before = held(data)
    file = tmp_path / "backup.tar.gz"
    assert main(["backup", str(file)]) == 0
    running.close()
    with tarfile.open(file) as archive:
        assert {name.partition("/")[0] for name in archive.getnames()} == {
            *("documents", CARDS, "store.sqlite")
        }
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        (file.name, data.name, "book.txt", "cards.json")
    )
    shutil.rmtree(data)
    other = tmp_path / "other"
    monkeypatch.setenv("JUDGE_DATA", str(other))
    assert main(["restore", str(file)]) == 0
    assert held(other) == before
    assert sorted(path.name for path in other.iterdir()) == [CARDS, "documents", "store.sqlite"]


def test_nothing_is_overwritten(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.tar.gz"
    assert main(["backup", str(file)]) == 0
    before = held(data)
    assert main(["restore", str(file)]) == 2
    assert "JUDGE_DATA" in capsys.readouterr().err
    assert held(data) == before


@pytest.mark.parametrize("how", ["cut", "changed", "other", "gone"])
def test_a_damaged_backup_changes_nothing(
    how: str,
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "backup.tar.gz"
    assert main(["backup", str(file)]) == 0
    if how == "cut":
        os.truncate(file, file.stat().st_size // 2)
    elif how == "changed":
        with tarfile.open(file, "w:gz") as archive:
            for path in sorted((data / "documents").glob("*.t*")):
                changed = tmp_path / "changed"
                changed.write_bytes(path.read_bytes() + b" # more")
                archive.add(changed, f"documents/{path.name}")
    elif how == "other":
        file.write_bytes(b"no backup")
    else:
        file.unlink()
    other = tmp_path / "other"
    monkeypatch.setenv("JUDGE_DATA", str(other))
    assert main(["restore", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") <= 2
    assert list(other.iterdir()) == []


def test_names_that_lead_elsewhere_are_not_written(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, planted = tmp_path / "backup.tar.gz", tmp_path / "planted.txt"
    planted.write_text("planted", encoding="utf-8")
    with tarfile.open(file, "w:gz") as archive:
        archive.add(data / CARDS, CARDS)
        for name in ("../evil", "documents/../../evil", "/tmp/evil", "documents/..", "index/evil"):
            archive.add(planted, name)
    other = tmp_path / "inside" / "other"
    monkeypatch.setenv("JUDGE_DATA", str(other))
    assert main(["restore", str(file)]) == 0
    assert [path.name for path in other.iterdir()] == [CARDS]
    assert not list(tmp_path.rglob("evil")) and not Path("/tmp/evil").exists()


def test_the_way_that_is_shown_for_postgresql(
    cluster: Path,
    tmp_path: Path,
) -> None:
    """The commands of docs/backups.md, on a server of our own."""
    if shutil.which("pg_dump") is None or shutil.which("pg_restore") is None:
        lacking("pg_dump is not installed (Debian: apt install postgresql-client)")
    text = (Path(__file__).parents[2] / "docs" / "backups.md").read_text(encoding="utf-8")
    dump, restore = (
        next(line.split("#")[0] for line in text.splitlines() if line.startswith(program))
        for program in ("pg_dump", "pg_restore")
    )
    import psycopg

    at = {"host": str(cluster), "user": "judge", "dbname": "postgres", "autocommit": True}
    with psycopg.connect(**at) as server:  # type: ignore[arg-type]
        server.execute("CREATE DATABASE backed")
        server.execute("CREATE DATABASE brought")
    backed, brought = (f"postgresql://judge@/{n}?host={cluster}" for n in ("backed", "brought"))
    store = Store.open(backed)
    link = store.put("title: x", edition="2023-11-17", engine="1", rulings=[])
    report = store.report(ReportKind.RULING, "应为两点伤害。", permalink=link.id)
    store.close()
    for words, url in ((dump, backed), (restore, brought)):
        named = os.environ | {"DATABASE_URL": url}
        subprocess.run(words, shell=True, cwd=tmp_path, env=named, check=True)
    store = Store.open(brought)
    assert (store.get(link.id), store.reports()) == (link, (report,))
    assert store.report(ReportKind.RULING, "More.", permalink=link.id).id > report.id
    store.close()
