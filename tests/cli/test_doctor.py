"""`judge doctor` finds what is wrong in a data folder, and mends it; what is sound is served on."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from corpus.documents import catalog
from corpus.imports import add
from corpus.library import Library
from judge.cards.imports import import_cards
from judge.cards.store import CARDS, CardStore
from judge.cli import main
from web.store import Newer, ReportKind, Store

BOOK = "603. Handling\n603. 处理\n\n603.1. It {0} waits.\n603.1. 它等待。\n"
CARD = {
    "name": "Made Bear", "layout": "normal", "mana_cost": "{1}{G}", "type_line": "Creature — Bear",
    "oracle_text": "", "power": "2", "toughness": "2", "object": "card", "lang": "en",
    "released_at": "2020-01-01", "set_type": "expansion", "legalities": {}, "games": ["paper"],
}  # fmt: skip
HAN = re.compile("[\u4e00-\u9fff]")


@pytest.fixture(scope="module")
def sound(new_data: Callable[[], Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a document, cards, permalinks and reports, in which nothing is wrong."""
    folder, files = new_data(), tmp_path_factory.mktemp("files")
    document(files, folder, "zebra", date(2030, 1, 1))
    cards = files / "cards.json"
    cards.write_text(json.dumps([CARD]), encoding="utf-8")
    import_cards(cards, CardStore(folder / CARDS))
    with closing(sqlite3.connect(folder / CARDS)) as held:
        held.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store = Store.open(folder / "store.sqlite")
    for number in range(100):
        link = store.put(f"title: {number}", edition="2023-11-17", engine="1", rulings=[])
        store.report(ReportKind.RULING, f"Wrong {number}." + "x" * 1000, permalink=link.id)
    store.close()
    return folder


@pytest.fixture
def data(sound: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sound folder, which the commands use."""
    folder = tmp_path / "data"
    shutil.copytree(sound, folder, symlinks=True)
    (folder / "index" / "answers").unlink()  # its own, which it may damage
    monkeypatch.setenv("JUDGE_DATA", str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return folder


def document(tmp_path: Path, folder: Path, word: str, day: date) -> None:
    """Imports a small document of a day."""
    path = tmp_path / f"{word}.txt"
    path.write_text(BOOK.format(word), encoding="utf-8")
    add([path], folder / "documents", day)


def examined(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[dict[str, str]]]:
    """The exit code, and each thing that is wrong."""
    capsys.readouterr()
    code = main(["doctor", "--json", *words])
    return code, json.loads(capsys.readouterr().out)["wrong"]


def mended(capsys: pytest.CaptureFixture[str], where: str, *, wrong: int = 1) -> None:
    """One thing is found there, told in both languages and mended; then nothing is wrong."""
    code, found = examined(capsys)
    assert code == 1
    assert [one["where"].endswith(where) for one in found] == [True] * wrong, found
    for one in found:
        assert HAN.search(one["told"]["zh"]) and not HAN.search(one["told"]["en"])  # type: ignore[index]
    code, found = examined(capsys, "--mend")
    assert (code, [one["isMended"] for one in found]) == (0, [True] * wrong), found
    assert examined(capsys) == (0, [])


def overwrite(path: Path, place: float, data: bytes) -> None:
    """Damages a file somewhere between its beginning (0) and its end (1)."""
    with path.open("r+b") as file:
        file.seek(int(path.stat().st_size * place))
        file.write(data)


def test_nothing_is_wrong_in_a_sound_folder(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert examined(capsys) == (0, [])
    assert main(["doctor", "--lang", "zh"]) == 0
    assert "没有发现问题" in capsys.readouterr().out


def test_an_empty_folder_is_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "nothing" / "here"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert examined(capsys) == (0, [])


@pytest.mark.parametrize("damage", [b"", b"changed"], ids=["missing", "changed"])
def test_a_damaged_document_goes_off_the_list_and_the_others_are_served(
    data: Path, tmp_path: Path, damage: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    document(tmp_path, data, "okapi", date(2031, 1, 1))
    first, second = catalog(data / "documents")
    path = data / "documents" / first.file
    path.write_bytes(damage) if damage else path.unlink()
    assert main(["rule", "603.1", "--edition", "2031-01-01"]) == 0
    told = capsys.readouterr()
    assert "okapi" in told.out and told.err.startswith("judge: ") and "doctor" in told.err
    assert main(["rule", "603.1", "--edition", "2030-01-01"]) == 1
    mended(capsys, first.file)
    assert catalog(data / "documents") == (second,)
    assert Library.open(data / "documents").damaged == ()
    assert ([one.read_bytes() for one in (data / "damaged").glob("*")] == [damage]) is bool(damage)


@pytest.mark.parametrize(
    "damage", [b"\x00\xff" * 9, b'[[document]]\nname = "x"\n', b"[[[", b"[[document]]\nname = 3\n"]
)
def test_a_damaged_list_is_made_anew_and_the_shipped_books_are_served(
    data: Path, tmp_path: Path, damage: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    """What stands whole in it stays, and so do documents that state their date."""
    dated = tmp_path / "dated.txt"
    dated.write_text(BOOK.format("heron, effective as of January 4, 2030,"), encoding="utf-8")
    add([dated], data / "documents")
    before = catalog(data / "documents")
    listing = data / "documents" / "documents.toml"
    whole = listing.read_bytes()
    listing.write_bytes(whole.partition(b"\n\n")[0] + b"\n\n" + damage)
    damaged = listing.read_bytes()
    assert main(["rule", "702.9", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert "Flying" in told.out and "judge doctor --mend" in told.err
    other = tmp_path / "other.txt"
    other.write_text(BOOK.format("other"), encoding="utf-8")
    assert main(["corpus", "import", str(other), "--edition", "2032-01-01"]) == 2
    assert listing.read_bytes() == damaged
    mended(capsys, "documents.toml")
    after = catalog(data / "documents")
    assert [info.file for info in after] == [info.file for info in before]
    assert after[0] == before[0] and after[1].edition == date(2030, 1, 4)


def test_a_list_that_is_gone_is_made_of_the_documents(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One whose date nobody knows is put aside, not thrown away."""
    dated = tmp_path / "dated.txt"
    dated.write_text(BOOK.format("heron, effective as of January 4, 2030,"), encoding="utf-8")
    add([dated], data / "documents")
    undated, _ = catalog(data / "documents")
    (data / "documents" / "documents.toml").unlink()
    mended(capsys, "documents.toml")
    (info,) = catalog(data / "documents")
    assert info.edition == date(2030, 1, 4)
    assert (data / "damaged" / undated.file).is_file()


def test_what_killed_processes_left_is_removed(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for left in ("documents/.unfinished-x", "index/.abc-x", "updates/state.json.new"):
        path = data / left
        path.parent.mkdir(exist_ok=True)
        path.write_text("half", encoding="utf-8")
        os.utime(path, (0, 0))
    code, found = examined(capsys)
    assert (code, len(found)) == (1, 3)
    assert examined(capsys, "--mend")[0] == 0
    assert examined(capsys) == (0, [])


def test_what_may_still_be_at_work_is_left_alone(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "index" / ".abc-x").mkdir()
    assert examined(capsys) == (0, [])


def searched(data: Path, capsys: pytest.CaptureFixture[str]) -> tuple[Path, Path]:
    """The folders of the indexes of what is in force and of an old edition; both are searched."""
    for words in (("zebra",), ("ability", "--edition", "2025-06-06")):
        capsys.readouterr()
        assert main(["search", *words]) == 0
        assert "603.1" in capsys.readouterr().out
    (old,) = (data / "index" / "editions").iterdir()
    (new,) = (
        path
        for path in (data / "index").iterdir()
        if (path / "complete").is_file() and not path.is_symlink()
    )
    return new, old


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("words.json", "cut"),
        ("postings.npz", "changed"),
        ("entries.jsonl", "changed"),
        ("sounds.json", "zeros"),
    ],
)
def test_a_damaged_index_is_found(
    data: Path, name: str, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the plain and in the packed one; what no size tells, too. A search builds another."""
    folders = searched(data, capsys)
    for folder in folders:
        (path,) = folder.glob(f"{name}*")
        size = path.stat().st_size
        if how == "cut":
            os.truncate(path, size // 2)
        elif how == "changed":
            overwrite(path, 0.5, b"\xff\xfe")
        elif how == "gone":
            path.unlink()
        else:
            path.write_bytes(bytes(size))
    code, found = examined(capsys)
    assert code == 1 and {one["where"] for one in found} == {*map(str, folders)}
    assert examined(capsys, "--mend")[0] == 0
    assert examined(capsys) == (0, [])
    assert searched(data, capsys) == folders


@pytest.mark.slow
@pytest.mark.parametrize("how", ["cut", "gone", "zeros"])
def test_a_damaged_index_is_built_again_without_the_doctor(
    data: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each file of the packed one by itself; a search finds what it found."""
    _, folder = searched(data, capsys)
    for path in sorted(folder.iterdir()):
        size = path.stat().st_size
        if how == "cut":
            os.truncate(path, size // 2)
        elif how == "gone":
            path.unlink()
        else:
            path.write_bytes(bytes(size))
        assert main(["search", "ability", "--edition", "2025-06-06"]) == 0, path.name
        assert "603.1" in capsys.readouterr().out


@pytest.mark.slow
def test_damaged_answers_are_worked_out_again(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is kept of questions that were answered is no more than kept."""
    question = ["search", "does trample work with deathtouch"]
    assert main(question) == 0
    before = capsys.readouterr().out
    (kept,) = (path for path in (data / "index" / "answers").glob("*.json"))
    whole = kept.read_bytes()
    for damaged in (whole[:100], b"[]"):
        kept.write_bytes(damaged)
        assert main(question) == 0
        assert capsys.readouterr().out == before
        assert kept.read_bytes() == whole


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: path.write_bytes(b"no database " * 999),
        lambda path: overwrite(path, 0.0, b"\xff" * 100),
        lambda path: os.truncate(path, path.stat().st_size // 2),
    ],
    ids=["other", "head", "cut"],
)
def test_damaged_cards_are_put_aside_and_the_pool_is_known(
    data: Path,
    tmp_path: Path,
    damage: Callable[[Path], object],
    scenario: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert CardStore(data / CARDS).get("Made Bear") is not None
    damage(data / CARDS)
    example = tmp_path / "scenario.yaml"
    example.write_text(scenario, encoding="utf-8")
    capsys.readouterr()
    assert main(["ask", str(example), "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert "702.2c" in told.out and told.err.count("judge: ") == 1 and "doctor" in told.err
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([CARD]), encoding="utf-8")
    assert main(["cards", "import", str(cards)]) == 1
    assert "Traceback" not in capsys.readouterr().err
    mended(capsys, CARDS)
    assert main(["cards", "import", str(cards)]) == 0
    assert CardStore(data / CARDS).get("Made Bear") is not None


def test_cards_of_a_newer_version_are_told(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data / CARDS)) as held:
        held.execute("PRAGMA user_version = 99")
    code, found = examined(capsys)
    assert code == 1 and "99" in found[0]["told"]["en"]  # type: ignore[index]


def test_permalinks_and_reports_are_kept_as_far_as_they_can_be_read(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A page in the middle is lost, and with it what stood there: all else comes over."""
    path = data / "store.sqlite"
    store = Store.open(path)
    before = {report.text for report in store.reports()}
    store.close()
    overwrite(path, 0.5, b"\xff" * 4096)
    damaged = path.read_bytes()
    mended(capsys, "store.sqlite")
    assert (data / "damaged" / "store.sqlite").read_bytes() == damaged
    store = Store.open(path)
    after = {report.text for report in store.reports()}
    assert len(before) == 100 and after < before and len(after) > 60
    assert all(store.get(report.permalink or "") for report in store.reports())
    assert store.report(ReportKind.RULING, "More.", permalink=store.reports()[0].permalink).id > 100
    store.close()


def test_a_database_that_is_none_makes_room_for_one(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "store.sqlite").write_bytes(b"no database " * 999)
    assert main(["reports"]) == 1
    assert "store.sqlite" in capsys.readouterr().err
    mended(capsys, "store.sqlite")
    assert main(["reports"]) == 0


def test_a_database_of_a_newer_version_stays_as_it_is(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(data / "store.sqlite")) as held, held:
        held.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (data / "store.sqlite").read_bytes()
    with pytest.raises(Newer):
        Store.open(data / "store.sqlite")
    code, found = examined(capsys, "--mend")
    assert code == 1 and "9999" in found[0]["told"]["en"]  # type: ignore[index]
    assert (data / "store.sqlite").read_bytes() == before


def test_a_database_elsewhere_is_told_without_its_password(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://judge:secret@127.0.0.1:1/x")
    code, found = examined(capsys, "--mend")
    assert (code, len(found)) == (1, 1)
    assert "secret" not in json.dumps(found)


def test_a_folder_that_can_t_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in its place, which not even the administrator can write into."""
    (tmp_path / "data").write_text("a file", encoding="utf-8")
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    code, found = examined(capsys, "--mend")
    assert code == 1 and "JUDGE_DATA" in found[0]["told"]["en"]  # type: ignore[index]


def test_what_was_noted_of_updates_is_put_aside(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "updates").mkdir()
    (data / "updates" / "state.json").write_bytes(b"{\x00")
    mended(capsys, "state.json")
