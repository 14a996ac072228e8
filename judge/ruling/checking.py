"""A scenario with expectations is checked against its ruling."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import StrEnum
from typing import Any

from corpus.ids import RuleId
from judge.budget import Limits
from judge.errors import BadScenario
from judge.ruling.asking import rule_on
from judge.ruling.by_edition import Citation, citation
from judge.ruling.ruling import Ruling, Said, Verdict
from judge.scenario.expectations import is_of_the_ruling
from judge.scenario.model import Item, Scenario
from judge.scenario.record import Failed, Refused
from judge.values import Bilingual, Value


class Outcome(StrEnum):
    """How a scenario did."""

    PASS = "pass"
    FAIL = "fail"
    UNSUPPORTED = "unsupported"
    ERROR = "error"


class CheckResult(Value):
    """How a scenario did against its expectations; `ms` is the time it took, `errors` mistakes."""

    file: str
    index: int
    scenario: Bilingual
    outcome: Outcome
    ms: float
    id: str | None = None
    failed: tuple[Failed, ...] = ()
    unsupported: tuple[str, ...] = ()
    declined: Bilingual | None = None  # what is not supported, as a reader is told
    unread: tuple[str, ...] = ()  # what was not read of cards, and was never needed
    citations: tuple[str, ...] = ()
    deciding: tuple[str, ...] = ()
    answers: tuple[Said, ...] = ()
    errors: tuple[Bilingual, ...] = ()
    refused: tuple[tuple[Item, tuple[str, ...]], ...] = ()  # with the rules that refuse each

    def to_dict(self) -> dict[str, Any]:
        """The result as plain data, one object of `judge check --json`."""
        held: dict[str, Any] = {
            "file": self.file,
            "index": self.index,
            "scenario": self.scenario.en,
            "outcome": self.outcome.value,
            "failed": [{"expect": f.expect, "got": f.plain} for f in self.failed],
            "unsupported": list(self.unsupported),
            "citations": list(self.citations),
            "deciding": list(self.deciding),
            "answers": [{"ask": one.ask.plain(), "value": one.value} for one in self.answers],
            "refused": [{"item": i.plain(), "rules": list(rules)} for i, rules in self.refused],
            "unread": list(self.unread),
            "ms": round(self.ms, 2),
        }
        if self.id is not None:
            held["id"] = self.id
        if self.errors:
            held["errors"] = [one.en for one in self.errors]
        return held


def check(
    scenario: Scenario,
    limits: Limits | None = None,
    seen: Callable[[Ruling], None] | None = None,
    edition: str | None = None,
    *,
    again: bool = False,
) -> CheckResult:
    """The outcome of a scenario; a scenario that cannot be read has the outcome `error`.

    `limits` and `edition` are as for `ask`; `seen` is shown the ruling, so that more can be asked
    of it than the scenario expects. It is played `again`, as it is often misread, where that is
    wanted or the scenario expects what the answer turns on.
    """
    begun = time.perf_counter()
    again = again or any(one.key == "deciding" for one in scenario.expect)
    try:
        ruling = rule_on(scenario, limits, edition, again=again)
    except BadScenario as error:
        problems = tuple(problem.told for problem in error.problems)
        return _result(scenario, Outcome.ERROR, begun, errors=problems)
    if seen is not None:
        seen(ruling)
    failed = (*ruling.failed, *_of_the_ruling(scenario, ruling))
    numbers = tuple(cited.number for cited in ruling.citations)
    if ruling.verdict is Verdict.UNSUPPORTED and not _expects_unsupported(scenario):
        words, told = ruling.unsupported, ruling.answer
        return _result(scenario, Outcome.UNSUPPORTED, begun, unsupported=words, declined=told)
    return _result(
        scenario,
        Outcome.FAIL if failed else Outcome.PASS,
        begun,
        failed=failed,
        unsupported=ruling.unsupported,
        unread=tuple(words.en for words in ruling.unread),
        citations=numbers,
        deciding=tuple(one.rule.number for one in ruling.deciding),
        answers=ruling.answers,
        refused=_refused(ruling),
    )


def _refused(ruling: Ruling) -> tuple[tuple[Item, tuple[str, ...]], ...]:
    """The actions of the script that were not allowed, and of which that was not expected."""
    entries = () if ruling.record is None else ruling.record.entries
    return tuple(
        (entry.item, tuple(citation(n, ruling.rules).number for n in entry.illegal.because))
        for entry in entries
        if isinstance(entry, Refused) and not entry.item.only_try and entry.item.legal is not False
    )


def _result(scenario: Scenario, outcome: Outcome, begun: float, **rest: Any) -> CheckResult:
    return CheckResult(
        file=scenario.file,
        index=scenario.index,
        scenario=scenario.title,
        outcome=outcome,
        ms=(time.perf_counter() - begun) * 1000,
        id=scenario.id,
        **rest,
    )


def _expects_unsupported(scenario: Scenario) -> bool:
    return any(e.key == "verdict" and e.value == "unsupported" for e in scenario.expect)


def _of_the_ruling(scenario: Scenario, ruling: Ruling) -> list[Failed]:
    """The expectations of verdict and citations that do not hold."""
    failed = []
    for expectation in scenario.expect:
        if expectation.key == "verdict" and expectation.value != ruling.verdict.value:
            failed.append(Failed(expectation.plain(), ruling.verdict.value))
        if expectation.key == "outcomes" and expectation.value != max(1, len(ruling.outcomes)):
            failed.append(Failed(expectation.plain(), max(1, len(ruling.outcomes))))
        if expectation.key == "not" and is_of_the_ruling(expectation):
            contrary = scenario.with_(expect=(expectation.value,), cites=())
            if not _of_the_ruling(contrary, ruling):
                failed.append(Failed(expectation.plain(), expectation.value.value))
    wanted = [*scenario.cites]
    wanted += [n for e in scenario.expect if e.key == "cites" for n in e.value]
    turned_on = [n for e in scenario.expect if e.key == "deciding" for n in e.value]
    carried_out = tuple(one for one in ruling.citations if one not in ruling.only_named)
    for key, numbers, given in (
        ("cites", wanted, carried_out),
        ("deciding", turned_on, tuple(one.rule for one in ruling.deciding)),
    ):
        missing = [number for number in numbers if not _is_among(number, given, scenario, ruling)]
        if missing:
            failed.append(Failed({key: missing}, [one.number for one in given]))
    return failed


def _is_among(number: str, given: tuple[Citation, ...], scenario: Scenario, ruling: Ruling) -> bool:
    """True if the rule itself or one of its subrules is among those of the ruling.

    A number is of the edition that the scenario names, of the base edition where it names none.
    """
    there = number if scenario.rules else citation(number, ruling.rules).number
    wanted = RuleId.parse(there)
    return any(RuleId.parse(one.number).is_within(wanted) for one in given)
