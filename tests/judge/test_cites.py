"""Every rule that the judge carries out or a scenario names is held to the text of the book."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge.keywords
import judge.rules
import judge.ruling
import judge.scenario
from corpus.ids import RuleId
from corpus.library import Library
from judge.cite import Cited, cited_in, cites
from judge.keywords import KEYWORDS
from judge.rules.expanding import BECOMES, RESULTS
from judge.rules.layers.layer import LAYER_OF, Layer, rule_of
from judge.rules.state_based import STATE_BASED_ACTIONS
from judge.rules.turn import TURN_BASED_ACTIONS
from judge.scenario.loading import load_scenarios
from judge.scenario.model import Scenario

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted((ROOT / "tests/scenarios").rglob("*.yaml")) + sorted(
    (ROOT / "docs/scenarios").rglob("*.yaml")
)


WRITTEN = sorted((ROOT / "judge").rglob("*.py"))


def all_cited() -> list[Cited[..., object]]:
    """Every cited function of the rules, the keyword abilities, the scenarios and the rulings."""
    packages = (judge.rules, judge.keywords, judge.scenario, judge.ruling)
    return [cited for package in packages for cited in cited_in(package)]


def marks(path: Path) -> Iterator[tuple[str, str]]:
    """The number and the witness of every `@cites` of a file, wherever it stands in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "cites":
                    number, witness = map(ast.literal_eval, mark.args)
                    yield number, witness


def stands(library: Library, number: str, witness: str) -> bool:
    """True if the words stand in the rule of this number."""
    graph, rule = library.graph(), RuleId.parse(number)
    text = graph.rule(rule).text.zh if rule in graph else None
    return bool(witness) and witness in (text or "")


def missing_witnesses(library: Library, cited: list[Cited[..., object]]) -> list[str]:
    """The citations whose words do not stand in the rule they name."""
    return [
        f"{function.name}: {citation.number} {citation.witness}"
        for function in cited
        for citation in function.citations
        if not stands(library, citation.number, citation.witness)
    ]


def test_every_witness_stands_in_its_rule(library: Library) -> None:
    """The words beside each rule number are words of that rule in the base edition."""
    assert missing_witnesses(library, all_cited()) == []


def test_every_witness_that_is_written_stands_in_its_rule(library: Library) -> None:
    """The same is so of marks that no module shows: on methods, and inside of functions."""
    written = [(path, *mark) for path in WRITTEN for mark in marks(path)]
    assert len(written) > 500
    wrong = [(p.name, n, w) for p, n, w in written if not stands(library, n, w)]
    assert wrong == []


def test_a_false_witness_is_found(library: Library) -> None:
    """Words that are not in the rule, and a number that the book lacks, are both noticed."""

    @cites("704.5g", "防御力为0或更低")
    @cites("704.99z", "防御力")
    def wrong() -> object:
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
    results = [*RESULTS.values(), *BECOMES.values()]
    registered = [*STATE_BASED_ACTIONS, *actions, *results, *hooks]
    assert len(registered) > 100
    assert [f for f in registered if not isinstance(f, Cited)] == []


def test_every_layer_has_its_own_rule() -> None:
    """Each layer is one of 613.1 or 613.4, no two are the same, and each is made use of."""
    assert len({rule_of(layer) for layer in Layer}) == len(Layer)
    assert {rule_of(layer).rstrip("abcdef") for layer in Layer} == {"613.1", "613.4"}
    assert set(LAYER_OF.values()) == set(Layer)


@pytest.mark.parametrize("keyword", KEYWORDS, ids=lambda keyword: keyword.name.en)
def test_a_keyword_is_called_what_its_rule_is_called(keyword, library: Library) -> None:  # type: ignore[no-untyped-def]
    """The Chinese name of a keyword ability is the heading of its rule.

    A variant, such as typecycling, shares the rule: a subrule calls it by its longer name.
    """
    graph, rule = library.graph(), RuleId.parse(keyword.rule)
    if keyword.name.zh in (graph.title(rule).zh or "").split("与"):  # one rule may be of two
        return
    texts = [graph.rule(number).text.zh or "" for number in graph.children(rule)]
    name = keyword.name.zh.replace("…", "[特性]")
    assert len(name) >= 4
    assert any(name in text for text in texts)


def quoted(scenario: Scenario) -> list[str]:
    """The rule numbers that a scenario quotes: in its title, and where it expects citations."""
    checks = [e for item in scenario.play for e in item.checks]
    expected = [*scenario.expect, *checks]
    named = [number for e in expected if e.key == "cites" for number in e.value]
    titled = re.findall(r"\b\d{3}\.\d+[a-z]?\b", scenario.title.en)
    return [*scenario.cites, *named, *titled]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_rule_that_a_scenario_quotes_exists(path: Path, library: Library) -> None:
    """A scenario may only expect citations of rules that the book has."""
    graph = library.graph()
    numbers = [number for scenario in load_scenarios(path) for number in quoted(scenario)]
    assert numbers
    assert [number for number in numbers if RuleId.parse(number) not in graph] == []
