"""Scenarios that cannot be read: one file a mistake, beside it the message in two languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge import BadScenario, ask, load_scenarios

BAD = Path(__file__).parent / "bad"
FILES = sorted(path for path in BAD.iterdir() if path.suffix != ".txt")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_message_teaches(path: Path) -> None:
    """It names file, line, key, what is right, and the nearest known key, in both languages."""
    with pytest.raises(BadScenario) as caught:
        for scenario in load_scenarios(path):
            ask(scenario)
    told = caught.value.told
    said = f"{told.en}\n{told.zh}".replace(str(path), path.name)
    assert str(caught.value) == told.en
    assert said == path.with_suffix(".txt").read_text(encoding="utf-8").rstrip("\n")


def test_every_mistake_is_reported() -> None:
    """A scenario with several mistakes reports them all, in order of line."""
    with pytest.raises(BadScenario) as caught:
        load_scenarios("playrs: {}\nplayers:\n  Ann: {lief: 3}\n  Bob: {hand: {}}\n")
    assert [(p.line, p.key) for p in caught.value.problems] == [
        (1, "playrs"),
        (3, "lief"),
        (4, "card"),
    ]


def test_a_game_of_nobody_is_declined() -> None:
    """No players at all: said so, and no error."""
    (scenario,) = load_scenarios("players: {}")
    assert ask(scenario).unsupported == ("a game of 0 players",)
