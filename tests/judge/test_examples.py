"""The rulebook's examples: each file belongs to one of its edition, and does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest
from rapidfuzz import process

from corpus.library import Library
from judge.errors import BadScenario
from judge.examples import Example, State, examples, run
from tests.judge.laws import broken

KNOWN = tuple(examples())
SAME = 60  # of 100: how alike two wordings of one example are at least


@pytest.mark.parametrize("example", KNOWN, ids=lambda one: one.file.stem)
def test_an_example_runs_or_says_why_not(example: Example) -> None:
    """It does what it says, and keeps every law of `tests.judge.laws` meanwhile."""
    breaks: list[str] = []
    ran = run(example, lambda ruling: breaks.extend(broken(ruling)))
    assert ran.state is (State.TEXT if example.reason else State.PASS), ran.problems
    assert breaks == []


def test_every_example_of_the_book_has_a_file(library: Library) -> None:
    """And those of the other documents are the same ones."""
    base = library.graph()
    held = {(one.rule, one.n) for one in KNOWN if one.edition == base.edition.key}
    assert held == {(one.rule, one.n) for one in base.examples()}
    texts = [one.text.zh or "" for one in base.examples()]
    for graph in library.graphs():
        for one in graph.examples():
            assert process.extractOne(one.text.zh or "", texts, score_cutoff=SAME), one


def test_a_file_stands_for_an_example_of_its_edition(library: Library) -> None:
    for example in KNOWN:
        rule = library.graph(example.edition).rule(example.rule)
        assert example.n in [one.n for one in rule.examples], example.file
        assert example.file.parent.name == str(example.rule).partition(".")[0]


def test_a_ruling_that_does_not_cite_the_example_s_rule_fails(tmp_path: Path) -> None:
    (tmp_path / "704.5a-1.yaml").write_text(
        "players: {Ann: {life: 3}, Bob: {}}\nexpect: [{life: {Ann: 3}}]\n", encoding="utf-8"
    )
    (example,) = examples(tmp_path)
    ran = run(example)
    assert (ran.state, ran.problems) == (State.FAIL, ("no ruling cites 704.5a",))


def test_a_file_that_is_named_for_no_example_is_refused(tmp_path: Path) -> None:
    (tmp_path / "trample.yaml").write_text("players: {Ann: {}, Bob: {}}\n", encoding="utf-8")
    with pytest.raises(BadScenario, match="is not named for an example"):
        tuple(examples(tmp_path))
