"""A process that is killed while it commits leaves what the next one serves or mends."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path

import pytest

from corpus.documents import catalog
from corpus.imports import add, remove
from corpus.index import ensure, is_built, key_of, tidy
from corpus.library import Library
from corpus.query import Searcher
from tests.killing import killed

DAY = date(2030, 1, 1)
BOOK = "603. Handling\n603. 处理\n\n603.1. It {0} waits.\n603.1. 它等待。\n"
INDEXING = """
from corpus.index import build, key_of, tidy
from corpus.library import Library
library = Library.open(Path(sys.argv[2]))
day, root = "2030-01-01", Path(sys.argv[3])
build([library.graph(day).edition], library.terminology.entries[:5],
      root / key_of(library.documents_of(day)))
tidy(root, [])
"""
REMOVING = """
from corpus.imports import remove
remove(Path(sys.argv[2]), "2030-01-01")
"""
ADDING = """
from datetime import date
from corpus.imports import add
add([Path(sys.argv[3])], Path(sys.argv[2]), date(2030, 1, 1))
"""


def book(folder: Path, name: str) -> Path:
    """A file of a small book."""
    path = folder / f"{name}.txt"
    path.write_text(BOOK.format(name), encoding="utf-8")
    return path


@pytest.mark.slow
def test_an_index_killed_at_any_step_is_served_or_built_again(tmp_path: Path) -> None:
    """Built in the place of an old one, and removed: whoever opens it next finds all of it."""
    folder, root = tmp_path / "documents", tmp_path / "index"
    add([book(tmp_path, "zebra")], folder, DAY)
    library = Library.open(folder)
    documents = library.documents_of("2030-01-01")
    terms = library.terminology.entries[:5]
    step = 1
    while killed(INDEXING, step, folder, root):
        found = ensure(documents, lambda: [library.graph("2030").edition], lambda: terms, root)
        assert [hit.number for hit in Searcher(found).search("zebra").hits] == ["603.1"], step
        assert is_built(documents, root)
        step += 2 if step > 2 else 1
    for left in root.glob(".*"):
        os.utime(left, (0, 0))
    tidy(root, [key_of(documents)])
    assert not list(root.glob(".*"))
    assert step > 6


@pytest.mark.slow
@pytest.mark.parametrize("code", [ADDING, REMOVING])
def test_documents_killed_at_any_step_are_there_or_gone(tmp_path: Path, code: str) -> None:
    """The list names only files that are there, and what it doesn't name goes with the next."""
    folder = tmp_path / "documents"
    mine, other = book(tmp_path, "zebra"), book(tmp_path, "okapi")
    step = 1
    if code is REMOVING:
        add([mine], folder, DAY)
    while killed(code, step, folder, mine):
        library = Library.open(folder)
        for key in library.keys:
            assert library.graph(key).edition.rules
        add([other], folder, date(2031, 1, 1))
        listed = {info.file for info in catalog(folder)}
        assert {path.name for path in folder.glob("*.txt")} == listed
        if code is REMOVING:
            add([mine], folder, DAY)
        elif any(info.edition == DAY for info in catalog(folder)):
            remove(folder, DAY.isoformat())
        step += 1
    assert step > 3
