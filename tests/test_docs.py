"""What the documentation shows works as it is shown."""

import re
from pathlib import Path

import pytest

import judge
from judge.rules.special_actions import SPECIAL_ACTIONS
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


def _hard_interactions() -> list[tuple[str, str]]:
    text = (DOCS / "hard-interactions.md").read_text(encoding="utf-8")
    return re.findall(r"^\| [^|]+ \| `([^`]+)` \| (.+?) \|$", text, re.M)


@pytest.mark.parametrize(("file", "title"), _hard_interactions())
def test_a_hard_interaction_has_its_scenario(file: str, title: str) -> None:
    """The scenario that a line names is there, and is ruled on unless the line says otherwise."""
    tests = Path(__file__).parent
    wanted = title.removeprefix("declined: ")
    path = tests / "scenarios" / file
    scenarios = judge.load_scenarios(path.read_text(encoding="utf-8"))
    assert wanted in [scenario.title.en for scenario in scenarios]
    declined = (tests / "judge" / "not_ruled.txt").read_text(encoding="utf-8").splitlines()
    assert (f"tests/scenarios/{file}: {wanted}" in declined) == (wanted != title)
