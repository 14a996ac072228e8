"""A ruling is on what happens: what is expected changes nothing, what is asked only the answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge import BadScenario, Ruling, Scenario, ask, load_scenarios, read_each
from judge.ruling.asking import rule_on

ROOT = Path(__file__).parents[2]
FILES = sorted(path for name in ("tests", "docs") for path in (ROOT / name).rglob("*.yaml"))
SCENARIOS = [
    found
    for path in FILES
    if path.parent.name != "bad"
    for found in read_each(path)
    if isinstance(found, Scenario) and found.expect
]
BEAR = """
players: {Ann: {battlefield: [Grizzly Bears]}, Bob: {}}
play: [{player: Ann, attack: {Grizzly Bears: Bob}}]
"""


def numbers(ruling: Ruling) -> list[str]:
    """The rules that a ruling cites, in order."""
    return [cited.number for cited in ruling.citations]


def of_play(ruling: Ruling) -> set[str]:
    """The rules that the steps of the play name."""
    return {number for step in ruling.steps for number in step.numbers()}


def test_there_are_many_scenarios() -> None:
    """All own scenarios with expectations, those of the examples too."""
    assert len(SCENARIOS) > 3_000


@pytest.mark.parametrize("hundredth", range(20))
def test_what_is_expected_changes_nothing(hundredth: int) -> None:
    """The same steps, citations and answer with and without `expect`; looking up adds citations.

    The play is run once with what is expected held against it, and once for the asker.
    """
    for scenario in SCENARIOS[hundredth::20]:
        try:
            held, asked = rule_on(scenario), ask(scenario)
        except BadScenario:
            continue
        assert held.steps == asked.steps, scenario.title
        assert (held.answer, held.verdict) == (asked.answer, asked.verdict), scenario.title
        assert set(numbers(asked)) <= set(numbers(held)), scenario.title
        if scenario.ask:
            assert numbers(held) == numbers(asked), scenario.title
        else:
            assert asked.looked_up == (), scenario.title


def test_a_value_that_is_looked_up_cites_its_rules_in_that_answer() -> None:
    """The mana value is found by 202.3, which no event of the attack is by."""
    (plain,) = load_scenarios(BEAR)
    (asking,) = load_scenarios(BEAR + "ask: [{mana_value: Grizzly Bears}]")
    (expecting,) = load_scenarios(BEAR + "expect: [{mana_value: {Grizzly Bears: 2}}]")
    without, asked = ask(plain), ask(asking)
    assert without.steps == asked.steps == ask(expecting).steps
    assert "202.3" in numbers(asked)
    assert "202.3" not in of_play(asked)
    assert "202.3" not in numbers(without)
    assert numbers(ask(expecting)) == numbers(without)
    assert "202.3" in numbers(rule_on(expecting))


def test_what_is_expected_is_looked_up_only_where_nothing_is_asked() -> None:
    """A check asks what `expect` names, `not` too, unless the scenario asks something itself."""
    negated = "expect: [{not: {mana_value: {Grizzly Bears: 3}}}]"
    (expecting,) = load_scenarios(BEAR + negated)
    (asking,) = load_scenarios(BEAR + "ask: [{life: Bob}]\n" + negated)
    assert "202.3" in numbers(rule_on(expecting))
    assert "202.3" not in numbers(rule_on(asking))


def test_an_expectation_of_nothing_that_is_there_troubles_only_a_check() -> None:
    """The asker is answered; the check says that the name is none."""
    (scenario,) = load_scenarios(BEAR + "expect: [{zone: {Nobody: graveyard}}]")
    assert ask(scenario).verdict == "determined"
    with pytest.raises(BadScenario, match="Nobody"):
        rule_on(scenario)
