"""Every rule that the judge carries out or a scenario names is held to the text of the book."""

from __future__ import annotations

from pathlib import Path

import pytest

import judge.keywords
import judge.rules
from corpus.ids import RuleId
from corpus.library import Library
from judge.cite import Cited, cited_in, cites
from judge.keywords import KEYWORDS
from judge.rules.layers import LAYERS
from judge.rules.state_based import STATE_BASED_ACTIONS
from judge.rules.turn import TURN_BASED_ACTIONS
from judge.scenario.loading import load_scenarios
from judge.scenario.model import Scenario

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted((ROOT / "tests/scenarios").rglob("*.yaml")) + sorted(
    (ROOT / "docs/scenarios").rglob("*.yaml")
)


def all_cited() -> list[Cited[..., object]]:
    """Every cited function of the rules and the keyword abilities."""
    return [*cited_in(judge.rules), *cited_in(judge.keywords)]


def missing_witnesses(library: Library, cited: list[Cited[..., object]]) -> list[str]:
    """The citations whose words do not stand in the rule they name."""
    graph = library.graph()
    wrong = []
    for function in cited:
        for citation in function.citations:
            number = RuleId.parse(citation.number)
            text = graph.rule(number).text.zh if number in graph else None
            if citation.witness not in (text or ""):
                wrong.append(f"{function.name}: {citation.number} {citation.witness}")
    return wrong


def test_every_witness_stands_in_its_rule(library: Library) -> None:
    """The words beside each rule number are words of that rule in the base edition."""
    assert missing_witnesses(library, all_cited()) == []


def test_a_false_witness_is_found(library: Library) -> None:
    """Words that are not in the rule, and a number that the book lacks, are both noticed."""

    @cites("704.5g", "防御力为0或更低")
    @cites("704.99z", "防御力")
    def wrong() -> bool:
        return True

    found = missing_witnesses(library, [wrong])
    assert len(found) == 2


def test_the_registries_hold_cited_functions_only() -> None:
    """Whatever the rules call from a registry says which rule it carries out."""
    hooks = [
        value
        for keyword in KEYWORDS
        for field in type(keyword).__dataclass_fields__
        if callable(value := getattr(keyword, field))
    ]
    actions = [action for actions in TURN_BASED_ACTIONS.values() for action in actions]
    registered = [*STATE_BASED_ACTIONS, *LAYERS, *actions, *hooks]
    assert len(registered) > 50
    assert [f for f in registered if not isinstance(f, Cited)] == []


@pytest.mark.parametrize("keyword", KEYWORDS, ids=lambda keyword: keyword.name.en)
def test_a_keyword_is_called_what_its_rule_is_called(keyword, library: Library) -> None:  # type: ignore[no-untyped-def]
    """The Chinese name of a keyword ability is the heading of its rule."""
    assert library.graph().title(RuleId.parse(keyword.rule)).zh == keyword.name.zh


def quoted(scenario: Scenario) -> list[str]:
    """The rule numbers that a scenario quotes."""
    checks = [e for item in scenario.play for e in item.checks]
    expected = [*scenario.expect, *checks]
    named = [number for e in expected if e.key == "cites" for number in e.value]
    return [*scenario.cites, *named]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_rule_that_a_scenario_quotes_exists(path: Path, library: Library) -> None:
    """A scenario may only expect citations of rules that the book has."""
    graph = library.graph()
    numbers = [number for scenario in load_scenarios(path) for number in quoted(scenario)]
    assert numbers
    assert [number for number in numbers if RuleId.parse(number) not in graph] == []
