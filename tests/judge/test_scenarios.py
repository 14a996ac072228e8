"""Every scenario of the suite and of the documents is ruled on as it expects."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge import Scenario, check, load_scenarios
from judge.ruling.checking import Outcome

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "tests/scenarios", ROOT / "docs/scenarios")
SCENARIOS = [
    scenario
    for folder in FOLDERS
    for path in sorted(folder.rglob("*.yaml"))
    for scenario in load_scenarios(path)
]


def name(scenario: Scenario) -> str:
    """Where a scenario stands, for the name of its test."""
    return f"{Path(scenario.file).stem}-{scenario.index}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_scenario(scenario: Scenario) -> None:
    """The ruling is what the scenario expects, and cites the rules that make it so."""
    result = check(scenario)
    assert result.outcome is Outcome.PASS, (
        scenario.title.en,
        result.failed,
        result.unsupported,
        result.errors,
    )


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_scenario_expects_something(scenario: Scenario) -> None:
    """A scenario without expectations proves nothing; each has a title in both languages."""
    assert scenario.expect
    assert scenario.title.en != scenario.title.zh


def test_xmage_scenarios_are_never_ruled_wrongly(shared: Path) -> None:
    """Of the scenarios made from another engine's tests some pass, and none fails or breaks."""
    results = [check(s) for s in load_scenarios(shared / "scenarios/xmage_dev.jsonl")]
    wrong = [r.id for r in results if r.outcome in (Outcome.FAIL, Outcome.ERROR)]
    assert wrong == []
    assert sum(r.outcome is Outcome.PASS for r in results) >= 5
