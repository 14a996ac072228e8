"""What was written as version 1 of the format is read and ruled on as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge import (
    BadScenario,
    Scenario,
    ask,
    check,
    load_scenarios,
    plain_scenarios,
    scenario_from,
    write_yaml,
)

FILES = sorted(Path(__file__).with_name("version_1").iterdir())
SCENARIOS = [scenario for path in FILES for scenario in load_scenarios(path)]


def name(scenario: Scenario) -> str:
    """Where a scenario stands, for the name of its test."""
    return f"{Path(scenario.file).name}-{scenario.index}"


def test_files_of_every_form_are_there() -> None:
    """YAML with one scenario or several, JSON, JSON lines."""
    assert {path.suffix for path in FILES} == {".yaml", ".json", ".jsonl"}
    assert len(SCENARIOS) == 8


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_a_scenario_of_version_1_passes(scenario: Scenario) -> None:
    """It is ruled on as it expects."""
    result = check(scenario)
    assert result.outcome == "pass", (result.failed, result.unsupported, result.errors)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_its_ruling_says_of_which_version_it_is(scenario: Scenario) -> None:
    """Rulings are of version 2 whatever the scenario is."""
    assert ask(scenario).to_dict()["version"] == 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
@pytest.mark.parametrize("version", [1, 2])
def test_the_version_may_be_named_and_changes_nothing(path: Path, version: int) -> None:
    """The same ruling with `version`, from plain data and from its text."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines() if path.suffix == ".jsonl" else [text]
    for plain in (one for line in lines for one in plain_scenarios(line)):
        before = ask(scenario_from(plain)).to_dict()
        named = {"version": version, **plain}
        assert ask(scenario_from(named)).to_dict() == before
        assert ask(load_scenarios(write_yaml(named))[0]).to_dict() == before
        assert ask(load_scenarios(json.dumps(named))[0]).to_dict() == before


def test_another_version_is_refused() -> None:
    """The error names the key and which versions there are."""
    with pytest.raises(BadScenario) as caught:
        load_scenarios("version: 3\nplayers: {Ann: {}, Bob: {}}\n")
    (problem,) = caught.value.problems
    assert (problem.line, problem.key, problem.message.en) == (1, "version", "3 is not 1 or 2.")


def test_notes_change_nothing() -> None:
    """`id`, `topic`, `question`, `why` and `source` are notes, whatever they hold."""
    board = {"players": {"Ann": {"battlefield": ["Grizzly Bears"]}, "Bob": {}}}
    notes = {"id": "n1", "topic": "combat", "question": "?", "why": {"en": "!"}, "source": [1, {}]}
    played = {**board, "play": [{"player": "Ann", "attack": {"Grizzly Bears": "Bob"}}]}
    assert ask(scenario_from({**notes, **played})).to_dict() == ask(scenario_from(played)).to_dict()
