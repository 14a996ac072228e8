"""A superseded edition is found only when it is asked for, and importing one changes no answer."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from corpus.documents import SHIPPED, catalog
from corpus.ids import RuleId
from corpus.imports import add
from corpus.index import build, open_index
from corpus.library import Library
from corpus.model import Bilingual, DocumentInfo, Edition, Lang, Rule, RuleKind
from corpus.newest import Newest
from corpus.query import NoteKind, Searcher
from corpus.searching import Searching, in_front
from corpus.terminology import Terminology

BOOK, CHAPTER, SECTION = (
    next(one for one in catalog() if one.name.startswith(name))
    for name in ("book", "chapter3", "rule603")
)


def library_of(*documents: DocumentInfo) -> Library:
    return Library(dict.fromkeys(documents, SHIPPED), Terminology.open())


def dated(document: DocumentInfo, day: str) -> DocumentInfo:
    return document.with_(edition=date.fromisoformat(day), sha256=f"{document.sha256}{day}")


@pytest.mark.parametrize(
    ("documents", "front"),
    [
        ((BOOK, CHAPTER, SECTION), ["2023-11-17", "2024-06-07", "2025-06-06"]),
        ((dated(BOOK, "2020-01-01"), BOOK), ["2023-11-17"]),
        ((CHAPTER, dated(BOOK, "2026-01-01")), ["2024-06-07", "2026-01-01"]),  # its English
        ((BOOK, dated(CHAPTER, "2020-01-01")), ["2020-01-01", "2023-11-17"]),  # the same
        ((SECTION, dated(SECTION, "2026-01-01")), ["2026-01-01"]),
    ],
)
def test_what_has_the_newest_text_of_a_chapter_in_a_language_is_in_front(
    documents: tuple[DocumentInfo, ...], front: list[str]
) -> None:
    found = library_of(*documents)
    assert [info.edition.isoformat() for info in in_front(found)] == front


def test_superseded_is_by_chapter(tmp_path: Path) -> None:
    """A rule that a newer chapter has no more is found by its number, with a word on it."""
    day = date(2020, 1, 1)
    number, gone = RuleId.parse("302.1"), RuleId.parse("302.9")

    def edition(document: DocumentInfo, *rules: tuple[RuleId, str]) -> Edition:
        texts = {n: Rule(n, RuleKind.RULE, Bilingual(words, None)) for n, words in rules}
        return Edition(document.edition, texts, (), (document,))

    book = BOOK.with_(edition=day, languages=(Lang.EN,))
    chapter = CHAPTER.with_(languages=(Lang.EN,))
    other = RuleId.parse("401.1")
    old = edition(book, (number, "An okapi is a beast."), (gone, "An okapi dreams."),
                  (other, "An okapi sleeps."))  # fmt: skip
    new = edition(chapter, (number, "An okapi is a fine beast."))
    build([old, new], Terminology.open().entries[:9], tmp_path / "index", default=old.key)
    searcher = Searcher(open_index(tmp_path / "index"))

    def found(query: str, edition: str | None = None) -> list[tuple[str, str]]:
        hits = searcher.search(query, edition=edition).hits
        return sorted((hit.number, hit.edition) for hit in hits)

    assert found("okapi") == [("302.1", new.key), ("401.1", old.key)]
    assert found("okapi", old.key) == [("302.1", old.key), ("302.9", old.key), ("401.1", old.key)]
    assert found("dreams") == []
    assert found("302.9") == [("302.9", old.key)]
    (note,) = searcher.search("302.9").notes
    assert note.kind is NoteKind.ONLY_IN
    assert note.text.en == "What is in force has no rule 302.9; 2020-01-01 has."


def test_a_chinese_text_is_superseded_by_a_chinese_one_only() -> None:
    """The newest book in English leaves the Chinese one in force for its language."""
    newest = Newest([BOOK, dated(BOOK, "2026-01-01").with_(languages=(Lang.EN,)), CHAPTER])
    assert not newest.is_superseded("401.1", [Lang.ZH], "2023-11-17")
    assert newest.is_superseded("302.1", [Lang.ZH], "2023-11-17")
    assert newest.is_superseded("302.1", [Lang.EN], "2024-06-07")
    assert not newest.is_superseded("302.1", [Lang.EN, Lang.ZH], "2024-06-07")
    assert not newest.is_superseded("", [Lang.ZH], "2023-11-17")


def test_an_old_book_changes_no_answer_and_is_found_when_asked_for(
    shared: Path, tmp_path: Path
) -> None:
    new, old = (shared / "cr" / f"english_{day}.txt" for day in ("20260807", "20240607"))
    add([new], tmp_path / "documents", accept_faults=True)
    before = Searching(Library.open(tmp_path / "documents"), tmp_path / "index")
    queries = ("trample", "lethal damage", "601.2", "死触")
    answers = [[hit.entry for hit in before.of().search(query).hits] for query in queries]
    indexes = set((tmp_path / "index").iterdir())
    add([old], tmp_path / "documents", accept_faults=True)
    after = Searching(Library.open(tmp_path / "documents"), tmp_path / "index")
    told: list[tuple[int, int]] = []
    after.build(lambda done, size: told.append((done, size)))
    assert told == [(0, 1), (1, 1)]
    assert [[hit.entry for hit in after.of().search(q).hits] for q in queries] == answers
    assert {one for one in (tmp_path / "index").iterdir() if one.name != "editions"} == indexes
    asked = after.of("2024-06-07")
    assert asked is not after.main
    assert sum(path.stat().st_size for path in asked.index.folder.iterdir()) < 1_500_000
    found = asked.search("damage assignment order", edition="2024-06-07").hits
    assert {hit.entry.edition for hit in found} == {"2024-06-07"}
    assert after.of("2026-08-07") is after.main
