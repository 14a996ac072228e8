"""The text of a form becomes rulings: the one place that asks the judge."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import judge
from web.errors import Refused

MOST_CHARACTERS = 20_000
_MOST_SCENARIOS = 10
_NEAR = Path(__file__).parent
_FOLDERS = (_NEAR / "scenarios", _NEAR.parent / "docs" / "scenarios")


@dataclass(frozen=True, slots=True)
class Asked:
    """A scenario and its ruling."""

    scenario: judge.Scenario
    ruling: judge.Ruling


def rule_on(text: str) -> tuple[Asked, ...]:
    """The rulings on every scenario of a text.

    Raises `BadScenario` with every problem, and `Refused` for a text that is too large.
    """
    if len(text) > MOST_CHARACTERS:
        raise Refused("refused.scenario", count=len(text), most=MOST_CHARACTERS)
    try:
        scenarios = judge.load_scenarios(text)
        if len(scenarios) > _MOST_SCENARIOS:
            raise Refused("refused.scenarios", count=len(scenarios), most=_MOST_SCENARIOS)
        return tuple(Asked(scenario, judge.ask(scenario)) for scenario in scenarios)
    except RecursionError as error:
        raise Refused("refused.deep") from error


def examples() -> dict[str, str]:
    """The ready scenarios, by name: the text of each."""
    folder = next((folder for folder in _FOLDERS if folder.is_dir()), None)
    files = sorted(folder.glob("*.yaml")) if folder else ()
    return {file.stem: file.read_text(encoding="utf-8") for file in files}
