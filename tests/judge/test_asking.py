"""A ruling is on what happens: what is expected changes nothing, what is asked only the answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge import BadScenario, Ruling, Scenario, ask, load_scenarios, read_each
from judge.ruling.asking import rule_on
from tests.judge.expecting import assert_alike, numbers

ROOT = Path(__file__).parents[2]
SCENARIOS = [
    found
    for path in sorted((ROOT / "tests/examples").rglob("*.yaml"))
    for found in read_each(path)
    if isinstance(found, Scenario) and found.expect
]
BEAR = """
players: {Ann: {battlefield: [Grizzly Bears]}, Bob: {}}
play: [{player: Ann, attack: {Grizzly Bears: Bob}}]
"""


def of_play(ruling: Ruling) -> set[str]:
    """The rules that the steps of the play name."""
    return {number for step in ruling.steps for number in step.numbers()}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: str(one.title.en))
def test_what_is_expected_changes_nothing(scenario: Scenario) -> None:
    """Of the examples of the rulebook; `test_scenarios` asks it of every other scenario."""
    try:
        held = rule_on(scenario)
    except BadScenario:
        return
    assert_alike(scenario, held)


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


def test_the_mana_ability_of_a_basic_land_type_is_named_among_the_abilities() -> None:
    """What a land's type gives it no line of its card has; it is told in words all the same."""
    (asking,) = load_scenarios(
        "players: {Ann: {battlefield: [Forest]}, Bob: {}}\nask: [{has: Forest}]"
    )
    answer = ask(asking).answer
    assert answer.en == "{T}: Add {G}: that is what Forest has."
    assert answer.zh == "{T}：加{G}：这些是树林的异能。"
