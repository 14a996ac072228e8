"""Books that the table of numbers lacks are joined to it, and date its changes more narrowly."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from corpus.changes import Change, ChangeKind
from corpus.documents import SHIPPED, catalog
from corpus.ids import RuleId
from corpus.imports import add
from corpus.joining import own_lineage, work_out
from corpus.kept import FOLDER, Kept
from corpus.library import Library
from corpus.lineage import Lineage, Step, joined, narrowed

BETWEEN = "2026-04-17"


def number(text: str) -> RuleId:
    return RuleId.parse(text)


def numbers(*texts: str) -> frozenset[RuleId]:
    return frozenset(map(number, texts))


def change(kind: ChangeKind, old: str, new: str, is_reworded: bool = False) -> Change:
    sides = [tuple(map(number, side.split())) for side in (old, new)]
    return Change(kind, *sides, 0.0 if is_reworded else 1.0, is_reworded)


MOVED = change(ChangeKind.MOVED, "100.2", "100.3")
CAME = change(ChangeKind.NEW, "", "100.2")
WORDS = change(ChangeKind.REWORDED, "100.1", "100.1", is_reworded=True)
WENT = change(ChangeKind.GONE, "100.9", "")
TABLE = Lineage(
    "2020-01-01",
    numbers("100.1", "100.2", "100.9"),
    [
        Step("2020-01-01", "2021-01-01", (MOVED, CAME)),
        Step("2021-01-01", "2022-01-01", (WORDS, WENT)),
    ],
)


def carried(lineage: Lineage, cited: str, old: str, new: str) -> str | None:
    found = lineage.carried(number(cited), old, new)
    return None if found.kind is None else " ".join(map(str, found.numbers))


def test_an_edition_is_joined_by_an_anchor_beyond_its_neighbor() -> None:
    """It was compared with the first edition; the second one's rules are followed to that."""
    direct = Step("2020-01-01", "2021-06-01", (MOVED, CAME, WORDS))
    own = joined(TABLE, "2021-06-01", numbers("100.1", "100.2", "100.3", "100.9"), [direct])
    assert own is not None
    lineage = TABLE.dated(narrowed(TABLE, [own])).joined({own.key: own}, {})
    assert carried(lineage, "100.3", "2021-06-01", "2020-01-01") == "100.2"
    assert carried(lineage, "100.9", "2021-06-01", "2022-01-01") == ""
    # One rule came to each of both, and the anchor has neither: they may be one, or not.
    assert carried(lineage, "100.2", "2021-06-01", "2021-01-01") is None
    later = lineage.later(number("100.1"), "2020-01-01")
    assert later is not None
    assert (later.after, later.by) == ("2021-01-01", "2021-06-01")
    gone = lineage.later(number("100.9"), "2020-01-01")
    assert gone is not None
    assert (gone.after, gone.by) == ("2021-06-01", "2022-01-01")


def test_what_only_one_side_lacks_came_or_went() -> None:
    direct = Step("2020-01-01", "2020-06-01", (MOVED, CAME))
    own = joined(TABLE, "2020-06-01", numbers("100.1", "100.2", "100.3", "100.9"), [direct])
    assert own is not None
    assert own.before == direct
    assert own.after is not None
    lineage = TABLE.joined({own.key: own}, {})
    assert carried(lineage, "100.3", "2020-06-01", "2022-01-01") == "100.3"
    assert carried(lineage, "100.2", "2020-06-01", "2020-01-01") == ""


def test_an_edition_older_or_newer_than_the_table_is_joined_at_its_end() -> None:
    steps = [
        Step("2018-01-01", "2020-01-01", (change(ChangeKind.MOVED, "109.1", "100.1"),)),
        Step("2022-01-01", "2023-01-01", (change(ChangeKind.MOVED, "100.1", "110.1"),)),
    ]
    old = joined(TABLE, "2018-01-01", numbers("109.1", "100.2", "100.9"), steps[:1])
    new = joined(TABLE, "2023-01-01", numbers("110.1", "100.2", "100.3"), steps[1:])
    assert old is not None
    assert new is not None
    lineage = TABLE.joined({old.key: old, new.key: new}, {})
    assert carried(lineage, "109.1", "2018-01-01", "2023-01-01") == "110.1"
    assert carried(lineage, "110.1", "2023-01-01", "2018-01-01") == "109.1"
    later = lineage.later(number("109.1"), "2018-01-01")
    assert later is not None
    assert (later.numbers, later.newest) == ((number("110.1"),), "2023-01-01")


def test_two_editions_between_the_same_two_go_by_the_step_between_them() -> None:
    own = [
        joined(TABLE, day, numbers("100.1", "100.2", "100.9"), [Step("2020-01-01", day, ())])
        for day in ("2020-03-01", "2020-06-01")
    ]
    owns = {one.key: one for one in own if one is not None}
    there_and_back = Step("2020-03-01", "2020-06-01", (WORDS,))
    by_it = TABLE.joined(owns, {("2020-03-01", "2020-06-01"): there_and_back})
    assert by_it.carried(number("100.1"), "2020-03-01", "2020-06-01").is_reworded
    assert (
        not TABLE.joined(owns, {}).carried(number("100.1"), "2020-03-01", "2020-06-01").is_reworded
    )


@pytest.fixture(scope="module")
def folder(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The newest bilingual export, imported: its date is between two of the table."""
    found = tmp_path_factory.mktemp("joining") / "documents"
    add([shared / "cr" / "bilingual_20260417.json"], found, accept_faults=True)
    return found


def test_an_import_narrows_the_interval_of_a_change(folder: Path) -> None:
    """By its Chinese, since no English book is at hand; where that can't tell, nothing is said."""
    library = Library.open(folder)
    moved = library.later(number("721"), "2025-06-06")
    assert moved is not None
    assert (moved.after, moved.by) == ("2025-06-06", BETWEEN)
    assert carried(library.lineage, "721", "2025-06-06", BETWEEN) == "723"
    assert carried(library.lineage, "721", BETWEEN, "2026-08-07") is None
    dated = library.later(number("509.2"), "2023-11-17")
    assert dated is not None
    assert (dated.by, dated.is_exact) == ("2024-11-08", True)


def test_what_is_traced_there_is_traced_back(folder: Path) -> None:
    """Also where the neighbors can't tell, and only an edition beyond them has the chapter."""
    library = Library.open(folder)
    tried = 0
    for rule in (*library.holding(BETWEEN).numbers[::300], number("719.3a"), number("701.58b")):
        for step in library.trace(rule, BETWEEN):
            if len(step.numbers) == 1 and step.edition != BETWEEN:
                back = {one.edition: one for one in library.trace(step.numbers[0], step.edition)}
                assert rule in back[BETWEEN].numbers, (rule, step)
                tried += 1
    assert tried > 40


def test_what_was_worked_out_is_kept_and_read_again(folder: Path) -> None:
    first = Library.open(folder)
    facts = first.lineage.carried(number("728"), "2023-11-17", BETWEEN)
    assert list((folder / FOLDER).iterdir())
    again = Library.open(folder)
    assert again.lineage.carried(number("728"), "2023-11-17", BETWEEN) == facts
    assert again._graphs == {}  # no document was read for it
    assert again.holding(BETWEEN) == first.holding(BETWEEN)


def test_neighbors_are_compared_by_an_import_and_not_by_a_page(folder: Path) -> None:
    told: list[tuple[int, int]] = []
    work_out(Library.open(folder), lambda done, size: told.append((done, size)))
    again = Library.open(folder)
    assert told[-1] == (len(again.keys), len(again.keys))
    found = [again.record(old, new) for old, new in pairwise(again.keys)]  # two books and chapters
    assert [one is not None for one in found] == [True, False, False, False, True]
    assert again._graphs == {}  # no document was read for it


def test_what_is_kept_of_other_documents_goes_and_broken_files_are_made_anew(
    folder: Path,
) -> None:
    library = Library.open(folder)
    own_lineage(library)
    stray = folder / FOLDER / "holds-0"
    stray.write_text("{", encoding="utf-8")
    library.tidy()
    assert not stray.exists()
    kept = sorted((folder / FOLDER).iterdir())
    assert kept
    for path in kept:
        path.write_text("no line of it", encoding="utf-8")
    assert Library.open(folder).later(number("721"), "2025-06-06") is not None


def test_without_a_folder_nothing_is_kept() -> None:
    kept = Kept(None)
    documents = catalog(SHIPPED)
    kept.keep_record(documents, documents, None)
    kept.tidy([documents])
    assert kept.record(documents, documents) is None
    assert kept.holding(documents) is None
