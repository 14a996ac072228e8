"""One rule followed: its citation carried to another edition, its trace through all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

import pytest
from small_editions import COUNTER, PARTS, SHIELD, SPEED, number

from corpus.changes import TOLD
from corpus.concordance import ChangeKind, TraceStep, as_of, trace
from corpus.errors import UnknownEdition, UnknownRule
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Bilingual, DocumentInfo, Edition, Lang, Rule, RuleKind


def edition(day: str, texts: Mapping[str, str], covers: Sequence[str] = ("all",)) -> Edition:
    """A small English edition; a text without a closing mark is a heading."""
    rules = {}
    for written, text in sorted(texts.items(), key=lambda item: number(item[0])):
        key = number(written)
        kind = RuleKind.SUBRULE if key.letter else RuleKind.RULE
        if not text.endswith("."):
            kind = RuleKind.KEYWORD if key.rule else RuleKind.SECTION
        rules[key] = Rule(key, kind, Bilingual(en=text))
    document = DocumentInfo(
        f"small-{day}", "small", "plain", date.fromisoformat(day), (Lang.EN,), tuple(covers), "", ""
    )
    return Edition(document.edition, rules, (), (document,))


def test_a_citation_is_carried_both_ways() -> None:
    old = edition("2020-01-01", {"701.1": COUNTER})
    new = edition("2021-01-01", {"701.1": SHIELD, "701.2": COUNTER})
    forward = as_of(number("701.1"), old, new)
    assert (forward.numbers, forward.kind) == ((number("701.2"),), ChangeKind.MOVED)
    assert forward.is_exact
    assert forward.reason == TOLD
    assert as_of(number("701.2"), new, old).numbers == (number("701.1"),)
    assert as_of(number("701.1"), old, old).kind is ChangeKind.SAME


def test_a_citation_of_a_split_rule_is_carried_to_all_its_parts() -> None:
    old = edition("2020-01-01", {"106": "Mana", "106.4": " ".join(PARTS)})
    new = edition("2021-01-01", {"106": "Mana", "106.4": PARTS[0], "106.4a": PARTS[1]})
    carried = as_of(number("106.4"), old, new)
    assert carried.numbers == (number("106.4"), number("106.4a"))
    assert not carried.is_exact
    assert as_of(number("106.4a"), new, old).numbers == (number("106.4"),)


def test_a_citation_that_cannot_be_carried_says_why() -> None:
    old = edition("2020-01-01", {"601.1": SPEED, "701.1": COUNTER, "701.2": SHIELD})
    new = edition("2021-01-01", {"701.1": COUNTER}, covers=("7",))
    gone = as_of(number("701.2"), old, new)
    assert (gone.numbers, gone.kind) == ((), ChangeKind.GONE)
    assert gone.reason.en == "the edition of 2021-01-01 has no such rule"
    uncovered = as_of(number("601.1"), old, new)
    assert (uncovered.numbers, uncovered.kind) == ((), None)
    assert "do not cover rule 601.1" in uncovered.reason.en
    unknown = as_of(number("702.9"), old, new)
    assert (unknown.numbers, unknown.kind) == ((), None)
    assert "has no rule 702.9" in unknown.reason.en


def test_a_trace_goes_both_ways_and_past_an_edition_that_cannot_tell() -> None:
    reworded = COUNTER.replace("none", "most")
    books = [
        edition("2020-01-01", {"701.1": COUNTER}),
        edition("2021-01-01", {"301.1": SPEED}, covers=("3",)),
        edition("2022-01-01", {"701.1": SHIELD, "701.2": COUNTER}),
        edition("2023-01-01", {"701.1": SHIELD, "701.2": reworded}),
        edition("2024-01-01", {"701.1": SHIELD}),
        edition("2025-01-01", {"701.1": SHIELD}),
    ]
    forward = trace(number("701.1"), "2020-01-01", books)
    assert [step.edition[:4] for step in forward] == ["2020", "2021", "2022", "2023", "2024"]
    assert [step.numbers for step in forward] == [
        (number("701.1"),),
        (),
        (number("701.2"),),
        (number("701.2"),),
        (),
    ]
    assert [step.kind for step in forward] == [
        None,
        None,
        ChangeKind.MOVED,
        ChangeKind.REWORDED,
        ChangeKind.GONE,
    ]
    assert "do not cover rule 701.1" in forward[1].reason.en
    for start, cited in (("2022-01-01", "701.2"), ("2023-01-01", "701.2")):
        assert _known(trace(number(cited), start, books)) == _known(forward)


def _known(steps: Sequence[TraceStep]) -> list[tuple[str, tuple[RuleId, ...], ChangeKind | None]]:
    """The steps of editions that tell something."""
    return [(s.edition, s.numbers, s.kind) for s in steps if s.numbers or s.kind]


def test_a_trace_back_ends_where_the_rule_was_new() -> None:
    books = [
        edition("2020-01-01", {"701.1": SHIELD}),
        edition("2021-01-01", {"701.1": SHIELD}),
        edition("2022-01-01", {"701.1": COUNTER, "701.2": SHIELD}),
        edition("2023-01-01", {"701.1": COUNTER, "701.2": SHIELD}),
    ]
    steps = trace(number("701.1"), "2023-01-01", books)
    assert [(s.edition[:4], s.numbers, s.kind) for s in steps] == [
        ("2021", (), None),
        ("2022", (number("701.1"),), ChangeKind.NEW),
        ("2023", (number("701.1"),), ChangeKind.SAME),
    ]
    assert steps[0].reason.en == "the edition of 2021-01-01 has no such rule"


def test_a_trace_of_what_is_not_there_is_refused() -> None:
    books = [edition("2020-01-01", {"701.1": SHIELD})]
    with pytest.raises(UnknownRule):
        trace(number("702.1"), "2020-01-01", books)
    with pytest.raises(UnknownEdition):
        trace(number("701.1"), "2021-01-01", books)


def test_the_shipped_editions_carry_a_citation_or_say_why_not(library: Library) -> None:
    there = library.as_of(number("728"), "2023-11-17", "2024-02-02")
    assert there.numbers == (number("729"),)
    assert library.as_of(number("729"), "2024-02-02", "2023-11-17").numbers == (number("728"),)
    uncovered = library.as_of(number("601.2"), "2023-11-17", "2024-02-02")
    assert (uncovered.numbers, uncovered.kind) == ((), None)
    assert (
        uncovered.reason.en == "the documents of 2024-02-02 do not cover rule 601.2 of 2023-11-17"
    )
    apart = library.as_of(number("704.5"), "2024-02-02", "2024-06-07")
    assert (apart.numbers, apart.kind) == ((), None)
    assert apart.reason.en == "the documents of 2024-06-07 do not cover rule 704.5 of 2024-02-02"


def test_a_shipped_trace_names_every_known_edition(library: Library) -> None:
    """By facts where no loaded document holds the rule: 2026-08-07 is not loaded at all."""
    steps = library.trace(number("728"), "2023-11-17")
    assert [step.edition for step in steps] == list(library.known)
    assert set(library.keys) < set(library.known)
    told = " ".join(str(n) for step in steps for n in step.numbers)
    assert told == "728 729 730 730 731 733"
    back = library.trace(number("733"), "2026-08-07")
    assert [step.numbers for step in back] == [step.numbers for step in steps]


def test_a_trace_of_texts_has_only_what_the_documents_hold(library: Library) -> None:
    steps = library.trace_texts(number("728"), "2023-11-17")
    assert [step.numbers for step in steps] == [(number("728"),), (number("729"),)]


def test_a_citation_stands_in_the_nearest_edition_that_has_it(library: Library) -> None:
    """Never in one that says something else under its number: 509.2 was dropped."""
    there = library.standing(number("733"), "2026-08-07")
    assert there is not None
    assert (there.number, there.edition) == (number("729"), "2024-02-02")
    assert not there.is_as_cited
    assert "Cited as 733 of the edition of 2026-08-07" in str(there.told.en)
    old = library.standing(number("509.2"), "2025-06-06")
    assert old is not None
    assert (old.number, old.edition) == (number("509.4"), "2023-11-17")
    assert old.is_reworded
    here = library.standing(number("509.2"), "2023-11-17")
    assert here is not None
    assert here.is_as_cited
    assert here.told.en is None
    assert library.standing(number("701.99"), "2026-08-07") is None
