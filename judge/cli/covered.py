"""Which rules of the base edition the judge carries out, and which of them scenarios are about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import RuleKind
from judge.carried_out import EDITION, functions_by_rule, rules_named
from judge.ruling.checking import Outcome, check
from judge.scenario.model import Scenario
from judge.values import Value


class Covered(Value):
    """One rule: the functions that carry it out, and the scenarios that quote or apply it.

    A scenario quotes a rule that it names under `cites`; it applies one that its ruling cites.
    """

    number: RuleId
    functions: tuple[str, ...] = ()
    quoted: tuple[str, ...] = ()
    applied: tuple[str, ...] = ()


class Section(Value):
    """A section of the book: each of its rules and subrules in order; headings are none."""

    number: RuleId
    rules: tuple[Covered, ...]

    @property
    def carried_out(self) -> int:
        """How many of the rules have a function."""
        return sum(bool(rule.functions) for rule in self.rules)

    @property
    def in_scenarios(self) -> int:
        """How many of the rules a scenario quotes or applies."""
        return sum(bool(rule.quoted or rule.applied) for rule in self.rules)


def coverage(
    graph: RuleGraph, scenarios: Iterable[Scenario] = (), *, rulings: bool = False
) -> tuple[Section, ...]:
    """Every section that has rules, in order; with `rulings` the scenarios are ruled on too."""
    quoted, applied = _Places(), _Places()
    for scenario in scenarios:
        place = f"{scenario.file}#{scenario.index + 1}"
        quoted.add(place, rules_named(scenario))
        if rulings:
            result = check(scenario, edition=EDITION)
            applied.add(place, result.citations if result.outcome is Outcome.PASS else ())
    return tuple(_sections(graph, functions_by_rule(), quoted.held, applied.held))


class _Places:
    """Where each rule turns up: no place twice, in the order they came."""

    def __init__(self) -> None:
        self.held: dict[RuleId, dict[str, None]] = {}

    def add(self, place: str, numbers: Iterable[str]) -> None:
        """The rules of these numbers turn up in a place."""
        for number in numbers:
            self.held.setdefault(RuleId.parse(number), {})[place] = None


Held = Mapping[RuleId, Iterable[str]]


def _sections(graph: RuleGraph, functions: Held, quoted: Held, applied: Held) -> Iterator[Section]:
    by_section: dict[RuleId, list[Covered]] = {}
    for number, rule in sorted(graph.edition.rules.items()):
        if rule.kind in (RuleKind.RULE, RuleKind.SUBRULE):
            where = (tuple(held.get(number, ())) for held in (functions, quoted, applied))
            section = RuleId(number.chapter, number.section)
            by_section.setdefault(section, []).append(Covered(number, *where))
    return (Section(number, tuple(rules)) for number, rules in by_section.items())
