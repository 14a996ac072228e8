"""All cards of a large file are read; the figures stand in a baseline that may only rise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.judge.fixtures import WholeFile

BASELINE = Path(__file__).with_name("coverage.json")


@pytest.mark.xdist_group("whole file")
def test_a_group_stays_together(request: pytest.FixtureRequest) -> None:
    """Else each process of a run would read the whole file: pytest-xdist names the group."""
    if getattr(request.config.option, "loadgroup", False):
        assert request.node.nodeid.endswith("@whole file")


@pytest.mark.slow
@pytest.mark.xdist_group("whole file")
def test_no_fewer_cards_are_read_than_before(whole_file: WholeFile) -> None:
    """Prints the figures (`-s`). They fall only if a reading was wrong.

    `alike` is a share of what is read in both languages, which may fall a little as more is read.
    """
    found = whole_file.survey
    english, chinese = found.english, found.chinese
    figures = {
        "read": english.read / english.cards,
        "playable": english.playable / english.cards,
        "lines": english.lines_read / english.lines,
        "chinese": chinese.read / chinese.cards,
        "chineseLines": chinese.lines_read / chinese.lines,
        "alike": found.equal / found.both,
    }
    baseline = json.loads(BASELINE.read_text(encoding="utf-8"))
    for name, figure in figures.items():
        print(f"{name:14}{figure:8.2%}  at least {baseline[name]:.2%}")
    assert {name for name, figure in figures.items() if figure < baseline[name]} == set()
    assert figures.keys() == baseline.keys()
    assert (english.ambiguous, chinese.ambiguous) == (0, 0)
