"""Numbers through the editions, without their texts."""

from pathlib import Path

import pytest

from corpus.concordance import ChangeKind, compare
from corpus.editions import build_edition
from corpus.errors import BadDocument, UnknownEdition
from corpus.ids import RuleId
from corpus.imports import read_file
from corpus.lineage import TABLE, Lineage, dated, parsed, shipped, written
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
        ("701.60", LAST, FIRST, "", ChangeKind.NEW),  # though it moved on the way, too
    ],
)
def test_a_citation_is_carried(
    cited: str, old: str, new: str, there: str, kind: ChangeKind
) -> None:
    carried = shipped().carried(number(cited), old, new)
    assert carried.kind is kind
    assert " ".join(map(str, carried.numbers)) == there


def test_a_number_that_an_edition_lacks_is_said() -> None:
    carried = shipped().carried(number("701.56g"), FIRST, LAST)
    assert carried.kind is None
    assert carried.reason.en == "the edition of 2023-11-17 has no rule 701.56g"
    with pytest.raises(UnknownEdition):
        shipped().carried(number("701.56g"), "1999-01-01", LAST)


def test_what_later_editions_made_of_a_rule_is_dated_by_their_neighbors() -> None:
    lineage = shipped()
    gone = lineage.later(number("802.5"), "2024-09-20")
    assert gone is not None
    assert (gone.after, gone.by, gone.kind) == ("2024-09-20", "2024-11-08", ChangeKind.GONE)
    assert gone.told.en == "Dropped on 2024-11-08."
    moved = lineage.later(number("728"), FIRST)
    assert moved is not None
    assert (moved.after, moved.numbers, moved.newest) == (FIRST, (number("733"),), LAST)
    assert moved.told.en == (
        "Changed after the edition of 2023-11-17: in the edition of 2026-08-07 it is 733, "
        "with the same words."
    )
    assert lineage.later(number("702.19b"), FIRST) is None
    assert lineage.later(number("733"), LAST) is None
    assert lineage.later(number("733"), "2030-01-01") is None


def test_an_edition_between_two_of_the_table_is_known_where_both_agree() -> None:
    lineage, between = shipped(), "2024-10-04"
    same = lineage.carried(number("702.19b"), between, FIRST)
    assert (same.numbers, same.kind) == ((number("702.19b"),), ChangeKind.SAME)
    assert lineage.carried(number("702.119b"), FIRST, between).numbers == (number("702.119c"),)
    unknown = lineage.carried(number("701.4"), FIRST, between)
    assert (unknown.numbers, unknown.kind) == ((), None)
    assert "between 2024-09-20 and 2025-06-06" in unknown.reason.en
    words = lineage.carried(number("113.7a"), between, LAST)
    assert (words.numbers, words.is_reworded) == ((number("113.7a"),), True)
    assert lineage.later(number("113.7a"), between) is None
    assert lineage.carried(number("113.7a"), between, between).is_exact


@pytest.mark.parametrize(
    ("cited", "old", "new", "there"),
    [
        ("509.2", "2024-10-04", FIRST, "509.2"),  # the day before it went
        ("509.2", FIRST, "2024-11-07", "509.2"),
        ("509.2", FIRST, "2024-11-08", ""),
        ("509.2", "2024-11-08", FIRST, "509.4"),  # another rule by then
        ("509.7", "2024-10-04", "2025-01-01", "509.4"),
        ("509.4", "2025-01-01", "2024-10-04", "509.7"),
        ("703.4n", "2024-10-04", "2024-11-08", "703.4k"),
    ],
)
def test_what_came_on_a_day_is_known_of_every_edition_around_it(
    cited: str, old: str, new: str, there: str
) -> None:
    found = shipped().carried(number(cited), old, new)
    assert " ".join(map(str, found.numbers)) == there
    assert found.kind is not None


def test_words_that_changed_on_a_day_are_the_old_ones_before_it() -> None:
    lineage = shipped()
    assert lineage.carried(number("510.1c"), FIRST, "2024-11-07").is_exact
    assert lineage.carried(number("510.1c"), "2024-11-08", LAST).is_exact
    assert lineage.carried(number("510.1c"), FIRST, "2024-11-08").is_reworded


def test_a_number_that_two_rules_may_have_on_a_day_is_not_known() -> None:
    """701.4 was to be behold at some day between: neither rule may be taken for it."""
    lineage = shipped()
    for old, new in ((LAST, "2025-01-01"), ("2025-01-01", LAST), ("2025-01-01", FIRST)):
        found = lineage.carried(number("701.5"), old, new)
        assert (found.kind, found.numbers) == (None, ())


def test_each_known_day_is_of_changes_between_its_editions() -> None:
    lineage = shipped()
    for one in dated():
        for change, since in one.changes(lineage).items():
            assert lineage.next(one.day) > since.after
            assert since.has_come(one.day) is True
            assert since.has_come(since.after) is False
            assert change.old or change.new
    wrong = dated()[0].with_(dropped=(number("100.1"),))
    with pytest.raises(BadDocument, match=r"not changed between 2024-02-02 and 2024-06-07: 100.1"):
        wrong.changes(lineage)


def test_the_edition_in_force_on_a_day() -> None:
    lineage = shipped()
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
    lineage, direct = shipped(), compare(books[0], books[-1])
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
