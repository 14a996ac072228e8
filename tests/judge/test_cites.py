"""Every rule that the judge carries out or a scenario names is held to the text of the book."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import judge.keywords
import judge.rules
import judge.ruling
import judge.scenario
from corpus.ids import RuleId
from corpus.library import Library
from corpus.structs import fields_of
from judge.cite import Cited, cited_in, cites
from judge.keywords import KEYWORDS
from judge.rules.event_results import BECOMES, RESULTS
from judge.rules.layers.layer import LAYER_OF, Layer, rule_of
from judge.rules.state_based import STATE_BASED_ACTIONS
from judge.rules.turn import TURN_BASED_ACTIONS
from judge.scenario.loading import load_scenarios
from judge.scenario.model import Scenario

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted((ROOT / "tests/scenarios").rglob("*.yaml")) + sorted(
    (ROOT / "docs/scenarios").rglob("*.yaml")
)


BOOKS = {  # English books, not shipped, by the day from which each holds
    date: ROOT.parent / f"shared/data/cr/english_{name}.txt"
    for date, name in (
        ("2024-02-02", "20240206"),
        ("2024-06-07", "20240607"),
        ("2024-09-20", "20240917"),
        ("2024-11-08", "20250606"),
        ("2025-06-06", "20250606"),
        ("2026-08-07", "20260807"),
    )
}
ENGLISH = BOOKS["2025-06-06"]
WRITTEN = sorted((ROOT / "judge").rglob("*.py"))


def all_cited() -> list[Cited[..., object]]:
    """Every cited function of the rules, the keyword abilities, the scenarios and the rulings."""
    packages = (judge.rules, judge.keywords, judge.scenario, judge.ruling)
    return [cited for package in packages for cited in cited_in(package)]


def marks(path: Path) -> Iterator[tuple[str, str, str | None]]:
    """Number, witness and edition of every `@cites` of a file, wherever it stands in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "cites":
                    number, witness = map(ast.literal_eval, mark.args)
                    yield number, witness, edition_in(mark, path)


def edition_in(mark: ast.Call, path: Path) -> str | None:
    """The edition of a mark: written there, or the constant of the file that it names."""
    for keyword in mark.keywords:
        if isinstance(keyword.value, ast.Name):
            named = keyword.value.id
            found = re.search(rf'^{named} = "([-\d]+)"', path.read_text(encoding="utf-8"), re.M)
            return found[1] if found else named
        return str(ast.literal_eval(keyword.value))
    return None


def stands(library: Library, number: str, witness: str, edition: str | None = None) -> bool:
    """True if the words stand in the rule of this number: in Chinese, else in the English book.

    The English book of the edition is looked at only where no document of it has the rule.
    """
    rule = RuleId.parse(number)
    if edition is not None and edition not in library.keys:
        return stands_in_english(rule, witness, edition)
    graph = library.graph(edition)
    if edition is not None and rule not in graph:  # the corpus has other chapters of the edition
        return stands_in_english(rule, witness, edition)
    text = graph.rule(rule).text.zh if rule in graph else None
    return bool(witness) and witness in (text or "")


@cache
def lines_of(book: Path) -> tuple[str, ...]:
    """The lines of an English book, with plain apostrophes."""
    return tuple(book.read_text(encoding="utf-8-sig").replace("’", "'").splitlines())


def stands_in_english(rule: RuleId, witness: str, edition: str = "2025-06-06") -> bool:
    """True if the words stand in the rule in the English book; without it nothing is said.

    A name of an edition that the file of a mark takes from elsewhere means any of the books.
    """
    books = [BOOKS[edition]] if edition in BOOKS else list(BOOKS.values())
    if not all(book.exists() for book in books):
        return bool(witness)
    found = (line for book in books for line in lines_of(book))
    lines = [line for line in found if re.match(rf"{re.escape(str(rule))}\.? ", line)]
    return bool(witness) and any(witness in line for line in lines)


def missing_witnesses(library: Library, cited: list[Cited[..., object]]) -> list[str]:
    """The citations whose words do not stand in the rule they name."""
    return [
        f"{function.name}: {citation.number} {citation.witness}"
        for function in cited
        for citation in function.citations
        if not stands(library, citation.number, citation.witness, citation.edition)
    ]


def test_every_witness_stands_in_its_rule(library: Library) -> None:
    """The words beside each rule number are words of that rule in the base edition."""
    assert missing_witnesses(library, all_cited()) == []


def test_every_witness_that_is_written_stands_in_its_rule(library: Library) -> None:
    """The same is so of marks that no module shows: on methods, and inside of functions."""
    written = [(path, *mark) for path in WRITTEN for mark in marks(path)]
    assert len(written) > 500
    wrong = [(p.name, n, w) for p, n, w, ed in written if not stands(library, n, w, ed)]
    assert wrong == []


def test_a_false_witness_is_found(library: Library) -> None:
    """Words that are not in the rule, and a number that the book lacks, are both noticed."""

    @cites("704.5g", "防御力为0或更低")
    @cites("704.99z", "防御力")
    def wrong() -> object:
        return True

    found = missing_witnesses(library, [wrong])
    assert len(found) == 2


def test_a_witness_of_a_later_edition_is_held_to_that_edition(library: Library) -> None:
    """Words of disguise stand in its rule from 2024-02-02 on, and nowhere in the base edition."""
    words = "以牌面朝下的方式施放牌"
    assert stands(library, "702.168c", words, "2024-02-02")
    assert not stands(library, "702.168c", words)
    assert not stands(library, "702.168c", "以牌面朝上的方式施放牌", "2024-02-02")


@pytest.mark.skipif(not ENGLISH.exists(), reason=f"the English rules are not at {ENGLISH}")
def test_a_witness_in_english_is_held_to_the_english_book() -> None:
    """Words of an edition that the corpus lacks are looked for in the English book."""
    rule = RuleId.parse("510.1c")
    assert stands_in_english(rule, "divided as its controller chooses")
    assert not stands_in_english(rule, "in damage assignment order")
    assert not stands_in_english(RuleId.parse("510.1b"), "divided as its controller chooses")


def test_the_registries_hold_cited_functions_only() -> None:
    """Whatever the rules call from a registry says which rule it carries out."""
    hooks = [
        value
        for keyword in KEYWORDS
        for field in fields_of(type(keyword))
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
    """The Chinese name of a keyword ability is the heading of its rule in its edition.

    A variant, such as typecycling, shares the rule: a subrule calls it by its longer name.
    """
    rule, since = RuleId.parse(keyword.rule), keyword.since
    if since is not None and (since not in library.keys or rule not in library.graph(since)):
        titles = keyword.name.en.capitalize(), keyword.name.en.title()
        assert any(stands_in_english(rule, title, "any") for title in titles)
        return  # the corpus has no text of that chapter
    graph = library.graph(since)
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
    """A scenario may only expect citations of rules that the book or its edition's text has."""
    missing, count = [], 0
    for scenario in load_scenarios(path):
        editions = [None, *(key for key in library.keys if key <= (scenario.rules or ""))]
        for number in quoted(scenario):
            count += 1
            rule = RuleId.parse(number)
            later = scenario.rules and stands_in_english(rule, " ", scenario.rules)
            if not later and not any(rule in library.graph(key) for key in editions):
                missing.append(number)
    assert count
    assert missing == []
