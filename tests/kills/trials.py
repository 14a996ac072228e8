"""The commands that are killed: what makes the old state, and what tells which state is there."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from corpus.documents import catalog
from corpus.imports import add
from corpus.index import Builder, is_built, key_of, open_index
from corpus.library import Library
from corpus.query import Searcher
from judge.cards.store import CARDS, CardStore
from judge.cli import main
from judge.cli.doctor import found
from judge.cli.restored import PARTS, is_taken
from web.offline import export
from web.offline.export import Source
from web.store import ReportKind, Store, place

BOOK = "603. Handling\n603. 处理\n\n603.1. It {0} waits.\n603.1. 它等待。\n"
OLD, NEW = "old", "new"
SCENARIO = """
players: {Ann: {battlefield: [Grizzly Bears]}, Bob: {}}
ask: [{power_toughness: Grizzly Bears}]
"""
CARDS_OF_A_FILE = 100
_DAY, _LATER = date(2030, 1, 1), date(2031, 1, 1)


@dataclass(frozen=True)
class Trial:
    """A command to kill: what makes the old state, the command, and what tells which state it is.

    `told` are the lines that the command had written to its channel before it was killed.
    """

    prepared: Callable[[Path], None]
    run: Callable[[Path, Callable[[str], None]], None]
    state: Callable[[Path, list[str]], str]
    ends_new: bool = True  # the command, run again, brings the new state


def judge(*words: object) -> None:
    """Runs a command, which has to be done."""
    code = main([str(word) for word in words])
    if code:
        raise AssertionError(f"judge {words} ended with {code}")


def card(name: str, number: int) -> dict[str, object]:
    """A made-up card of Scryfall's."""
    return {
        "name": f"{name} {number}", "layout": "normal", "mana_cost": "{1}{G}", "lang": "en",
        "type_line": "Creature — Bear", "oracle_text": "Trample", "power": "2", "toughness": "2",
        "object": "card", "released_at": "2020-01-01", "set_type": "expansion", "legalities": {},
        "games": ["paper"],
    }  # fmt: skip


def files(folder: Path) -> None:
    """The files that commands bring, beside the data folder."""
    for word in ("zebra", "okapi"):
        (folder / f"{word}.txt").write_text(BOOK.format(word), encoding="utf-8")
    for name in ("Bear", "Ox"):
        card_file(folder, name)


def card_file(folder: Path, name: str) -> None:
    """A file of cards, the name of each of which begins so."""
    cards = [card(name, number) for number in range(CARDS_OF_A_FILE)]
    (folder / f"{name}.json").write_text(json.dumps(cards), encoding="utf-8")


def data_of(folder: Path) -> Path:
    """The data folder of a round."""
    return folder / "data"


@contextmanager
def named(data: Path) -> Iterator[None]:
    """Commands use this data folder meanwhile."""
    before = os.environ.get("JUDGE_DATA")
    os.environ["JUDGE_DATA"] = str(data)
    try:
        yield
    finally:
        if before is None:
            del os.environ["JUDGE_DATA"]
        else:
            os.environ["JUDGE_DATA"] = before


# -- what there is ---------------------------------------------------------------------------------


def one_of(found_: object, old: object, new: object) -> str:
    """Which state is there; raises `AssertionError` for any other."""
    if found_ == old:
        return OLD
    if found_ == new:
        return NEW
    raise AssertionError(f"neither old nor new: {str(found_)[:300]}")


def documents_of(folder: Path) -> tuple[str, ...]:
    """The words of the imported books, each read whole."""
    library = Library.open(data_of(folder) / "documents")
    assert not library.damaged, library.damaged
    days = [info.edition.isoformat() for info in catalog(data_of(folder) / "documents")]
    texts = [str(library.graph(day).edition.rules) for day in days]
    return tuple(word for word in ("zebra", "okapi") if any(word in text for text in texts))


def cards_of(folder: Path) -> tuple[int, int]:
    """How many cards there are of both files, each read whole and found by its name."""
    store = CardStore(data_of(folder) / CARDS)
    problem = store.problem(to_the_byte=True)
    assert problem is None, problem
    names = [str(record["name"]) for record in store.records()]
    assert all(store.get(name) is not None for name in names[::17])
    return sum("Bear" in name for name in names), sum("Ox" in name for name in names)


def store_of(folder: Path) -> Store:
    """The permalinks and reports of a round."""
    return Store.open(place(data_of(folder), os.environ))


def kept(folder: Path) -> tuple[str, ...]:
    """The texts of all reports, each with its permalink."""
    with closing(store_of(folder)) as store:
        reports = store.reports()
        for report in reports:
            assert store.get(report.permalink or "").rulings == ({"by": "x" * 3000},)
        return tuple(report.text for report in reports)


# -- the commands ----------------------------------------------------------------------------------


def _documents() -> Trial:
    def prepared(folder: Path) -> None:
        add([folder / "zebra.txt"], data_of(folder) / "documents", _DAY)

    def run(folder: Path, told: Callable[[str], None]) -> None:
        add([folder / "okapi.txt"], data_of(folder) / "documents", _LATER)

    def state(folder: Path, told: list[str]) -> str:
        return one_of(documents_of(folder), ("zebra",), ("zebra", "okapi"))

    return Trial(prepared, run, state)


def _cards() -> Trial:
    def prepared(folder: Path) -> None:
        judge("cards", "import", folder / "Bear.json")

    def run(folder: Path, told: Callable[[str], None]) -> None:
        judge("cards", "import", folder / "Ox.json")

    def state(folder: Path, told: list[str]) -> str:
        return one_of(cards_of(folder), (CARDS_OF_A_FILE, 0), (CARDS_OF_A_FILE, CARDS_OF_A_FILE))

    return Trial(prepared, run, state)


def _index() -> Trial:
    def there(folder: Path) -> tuple[Library, Path]:
        return Library.open(data_of(folder) / "documents"), data_of(folder) / "index"

    def run(folder: Path, told: Callable[[str], None]) -> None:
        library, root = there(folder)
        documents = library.documents_of(_DAY.isoformat())
        editions = (library.graph(_DAY.isoformat()).edition,)
        with Builder() as builder:
            terms = tuple(library.terminology.entries[:50])
            builder.build((editions, terms, root / key_of(documents), None, False))

    def state(folder: Path, told: list[str]) -> str:
        library, root = there(folder)
        documents = library.documents_of(_DAY.isoformat())
        if not is_built(documents, root):
            return OLD
        hits = Searcher(open_index(root / key_of(documents))).search("zebra").hits
        return one_of([hit.number for hit in hits], None, ["603.1"])

    return Trial(_documents().prepared, run, state)


def _update() -> Trial:
    def prepared(folder: Path) -> None:
        judge("cards", "import", folder / "Bear.json")

    def run(folder: Path, told: Callable[[str], None]) -> None:
        judge("update", "cards", "--pause", "0")

    def state(folder: Path, told: list[str]) -> str:
        return one_of(cards_of(folder), (CARDS_OF_A_FILE, 0), (CARDS_OF_A_FILE, CARDS_OF_A_FILE))

    return Trial(prepared, run, state)


def _store() -> Trial:
    def prepared(folder: Path) -> None:
        store_of(folder).close()

    def run(folder: Path, told: Callable[[str], None]) -> None:
        with closing(store_of(folder)) as store:
            for number in range(40):
                link = store.put(
                    f"title: {folder.name} {os.getpid()} {number}",
                    edition="2023-11-17", engine="1", rulings=[{"by": "x" * 3000}],
                )  # fmt: skip
                text = f"{folder} {os.getpid()} {number} {'wrong ' * 300}".strip()
                store.report(ReportKind.RULING, text, permalink=link.id)
                told(text)

    def state(folder: Path, told: list[str]) -> str:
        here = [text for text in kept(folder) if text.startswith(f"{folder} ")]
        assert here[: len(told)] == told, f"{len(told)} were acknowledged, {len(here)} are there"
        assert len(here) <= len(told) + 1
        return NEW if len(here) == 40 else OLD

    return Trial(prepared, run, state, ends_new=False)


def _export() -> Trial:
    opened: list[Source] = []  # once: what is killed is the writing

    def write(folder: Path, day: date) -> None:
        export.write(opened[0], folder / "site", (day.isoformat(),), 2, lambda done, of: None)

    def prepared(folder: Path) -> None:
        for word, day in (("zebra", _DAY), ("okapi", _LATER)):
            add([folder / f"{word}.txt"], data_of(folder) / "documents", day)
        opened.append(Source.open(data_of(folder)))
        write(folder, _DAY)

    def run(folder: Path, told: Callable[[str], None]) -> None:
        write(folder, _LATER)

    def state(folder: Path, told: list[str]) -> str:
        site = folder / "site"
        (day,) = json.loads((site / "export.json").read_text(encoding="utf-8"))["editions"]
        word = {_DAY.isoformat(): "zebra", _LATER.isoformat(): "okapi"}[day]
        for lang in ("en", "zh"):
            assert word in (site / lang / day / "rule" / "603.1.html").read_text(encoding="utf-8")
        assert (site / "index.html").exists() and (site / "static/css/base.css").exists()
        return one_of(day, _DAY.isoformat(), _LATER.isoformat())

    return Trial(prepared, run, state)


def all_of(folder: Path) -> None:
    _documents().prepared(folder)
    _cards().prepared(folder)
    store = data_of(folder) / "store.sqlite"
    with closing(Store.open(store)) as opened:
        link = opened.put(SCENARIO, edition="2023-11-17", engine="1", rulings=[])
        opened.report(ReportKind.RULING, "wrong", permalink=link.id)


def _whole(folder: Path) -> object:
    with closing(Store.open(data_of(folder) / "store.sqlite")) as opened:
        texts = [
            (report.text, opened.get(report.permalink or "").id) for report in opened.reports()
        ]
    return documents_of(folder), cards_of(folder), len(texts)


def _backup() -> Trial:
    def prepared(folder: Path) -> None:
        all_of(folder)
        (folder / "backup.tar.gz").write_bytes(b"an earlier one")

    def run(folder: Path, told: Callable[[str], None]) -> None:
        judge("backup", folder / "backup.tar.gz")

    def state(folder: Path, told: list[str]) -> str:
        file = folder / "backup.tar.gz"
        if file.read_bytes() == b"an earlier one":
            return OLD
        other = folder / "other"
        with named(data_of(other)):
            judge("restore", file)
            assert _whole(other) == (("zebra",), (CARDS_OF_A_FILE, 0), 1)
        shutil.rmtree(other)
        return NEW

    return Trial(prepared, run, state)


def _restore() -> Trial:
    def prepared(folder: Path) -> None:
        all_of(folder)
        judge("backup", folder / "backup.tar.gz")
        shutil.rmtree(data_of(folder))

    def run(folder: Path, told: Callable[[str], None]) -> None:
        if state(folder, []) == OLD:
            judge("restore", folder / "backup.tar.gz")

    def state(folder: Path, told: list[str]) -> str:
        judge("corpus", "list", "--json")  # any command
        data = data_of(folder)
        if not [name for name in PARTS if is_taken(data, name)]:
            return OLD
        return one_of(_whole(folder), None, (("zebra",), (CARDS_OF_A_FILE, 0), 1))

    return Trial(prepared, run, state)


def _doctor() -> Trial:
    def prepared(folder: Path) -> None:
        all_of(folder)
        with closing(Store.open(data_of(folder) / "store.sqlite")) as opened:
            for number in range(60):
                link = opened.put(f"title: {number}", edition="", engine="1", rulings=[])
                opened.report(ReportKind.RULING, f"{number}" + "x" * 2000, permalink=link.id)
        with (data_of(folder) / "store.sqlite").open("r+b") as file:
            file.seek(file.seek(0, 2) // 2 // 4096 * 4096)
            file.write(b"\xff" * 4096)
        with (data_of(folder) / "documents" / "documents.toml").open("a") as listing:
            listing.write("\n[[[")

    def run(folder: Path, told: Callable[[str], None]) -> None:
        judge("doctor", "--mend")

    def state(folder: Path, told: list[str]) -> str:
        wrong = [one for one in found(data_of(folder)) if not one.where.name.startswith(".")]
        assert all(one.mend is not None for one in wrong), wrong
        if wrong:
            assert (data_of(folder) / "store.sqlite").exists()
            return OLD
        with closing(Store.open(data_of(folder) / "store.sqlite")) as opened:
            assert len(opened.reports()) > 40
        assert documents_of(folder) == ("zebra",)
        return NEW

    return Trial(prepared, run, state)


TRIALS: dict[str, Callable[[], Trial]] = {
    "documents": _documents, "cards": _cards, "index": _index, "update": _update, "store": _store,
    "export": _export, "backup": _backup, "restore": _restore, "doctor": _doctor,
}  # fmt: skip
