"""Real editions compared: the shipped ones, and the whole books beside the project."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import pytest
from small_editions import change, number, told

from corpus.concordance import (
    ChangeKind,
    Comparison,
    Piece,
    PieceKind,
    as_of,
    compare,
    trace,
)
from corpus.editions import build_edition
from corpus.errors import NoCommonGround
from corpus.ids import RuleId
from corpus.imports import read_file
from corpus.library import Library
from corpus.model import Edition, Lang

EDITIONS = (
    *("2023-11-17", "2024-02-02", "2024-06-07", "2024-09-20", "2025-06-06"),
    "2026-08-07",
)


def test_handling_illegal_actions_moved_down_a_section(library: Library) -> None:
    book, chapter = (library.graph(key).edition for key in ("2023-11-17", "2024-02-02"))
    comparison = library.compare(book, chapter)
    assert comparison.lang is Lang.ZH
    assert comparison.covered == (number("7"),)
    assert told(change(comparison, "728")) == "moved 728 > 729"
    assert told(change(comparison, "727")) == "moved 727 > 728"  # taking shortcuts
    assert told(change(comparison, "702.19b")) == "same 702.19b > 702.19b"
    assert set(comparison.differences(change(comparison, "702.37c"))) == {Lang.ZH}


def test_chapters_three_and_seven_have_no_common_ground(library: Library) -> None:
    with pytest.raises(NoCommonGround):
        library.compare(library.graph("2024-02-02").edition, library.graph("2024-06-07").edition)


# -- whole English editions ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def books(shared: Path) -> Mapping[str, Edition]:
    """The whole English editions."""
    found = {}
    for path in sorted((shared / "cr").glob("english_*.txt")):
        info, blocks = read_file(path)
        made = build_edition(info.edition, [(info, blocks)])
        found[made.key] = made
    assert tuple(found) == EDITIONS
    return found


@pytest.fixture(scope="module")
def compared(books: Mapping[str, Edition]) -> Mapping[tuple[str, str], Comparison]:
    """Every pair of them, the older edition first."""
    return {(a, b): compare(books[a], books[b]) for a, b in combinations(EDITIONS, 2)}


KNOWN = [  # read in both texts
    ("2023-11-17", "2024-02-02", "702.19b", "same 702.19b > 702.19b"),
    ("2023-11-17", "2024-02-02", "719", "moved 719 > 720"),  # controlling another player
    ("2023-11-17", "2024-02-02", "728", "moved 728 > 729"),  # handling illegal actions
    ("2023-11-17", "2024-02-02", "205.3h", "reworded* 205.3h > 205.3h"),  # Case
    ("2024-02-02", "2024-06-07", "308", "reworded* 308 > 308"),  # Tribals, Kindreds
    ("2024-02-02", "2024-06-07", "308.2", "reworded* 308.2 > 308.2"),
    ("2024-02-02", "2024-06-07", "702.89", "reworded* 702.89 > 702.89"),  # totem, umbra armor
    ("2024-02-02", "2024-06-07", "702.119b", "moved* 702.119b > 702.119c"),  # emerge
    ("2024-02-02", "2024-06-07", "500.11", "moved* 500.11 > 500.12"),
    ("2024-06-07", "2024-09-20", "609.8", "moved* 609.8 > 608.2i"),  # to another section
    ("2024-06-07", "2024-09-20", "603.6a", "reworded* 603.6a > 603.6a"),  # "enters"
    ("2024-09-20", "2025-06-06", "702.176", "same 702.176 > 702.176"),  # impending
    ("2024-09-20", "2025-06-06", "701.4", "moved 701.4 > 701.5"),  # cast, after behold
    ("2024-09-20", "2025-06-06", "701.36", "moved 701.36 > 701.16"),  # investigate, by name
    ("2024-09-20", "2025-06-06", "701.60a", "moved* 701.60a > 701.62a"),  # manifest dread
    ("2024-09-20", "2025-06-06", "509.2", "gone 509.2 > "),  # damage assignment order
    ("2024-09-20", "2025-06-06", "509.4", "moved* 509.4 > 509.2"),  # who takes its number
    ("2024-09-20", "2025-06-06", "509.7", "moved* 509.7 > 509.4"),
    ("2024-09-20", "2025-06-06", "510.1c", "reworded* 510.1c > 510.1c"),
    ("2024-09-20", "2025-06-06", "802.5", "gone 802.5 > "),
    ("2023-11-17", "2025-06-06", "701.34f", "moved 701.34f > 701.40g"),  # manifest, not cloak
]


@pytest.mark.parametrize(("old", "new", "cited", "expected"), KNOWN)
def test_known_changes(
    compared: Mapping[tuple[str, str], Comparison], old: str, new: str, cited: str, expected: str
) -> None:
    assert told(change(compared[old, new], cited)) == expected


@pytest.mark.parametrize(
    ("old", "new", "cited"),
    [
        ("2023-11-17", "2024-02-02", "701.56g"),  # cloak: almost the words of manifest
        ("2024-06-07", "2024-09-20", "700.15"),
        ("2024-09-20", "2025-06-06", "720.5"),  # omens: almost the words of adventures
        ("2024-09-20", "2025-06-06", "701.44d"),
    ],
)
def test_known_new_rules(
    compared: Mapping[tuple[str, str], Comparison], old: str, new: str, cited: str
) -> None:
    found = compared[old, new].of_new(number(cited))
    assert found is not None
    assert told(found) == f"new  > {cited}"


def test_each_rule_has_one_change(compared: Mapping[tuple[str, str], Comparison]) -> None:
    for comparison in compared.values():
        for side, edition in (("old", comparison.old), ("new", comparison.new)):
            counted = Counter(n for c in comparison.changes for n in getattr(c, side))
            assert set(counted) == set(edition.rules)
            assert set(counted.values()) == {1}


def test_two_steps_lead_where_one_does(compared: Mapping[tuple[str, str], Comparison]) -> None:
    for first, middle, last in combinations(EDITIONS, 3):
        for old in compared[first, last].old.rules:
            by_way = [
                there
                for here in _becomes(compared[first, middle], old)
                for there in _becomes(compared[middle, last], here)
            ]
            assert by_way == [*_becomes(compared[first, last], old)], (first, middle, last, old)


def _becomes(comparison: Comparison, old: RuleId) -> tuple[RuleId, ...]:
    found = comparison.of_old(old)
    assert found is not None
    return found.new


def test_same_means_the_same_printed_words(
    compared: Mapping[tuple[str, str], Comparison],
) -> None:
    comparison = compared["2024-09-20", "2025-06-06"]
    for found in comparison.changes:
        if found.old and found.new:
            pieces = comparison.differences(found)[Lang.EN]
            is_changed = {p.kind for p in pieces} - {PieceKind.EQUAL, PieceKind.RENUMBERED}
            assert bool(is_changed) is found.is_reworded, told(found)


def test_a_renumbered_reference_is_marked_in_the_text(
    compared: Mapping[tuple[str, str], Comparison],
) -> None:
    comparison = compared["2023-11-17", "2024-02-02"]
    initiative = comparison.differences(change(comparison, "722.5"))[Lang.EN]
    assert Piece(PieceKind.RENUMBERED, "722.2", "723.2") in initiative
    assert told(change(comparison, "722.5")) == "moved 722.5 > 723.5"


def test_a_citation_survives_all_editions(books: Mapping[str, Edition]) -> None:
    first, last = books[EDITIONS[0]], books[EDITIONS[-1]]
    carried = as_of(number("719.9"), first, last)
    assert (carried.numbers, carried.kind) == ((number("723.9"),), ChangeKind.MOVED)
    assert carried.is_reworded
    assert not carried.is_exact
    assert as_of(number("723.9"), last, first).numbers == (number("719.9"),)
    assert as_of(number("720.5"), last, first).kind is ChangeKind.NEW


def test_a_trace_through_the_english_editions(
    books: Mapping[str, Edition], compared: Mapping[tuple[str, str], Comparison]
) -> None:
    def known(old: Edition, new: Edition) -> Comparison:
        return compared[old.key, new.key]

    every = tuple(books.values())
    steps = trace(number("728"), EDITIONS[0], every, known)
    assert [step.edition for step in steps] == list(EDITIONS)
    assert [str(*step.numbers) for step in steps] == ["728", "729", "730", "730", "731", "733"]
    titles = {books[step.edition].rules[step.numbers[0]].text.en for step in steps}
    assert titles == {"Handling Illegal Actions"}
    assert [step.kind for step in steps] == [
        None,
        ChangeKind.MOVED,
        ChangeKind.MOVED,
        ChangeKind.SAME,
        ChangeKind.MOVED,
        ChangeKind.MOVED,
    ]
    for step in steps:
        assert trace(step.numbers[0], step.edition, every, known) == steps


def test_the_chinese_book_and_its_successor(library: Library, shared: Path) -> None:
    info, blocks = read_file(shared / "cr" / "chinese_20240206.txt")
    later = build_edition(info.edition, [(info, blocks)])
    comparison = compare(library.graph("2023-11-17").edition, later)
    assert comparison.lang is Lang.ZH
    assert told(change(comparison, "701.34f")) == "moved* 701.34f > 701.34g"
    assert told(change(comparison, "725.2g")) == "moved* 725.2g > 726.2g"
    assert told(change(comparison, "728")) == "moved 728 > 729"
    assert not [c for c in comparison.changes if c.kind is ChangeKind.GONE]
    illegal = comparison.differences(change(comparison, "725.2g"))[Lang.ZH]
    assert Piece(PieceKind.REPLACED, "为牌面朝上", "回正面") in illegal
