"""A scenario becomes its ruling."""

from __future__ import annotations

from judge.errors import Unsupported
from judge.keywords import KEYWORDS
from judge.rules.layers import project
from judge.rules.rulebook import Edition, Rulebook
from judge.ruling.answering import answer
from judge.ruling.ruling import Citation, Ruling, Verdict
from judge.ruling.telling import tell
from judge.scenario.expectations import OF_THE_RULING, compare
from judge.scenario.finding import Finder
from judge.scenario.model import Scenario
from judge.scenario.record import Record
from judge.scenario.script import run
from judge.scenario.setup import Game, set_up
from judge.values import Bilingual

BASE_EDITION = Edition("2023-11-17", has_damage_assignment_order=True)
EDITIONS = (BASE_EDITION,)


def ask(scenario: Scenario) -> Ruling:
    """The ruling on a scenario; raises `BadScenario` where it names what is not there."""
    try:
        rulebook = rulebook_of(scenario.rules)
        game = set_up(scenario, rulebook)
        return _ruling(scenario, game, run(scenario, game, rulebook), rulebook)
    except Unsupported as unsupported:
        return _declined(unsupported, scenario.rules or BASE_EDITION.date)


def rulebook_of(date: str | None) -> Rulebook:
    """The rulebook of an edition; raises `Unsupported` for one that is not carried out."""
    for edition in EDITIONS:
        if date in (None, edition.date):
            return Rulebook(edition, KEYWORDS)
    raise Unsupported(None, f"the edition of {date}")


def _ruling(scenario: Scenario, game: Game, record: Record, rulebook: Rulebook) -> Ruling:
    finder = Finder(scenario, game.names)
    view = project(record.state, rulebook)
    steps = tell(record, game.names)
    numbers = dict.fromkeys(number for step in steps for number in step.numbers())
    failed = list(record.failed)
    for expectation in scenario.expect:
        if expectation.key in OF_THE_RULING and expectation.key != "legal":
            continue
        found = compare(finder, view, expectation, record.last_legal)
        if found is not None:
            failed.append(found)
    return Ruling(
        verdict=Verdict.DETERMINED,
        answer=answer(finder, view, record, scenario.ask),
        rules=rulebook.edition.date,
        steps=steps,
        citations=tuple(Citation(number, rulebook.edition.date) for number in numbers),
        assumptions=record.assumptions,
        record=record,
        failed=tuple(failed),
    )


def _declined(unsupported: Unsupported, date: str) -> Ruling:
    words = "; ".join(unsupported.words)
    return Ruling(
        verdict=Verdict.UNSUPPORTED,
        answer=Bilingual(
            f"I can't rule on this: {words}.", f"无法对此作出裁定，尚不支持：{words}。"
        ),
        rules=date,
        unsupported=unsupported.words,
    )
