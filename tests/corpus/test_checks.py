"""The lints: quiet on what is right, and each finds its own fault."""

from collections import Counter

import pytest

from corpus.checks import BLOCK_LINTS, Severity, check_blocks, check_graph
from corpus.formats import named
from corpus.library import Library

# What the shipped documents hold; docs/document-faults.md lists them with their quotations.
BASELINE = {
    "2023-11-17": {
        "duplicate-term": 2,
        "own-section-missing": 9,
        "quoted-title": 12,
        "self-reference": 1,
    },
    "2024-02-02": {"reference-mismatch": 6},
    "2024-06-07": {"reference-mismatch": 2},
    "2024-09-20": {"reference-mismatch": 3, "self-reference": 1},
    "2025-06-06": {},
}


@pytest.mark.parametrize("key", BASELINE)
def test_the_documents_have_just_the_known_faults(key: str, library: Library) -> None:
    problems = check_graph(library.graph(key))
    assert Counter(problem.name for problem in problems) == BASELINE[key]
    assert all(p.line > 0 and p.severity is Severity.WARNING for p in problems)


BROKEN = {
    "no-rules": "6. 咒语 Spells\n603. Triggers\n603. 触发\n",
    "duplicate-number": "603.1. One.\n603.1. 一。\n603.1. Another.\n",
    "unsorted": "603.2. Two.\n603.1. One.\n603.3. Three.\n",
    "unread-number": "603.1. One.\n603.1. 一。\n603.1l Never.\n",
    "missing-number": "603.1. One.\n603.1. 一。\n603.1a First.\n603.1c Third.\n",
}


@pytest.mark.parametrize("name", BROKEN)
def test_each_lint_finds_its_fault(name: str) -> None:
    problems = check_blocks("rules.txt", named("plain_bilingual").read(BROKEN[name]))
    assert [problem.name for problem in problems] == [name]
    assert str(problems[0]).startswith(f"rules.txt:{problems[0].line}: error: {name}: ")


def test_every_block_lint_is_tried() -> None:
    assert {name for name, severity, _ in BLOCK_LINTS if severity is Severity.ERROR} == set(BROKEN)


def test_letters_that_skip_l_are_no_gap() -> None:
    text = "".join(f"603.1{letter} Text.\n" for letter in "abcdefghijkmnpq")
    assert check_blocks("x", named("plain_bilingual").read("603.1. One.\n" + text)) == ()
