"""The rulebook's own examples, each a file that holds what the example says.

An example's file is named for its rule, its place under the rule and, where it is not of the base
edition, the edition: `613/613.8c-1.yaml`, `702/702.60a-1@2024-02-02.yaml`. The file holds
scenarios; the example passes if all of them pass and a ruling cites the example's rule. An example
that nothing can be executed of has `not_executable:` with the reason as the only key of its file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path

from corpus.ids import RuleId
from judge.errors import BadScenario, Problem
from judge.rules.editions import BASE_EDITION
from judge.ruling import CheckResult, Ruling, check
from judge.ruling.checking import Outcome
from judge.scenario import nodes, shapes
from judge.scenario.loading import load_scenarios
from judge.scenario.model import Scenario
from judge.values import Bilingual, Value

_NAME = re.compile(r"(?P<rule>[0-9.a-z]+)-(?P<n>\d+)(?:@(?P<edition>\d{4}-\d\d-\d\d))?")
_NEAR = Path(__file__).parent
FOLDERS = (_NEAR / "rulebook", _NEAR.parent / "tests" / "examples")  # installed; in the source tree
NOT_EXECUTABLE = "not_executable"


class State(StrEnum):
    """How an example does; TEXT is one that nothing can be executed of."""

    PASS = "pass"
    FAIL = "fail"
    UNSUPPORTED = "unsupported"
    TEXT = "text"


class Example(Value):
    """The file of the `n`-th example of a rule; `reason` says why there are no scenarios."""

    rule: RuleId
    n: int
    edition: str
    file: Path
    scenarios: tuple[Scenario, ...] = ()
    reason: str = ""


class Ran(Value):
    """An example that was run: its state, what each scenario gave, and what was wrong."""

    example: Example
    state: State
    results: tuple[CheckResult, ...] = ()
    problems: tuple[str, ...] = ()


def examples(folder: Path | None = None) -> Iterator[Example]:
    """Every example that has a file, in the order of the rules.

    Raises `BadScenario` for a file that is misnamed or cannot be read.
    """
    near = folder or _folder()
    found = _files(near) if near else ()
    yield from sorted(found, key=lambda one: (one.rule, one.n, one.edition))


@cache
def executable() -> Mapping[tuple[RuleId, int, str], Path]:
    """The files of the examples that hold scenarios, by rule, place under it, and edition."""
    folder = _folder()
    return {
        (RuleId.parse(named["rule"]), int(named["n"]), named["edition"] or BASE_EDITION.date): file
        for file in (sorted(folder.rglob("*.yaml")) if folder else ())
        if (named := _NAME.fullmatch(file.stem))
        and not file.read_text(encoding="utf-8").startswith(NOT_EXECUTABLE)
    }


def run(example: Example, seen: Callable[[Ruling], None] | None = None) -> Ran:
    """The state of an example: its scenarios are checked, and its own rule must be cited.

    `seen` is shown the ruling on each scenario.
    """
    if example.reason:
        return Ran(example, State.TEXT)
    results = tuple(
        check(scenario, seen=seen, edition=example.edition) for scenario in example.scenarios
    )
    outcomes = {result.outcome for result in results}
    wrong = tuple(_problems(example, results))
    if Outcome.UNSUPPORTED in outcomes and outcomes <= {Outcome.UNSUPPORTED, Outcome.PASS}:
        return Ran(example, State.UNSUPPORTED, results, wrong)
    return Ran(example, State.FAIL if wrong else State.PASS, results, wrong)


def _problems(example: Example, results: tuple[CheckResult, ...]) -> Iterator[str]:
    for result in results:
        yield from (f"expected {failed.expect}, got {failed.so.en}" for failed in result.failed)
        yield from (*result.unsupported, *(one.en for one in result.errors))
    if not any(str(example.rule) in result.citations for result in results):
        yield f"no ruling cites {example.rule}"


@cache
def _folder() -> Path | None:
    return next((folder for folder in FOLDERS if folder.is_dir()), None)


def _files(folder: Path) -> Iterator[Example]:
    for file in folder.rglob("*.yaml"):
        named = _NAME.fullmatch(file.stem)
        if named is None:
            said = Bilingual(
                "is not named for an example, like 613.8c-1.yaml",
                "文件名应依范例命名，如613.8c-1.yaml",
            )
            raise BadScenario([Problem(str(file), 0, "file", said)])
        rule, edition = RuleId.parse(named["rule"]), named["edition"] or BASE_EDITION.date
        yield Example(rule, int(named["n"]), edition, file, *_content(file))


def _content(file: Path) -> tuple[tuple[Scenario, ...], str]:
    """The scenarios of a file, or none and the reason why."""
    document = next(iter(nodes.read_yaml(file.read_text(encoding="utf-8"), str(file))), None)
    held = shapes.plain(document) if document is not None else {}
    if isinstance(held, dict) and set(held) == {NOT_EXECUTABLE}:
        return (), str(held[NOT_EXECUTABLE])
    return load_scenarios(file), ""
