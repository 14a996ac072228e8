"""What the documentation shows works as it is shown."""

import re
from pathlib import Path

import pytest

import judge

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize(
    ("name", "answer"),
    [("scenarios.md", "Bob is at 18 life."), ("scenarios.zh.md", "乙的总生命为17。")],
)
def test_the_guide_s_scenario_runs(name: str, answer: str) -> None:
    """The example of the guide is read whole and has a definite answer."""
    text = (DOCS / name).read_text(encoding="utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", text, re.S)
    (scenario,) = judge.load_scenarios(example)
    ruling = judge.ask(scenario)
    assert ruling.verdict.value == "determined"
    assert answer in (ruling.answer.en, ruling.answer.zh)
