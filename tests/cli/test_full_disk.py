"""Where nothing can be written any more: what is there is served, and a sentence says what to do.

A process may write no file beyond a size, as if the disk were full there.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from corpus.imports import LOCK
from judge.cli import main
from tests.kills.trials import CARDS_OF_A_FILE, all_of, cards_of, documents_of, files, named
from web.store import Store

ROOT = Path(__file__).parents[2]
HAN = re.compile("[\u4e00-\u9fff]")
PROGRAM = """
import io, json, os, resource, sys, traceback
from contextlib import redirect_stderr, redirect_stdout
import judge.cli
for line in sys.stdin:
    asked = json.loads(line)
    os.environ.update(asked["env"])
    out, err = io.StringIO(), io.StringIO()
    resource.setrlimit(resource.RLIMIT_FSIZE, (asked["most"], resource.RLIM_INFINITY))
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = eval(asked["call"])
    except BaseException:
        code, err = 99, io.StringIO(traceback.format_exc())
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print(json.dumps([code, out.getvalue(), err.getvalue()]), flush=True)
"""
Call = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def process() -> Iterator[subprocess.Popen[str]]:
    """A process that does what it is told under a limit."""
    pipe = subprocess.PIPE
    words = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as started:
        yield started
        assert started.stdin is not None
        started.stdin.close()


@pytest.fixture
def call(process: subprocess.Popen[str], folder: Path) -> Call:
    """Runs a command, where no file may be larger than `most` bytes."""

    def called(*words: object, most: int = 0, lang: str = "C", data: Path = folder / "data"):  # type: ignore[no-untyped-def]
        env = {"JUDGE_DATA": str(data), "LC_ALL": lang, "DATABASE_URL": ""}
        text = f"judge.cli.main({[str(word) for word in words]!r})"
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps({"call": text, "env": env, "most": most}) + "\n")
        process.stdin.flush()
        return tuple(json.loads(process.stdout.readline()))

    return called


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files to bring, and a data folder with a bit of everything."""
    folder = tmp_path_factory.mktemp("full")
    files(folder)
    os.environ.pop("DATABASE_URL", None)
    with named(folder / "data"):
        all_of(folder)
    return folder


@pytest.fixture
def folder(prepared: Path, tmp_path: Path) -> Path:
    """A copy, for one test."""
    shutil.copytree(prepared, tmp_path / "copy", symlinks=True)
    return tmp_path / "copy"


def test_a_folder_that_can_t_be_written_is_backed_up(folder: Path, tmp_path: Path) -> None:
    """Its lock can't be made, here because a folder has that name."""
    with named(folder / "data"):
        lock = folder / "data" / "documents" / LOCK
        lock.unlink(missing_ok=True)
        lock.mkdir()
        assert main(["backup", str(tmp_path / "backup.tar.gz")]) == 0
    with named(tmp_path / "other" / "data"):
        assert main(["restore", str(tmp_path / "backup.tar.gz")]) == 0
        assert documents_of(tmp_path / "other") == ("zebra",)


@pytest.mark.parametrize(
    "words",
    [
        ("corpus", "import", "{}/okapi.txt", "--edition", "2031-01-01"),
        ("corpus", "remove", "2030-01-01"),
        ("cards", "import", "{}/Ox.json"),
        ("reports", "--done", "1"),
        ("reports", "--scenarios", "{}/scenarios"),
        ("backup", "{}/backup.tar.gz"),
    ],
    ids=" ".join,
)
def test_one_sentence_says_what_to_do_and_the_old_state_stays(
    words: tuple[str, ...], folder: Path, call: Call
) -> None:
    here = sorted(path.name for path in folder.iterdir())
    for lang in ("C.UTF-8", "zh_CN.UTF-8"):
        code, _, said = call(*(word.format(folder) for word in words), lang=lang)
        assert code in (1, 2) and said.count("\n") == 1, said
        assert bool(HAN.search(said)) is lang.startswith("zh")
        assert re.search("make room|has room|腾出空间|有无空间", said, re.I), said
        new = sorted(path.name for path in folder.iterdir())
        assert [name for name in new if name != "scenarios"] == here
        assert not [*(folder / "data").rglob(".unfinished-*")]
    assert (documents_of(folder), cards_of(folder)) == (("zebra",), (CARDS_OF_A_FILE, 0))
    store = Store.open(folder / "data" / "store.sqlite")
    assert [report.state.value for report in store.reports()] == ["open"]
    store.close()


def test_what_is_there_is_served(folder: Path, call: Call) -> None:
    """Rules, search, cards, rulings and reports, with the same words as before."""
    example = ROOT / "docs" / "scenarios" / "deathtouch-trample.yaml"
    for words in (
        ("rule", "603.1", "--edition", "2030-01-01"),
        ("cards", "show", "Bear 7"),
        ("ask", example),
        ("reports",),
    ):
        before = call(*words, most=1 << 40)
        shutil.rmtree(folder / "data" / "documents" / "kept", ignore_errors=True)
        for beside in (folder / "data").glob("cards.sqlite-*"):
            beside.unlink()
        assert before[0] == 0 and call(*words) == before


def test_the_doctor_moves_no_sound_file(folder: Path, call: Call) -> None:
    code, said, _ = call("doctor", "--mend", "--lang", "en")
    assert code == 1 and "make room" in said
    assert not (folder / "data" / "damaged").exists()
    assert call("doctor", most=1 << 40)[0] == 0


def test_a_backup_is_restored_whole_or_not_at_all(folder: Path, call: Call) -> None:
    file, other = folder / "backup.tar.gz", folder / "other" / "data"
    assert call("backup", file, most=1 << 40)[0] == 0
    for most in (0, 24_000):
        code, _, said = call("restore", file, most=most, data=other)
        assert code == 2 and "make room" in said
        assert list(other.iterdir()) == []
    assert call("restore", file, most=1 << 40, data=other)[0] == 0
    assert (documents_of(other.parent), cards_of(other.parent)[0]) == (("zebra",), CARDS_OF_A_FILE)
