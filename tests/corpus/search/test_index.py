"""The index on disk: built once, found again, replaced whole."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import numpy as np
import pytest
from whoosh.query.terms import FuzzyTerm

from corpus.errors import BadDocument, Said, UnknownEdition
from corpus.ids import RuleId
from corpus.index import HitKind, Index, build, ensure, key_of, open_index, tidy
from corpus.library import Library
from corpus.model import Bilingual, DocumentInfo, Edition, Lang, Rule, RuleKind
from corpus.query import MemoryBackend, Searcher
from corpus.terminology import Entry as TermEntry

DOCUMENT = DocumentInfo(
    "small", "small.txt", "plain", date(2024, 1, 1), (Lang.EN, Lang.ZH), ("702",), "ab", ""
)


def small(day: date, text: str) -> Edition:
    """An edition of one rule."""
    rules = {
        RuleId.parse("702"): Rule(
            RuleId.parse("702"), RuleKind.SECTION, Bilingual("Keyword Abilities", "关键字异能")
        ),
        RuleId.parse("702.1"): Rule(RuleId.parse("702.1"), RuleKind.RULE, Bilingual(text, None)),
    }
    return Edition(day, rules, (), (DOCUMENT,))


def test_an_index_is_replaced_whole(tmp_path: Path, library: Library) -> None:
    """The new index stands in the place of the old, and nothing else is left beside it."""
    folder = tmp_path / "index"
    terms = library.terminology.entries[:20]
    build([small(date(2024, 1, 1), "Zebra abilities")], terms, folder)
    before = open_index(folder)
    build([small(date(2024, 1, 1), "Okapi abilities")], terms, folder)
    assert Searcher(open_index(folder)).search("okapi").hits[0].number == "702.1"
    assert Searcher(before).search("zebra").total == 1
    assert [path.name for path in tmp_path.iterdir()] == ["index"]


def test_a_failed_build_leaves_the_old_index(tmp_path: Path, library: Library) -> None:
    """What cannot be built is not seen."""
    folder = tmp_path / "index"
    terms = library.terminology.entries[:20]
    build([small(date(2024, 1, 1), "Zebra abilities")], terms, folder)

    def broken() -> Iterator[TermEntry]:
        yield terms[0]
        raise BadDocument("terms.tsv", [Said("line 2: torn off", "第2行：残缺")])

    with pytest.raises(BadDocument, match="torn off"):
        build([small(date(2024, 1, 1), "Okapi abilities")], broken(), folder)
    with pytest.raises(UnknownEdition, match="1999"):
        build([small(date(2024, 1, 1), "Okapi abilities")], terms, folder, default="1999-01-01")
    assert Searcher(open_index(folder)).search("zebra").total == 1
    assert [path.name for path in tmp_path.iterdir()] == ["index"]


def test_an_index_is_built_once(tmp_path: Path, library: Library) -> None:
    """The second time nobody asks for the editions."""
    edition = small(date(2024, 1, 1), "Zebra abilities")
    terms = library.terminology.entries[:20]
    ensure([DOCUMENT], lambda: [edition], lambda: terms, tmp_path)

    def nobody() -> list[Edition]:
        raise AssertionError("asked for the editions again")

    again = ensure([DOCUMENT], nobody, lambda: terms, tmp_path)
    assert again.folder.name == key_of([DOCUMENT])
    assert key_of([DOCUMENT.with_(sha256="cd")]) != key_of([DOCUMENT])


@pytest.fixture
def packed(tmp_path: Path, library: Library) -> Index:
    """An index of one rule and some terms, packed."""
    edition = small(date(2024, 1, 1), "Zebra abilities trample")
    terms = library.terminology.entries[:20]
    return ensure([DOCUMENT], lambda: [edition], lambda: terms, tmp_path, packed=True)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("zebra", ["702.1"]),
        ("zebr*", ["702.1"]),
        ("z?bra AND kind:rule", ["702.1"]),
        ("zebra AND chapter:6", []),
        ("edition:2024-01-01 AND NOT zebra", ["702"]),
        ("edition:2023 OR kind:nothing", []),
        ('"zebra abilities"', ["702.1"]),
        ("NOT zebra", ["702"]),
        ("tarmple", ["702.1"]),
    ],
)
def test_a_packed_index_answers_all_that_a_query_can_ask(
    query: str, found: list[str], packed: Index
) -> None:
    """It has none of Whoosh's files, and doesn't need them."""
    assert not list(packed.folder.glob("whoosh*"))
    assert [hit.number for hit in Searcher(packed).search(query).hits] == found


def test_whoosh_can_run_any_query_of_its_own(packed: Index) -> None:
    """It makes its index of the entries when it is asked."""
    found = MemoryBackend(packed).scores(FuzzyTerm("body_en", "zebr", maxdist=1))
    assert [packed.entry(int(place)).number for place in np.flatnonzero(found)] == ["702.1"]


def test_an_open_index_needs_its_folder_no_more(packed: Index) -> None:
    """A server goes on when an import beside it removes the index that it has open."""
    tidy(packed.folder.parent, [])
    assert not packed.folder.exists()
    assert Searcher(packed).search('"zebra abilities" jianta').hits[0].snippet.text


def test_only_what_nobody_needs_is_removed(packed: Index) -> None:
    """What another process still writes stays, and what other code made, while it is used."""
    root = packed.folder.parent
    other = root / "0123456789ab-0123456789ab"
    begun, left, foreign = root / ".x-begun", root / ".y-left", root / "editions"
    for folder in (other, begun, left, foreign):
        folder.mkdir()
    (other / "complete").touch()
    os.utime(left, (0, 0))
    tidy(root, [packed.folder.name])
    assert {path.name for path in root.iterdir()} == {
        packed.folder.name, other.name, begun.name, foreign.name
    }  # fmt: skip
    os.utime(other / "complete", (0, 0))
    tidy(root, [])
    assert {path.name for path in root.iterdir()} == {begun.name, foreign.name}


def test_there_is_an_index_or_an_error(tmp_path: Path) -> None:
    """An empty folder is no index."""
    with pytest.raises(FileNotFoundError):
        open_index(tmp_path)


def test_everything_in_the_documents_is_in_the_index(index: Index, library: Library) -> None:
    """One entry for each rule, example and glossary term of each edition."""
    entries = [index.entry(place) for place in range(index.size)]
    for edition in library.editions():
        own = [entry for entry in entries if entry.edition == edition.key]
        rules = [entry for entry in own if entry.kind in (HitKind.RULE, HitKind.HEADING)]
        assert {entry.number for entry in rules} == {str(number) for number in edition.rules}
        assert sum(entry.kind is HitKind.TERM for entry in own) == len(edition.terms)
        examples = sum(len(rule.examples) for rule in edition.rules.values())
        assert sum(entry.kind is HitKind.EXAMPLE for entry in own) == examples


def test_stored_texts_are_as_printed(index: Index, library: Library) -> None:
    """No folding touches what is shown."""
    place = next(p for p in range(index.size) if index.entry(p).number == "704.5")
    edition = library.graph(index.entry(place).edition).edition
    assert index.entry(place).text == edition.rules[RuleId.parse("704.5")].text


def test_a_search_loads_no_more_than_it_needs(index: Index) -> None:
    """No jieba, no pinyin, no Whoosh index: a fresh process answers at once."""
    code = (
        "import sys; from pathlib import Path\n"
        "from corpus.index import open_index; from corpus.query import Searcher\n"
        f"searcher = Searcher(open_index(Path({str(index.folder)!r})))\n"
        "print(searcher.search('trample').hits[0].number)\n"
        "print(searcher.search('践踏能力').hits[0].number)\n"
        "print(sorted({'jieba', 'pypinyin', 'rapidfuzz', 'whoosh.writing'} & set(sys.modules)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[:3] == ["702.19", "702.19", "[]"]
    assert done.stderr == ""
