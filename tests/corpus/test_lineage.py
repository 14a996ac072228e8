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


def test_what_later_editions_made_of_a_rule_is_dated_by_their_neighbors() -> None:
    lineage = Lineage.open()
    gone = lineage.later(number("509.2"), FIRST)
    assert gone is not None
    assert (gone.after, gone.by, gone.kind) == ("2024-09-20", "2025-06-06", ChangeKind.GONE)
    moved = lineage.later(number("728"), FIRST)
    assert moved is not None
    assert (moved.after, moved.numbers, moved.newest) == (FIRST, (number("733"),), LAST)
    assert "in that of 2026-08-07 it is 733, with the same words" in str(moved.told.en)
    assert lineage.later(number("702.19b"), FIRST) is None
    assert lineage.later(number("733"), LAST) is None
    assert lineage.later(number("733"), "2030-01-01") is None


def test_an_edition_between_two_of_the_table_is_known_where_both_agree() -> None:
    lineage, between = Lineage.open(), "2024-11-08"
    same = lineage.carried(number("702.19b"), between, FIRST)
    assert (same.numbers, same.kind) == ((number("702.19b"),), ChangeKind.SAME)
    assert lineage.carried(number("702.119b"), FIRST, between).numbers == (number("702.119c"),)
    unknown = lineage.carried(number("509.2"), FIRST, between)
    assert (unknown.numbers, unknown.kind) == ((), None)
    assert "between 2024-09-20 and 2025-06-06" in unknown.reason
    words = lineage.carried(number("510.1c"), between, LAST)
    assert (words.numbers, words.is_reworded) == ((number("510.1c"),), True)
    assert lineage.later(number("510.1c"), between) is None
    assert lineage.carried(number("510.1c"), between, between).is_exact


def test_the_edition_in_force_on_a_day() -> None:
    lineage = Lineage.open()
    assert lineage.nearest("2024-03-01") == "2024-02-02"
    assert lineage.nearest("2030-01-01") == LAST
    assert lineage.nearest("2000-01-01") == FIRST
    assert (lineage.next("2024-03-01"), lineage.next("2030-01-01")) == ("2024-06-07", LAST)


def test_the_table_is_what_the_books_give(books: tuple[Edition, ...]) -> None:
    made = Lineage.of(books, compare)
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
