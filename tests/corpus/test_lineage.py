"""Numbers through the editions, without their texts."""

from pathlib import Path

import pytest

from corpus.concordance import ChangeKind, compare
from corpus.editions import build_edition
from corpus.errors import BadDocument, UnknownEdition
from corpus.ids import RuleId
from corpus.imports import read_file
from corpus.lineage import TABLE, Lineage, parsed, written
from corpus.model import Edition

FIRST, LAST = "2023-11-17", "2026-08-07"


def number(text: str) -> RuleId:
    return RuleId.parse(text)


@pytest.fixture(scope="module")
def books(shared: Path) -> tuple[Edition, ...]:
    found = [read_file(path) for path in sorted((shared / "cr").glob("english_*.txt"))]
    return tuple(build_edition(info.edition, [(info, blocks)]) for info, blocks in found)


@pytest.mark.parametrize(
    ("cited", "old", "new", "there", "kind"),
    [
        ("702.19b", FIRST, LAST, "702.19b", ChangeKind.SAME),
        ("728", FIRST, LAST, "733", ChangeKind.MOVED),
        ("733", LAST, FIRST, "728", ChangeKind.MOVED),
        ("719.9", FIRST, LAST, "723.9", ChangeKind.MOVED),
        ("509.2", FIRST, LAST, "", ChangeKind.GONE),
        ("701.56g", "2024-02-02", FIRST, "", ChangeKind.NEW),
    ],
)
def test_a_citation_is_carried(
    cited: str, old: str, new: str, there: str, kind: ChangeKind
) -> None:
    carried = Lineage.open().carried(number(cited), old, new)
    assert carried.kind is kind
    assert " ".join(map(str, carried.numbers)) == there


def test_a_number_that_an_edition_lacks_is_said() -> None:
    carried = Lineage.open().carried(number("701.56g"), FIRST, LAST)
    assert carried.kind is None
    assert carried.reason == "the edition of 2023-11-17 has no rule 701.56g"
    with pytest.raises(UnknownEdition):
        Lineage.open().carried(number("701.56g"), "1999-01-01", LAST)


def test_the_first_change_after_an_edition_is_dated_by_its_neighbors() -> None:
    found = Lineage.open().changed_after(number("509.2"), FIRST)
    assert found is not None
    step, change = found
    assert (step.old, step.new, change.kind) == ("2024-09-20", "2025-06-06", ChangeKind.GONE)
    assert Lineage.open().changed_after(number("702.19b"), FIRST) is None


def test_the_edition_in_force_on_a_day() -> None:
    lineage = Lineage.open()
    assert lineage.nearest("2024-03-01") == "2024-02-02"
    assert lineage.nearest("2030-01-01") == LAST
    assert lineage.nearest("2000-01-01") == FIRST


def test_the_table_is_what_the_books_give(books: tuple[Edition, ...]) -> None:
    made = Lineage.of(books)
    assert written(made) == TABLE.read_text(encoding="utf-8")
    for edition in books:
        assert made.numbers(edition.key) == frozenset(edition.rules)


def test_the_way_there_agrees_with_a_direct_comparison(books: tuple[Edition, ...]) -> None:
    lineage, direct = Lineage.open(), compare(books[0], books[-1])
    differing = []
    for old in books[0].rules:
        change = direct.of_old(old)
        assert change is not None
        if set(lineage.carried(old, FIRST, LAST).numbers) != set(change.new):
            differing.append(str(old))
    assert differing == []


def test_what_is_no_table_is_refused_with_its_lines() -> None:
    with pytest.raises(BadDocument) as caught:
        parsed("edition\t2023-11-17\nmoved\t1\nmelted\t1\t2\n", "mine.tsv")
    assert "line 2: not an edition, numbers or a change" in str(caught.value)
    assert "line 3: 'melted' is not a valid ChangeKind" in str(caught.value)
