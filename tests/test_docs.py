"""What the documentation shows works as it is shown."""

import re
from pathlib import Path

import pytest

import judge
from judge.rules.special import SPECIAL_ACTIONS
from judge.scenario import support
from judge.scenario.reading import UNREAD

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


@pytest.mark.parametrize("name", ["scenarios.md", "scenarios.zh.md"])
def test_the_guide_names_what_is_declined_and_nothing_else(name: str) -> None:
    """The keys between backquotes in the guide's list are those that a reading declines."""
    text = (DOCS / name).read_text(encoding="utf-8")
    (listed,) = re.findall(
        r"\n## (?:What it does not carry out|不能进行的部分)\n(.*?)\n## ", text, re.S
    )
    named = set(re.findall(r"`([^`]+)`", listed))
    declined = {
        *UNREAD,
        *support.UNREAD_OF_ENTRY,
        *support.UNREAD_OF_PLAYER,
        *support.UNREAD_COUNTERS,
        *support.UNREAD_EXPECTATIONS,
    }
    besides = {"two-player", *SPECIAL_ACTIONS}
    assert named - {"unsupported"} == declined | besides
