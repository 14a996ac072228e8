"""A scenario becomes its ruling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from judge.budget import Limits, limited
from judge.errors import BudgetSpent, NotRead, Unsupported
from judge.game.state import ObjectId
from judge.keywords import KEYWORDS
from judge.rules.editions import BASE_EDITION, Edition, edition_at, taken_for_granted
from judge.rules.layers import project, reasons
from judge.rules.repetition import goes_on_by_choice
from judge.rules.rulebook import Rulebook
from judge.rules.tables import ENGINE
from judge.rules.view import View
from judge.ruling.answering import answer
from judge.ruling.asked import Asked
from judge.ruling.boards import board
from judge.ruling.by_edition import citation, ruled_by
from judge.ruling.exploring import explore
from judge.ruling.facts import facts
from judge.ruling.portraits import portraits
from judge.ruling.ruling import Ruling, Step, Verdict
from judge.ruling.telling import tell
from judge.scenario.branching import Branch
from judge.scenario.expectations import OF_THE_RULING, compare, is_of_the_ruling, names_in
from judge.scenario.finding import Finder, on_battlefield
from judge.scenario.model import Expectation, Scenario
from judge.scenario.record import Record
from judge.scenario.script import run
from judge.scenario.setup import Game, set_up
from judge.values import Bilingual


def ask(scenario: Scenario, limits: Limits | None = None, edition: str | None = None) -> Ruling:
    """The ruling on a scenario, whatever it expects, within these limits.

    Without `limits` they are those of the environment. A scenario that names no edition is ruled
    by `edition`, else by JUDGE_EDITION, else by the newest. Raises `BadScenario` where the scenario
    names what is not there.
    """
    return rule_on(scenario.with_(expect=(), cites=()), limits, edition)


def rule_on(scenario: Scenario, limits: Limits | None = None, edition: str | None = None) -> Ruling:
    """The ruling on a scenario, held against what it expects; that is looked up if it asks nothing.

    `limits`, `edition` and errors are those of `ask`.
    """
    date = ruled_by(scenario, edition)
    try:
        with limited(limits):
            return _ruled(scenario, date)
    except BudgetSpent as spent:
        return _ended(spent, date)


def _ruled(scenario: Scenario, date: str) -> Ruling:
    try:
        rulebook = rulebook_of(date)
        _decline_order(scenario, rulebook.edition)
        return explore(
            lambda branch: _played(scenario, rulebook, branch), explores=scenario.explore
        )
    except Unsupported as unsupported:
        return _declined(unsupported, date)


def _decline_order(scenario: Scenario, edition: Edition) -> None:
    """An edition without damage assignment order has no moment to say one at."""
    if not edition.has_damage_assignment_order and any(i.action == "order" for i in scenario.play):
        raise NotRead(
            [
                Bilingual(
                    f"order: the edition of {edition.date} has no damage assignment order; "
                    f"`rules: {BASE_EDITION.date}` asks for one that has",
                    f"“order”：{edition.date}版没有伤害分配顺序，"
                    f"可用“rules: {BASE_EDITION.date}”指明有此顺序的版本",
                )
            ]
        )


def _played(scenario: Scenario, rulebook: Rulebook, branch: Branch) -> Ruling:
    game = set_up(scenario, rulebook)
    return _ruling(scenario, game, run(scenario, game, rulebook, branch), rulebook)


def rulebook_of(date: str | None) -> Rulebook:
    """The rulebook of an edition; raises `Unsupported` for one that is not carried out."""
    return _rulebook(edition_at(date))


@cache
def _rulebook(edition: Edition) -> Rulebook:
    return Rulebook(edition, KEYWORDS, ENGINE)


def _ruling(scenario: Scenario, game: Game, record: Record, rulebook: Rulebook) -> Ruling:
    finder = Finder(scenario, game.names)
    view = project(record.state, rulebook)
    wanted = scenario.ask or asked_by(scenario.expect)
    asked = asked_about(wanted, finder, view)
    steps = tell(record, game.names)
    looked_up = (*explain(finder, view, asked), *stated(wanted, finder, view))
    numbers = dict.fromkeys(n for step in (*steps, *looked_up) for n in step.numbers())
    failed = list(record.failed)
    for expectation in scenario.expect:
        if is_of_the_ruling(expectation):
            continue
        found = compare(finder, view, expectation, record.last_legal)
        if found is not None:
            failed.append(found)
    if record.repeats:
        numbers.update(dict.fromkeys(goes_on_by_choice.numbers))
    date = rulebook.edition.date
    return Ruling(
        verdict=Verdict.DETERMINED if record.repeats is None else Verdict.LOOP,
        answer=answer(finder, view, record, scenario.ask),
        rules=date,
        steps=tuple(_numbered(step, date) for step in steps),
        looked_up=tuple(_numbered(step, date) for step in looked_up),
        citations=tuple(dict.fromkeys(citation(number, date) for number in numbers)),
        assumptions=(*taken_for_granted(rulebook.edition), *record.assumptions),
        unread=game.unread,
        record=record,
        failed=tuple(failed),
        objects=portraits(game.names, view, asked),
        board=board(game.names, view),
    )


def _numbered(step: Step, date: str) -> Step:
    """A step with bare rule numbers of an edition: the citations say of which editions they are."""
    rules = tuple(citation(cited, date).number for cited in step.rules)
    return step.with_(rules=rules, steps=tuple(_numbered(below, date) for below in step.steps))


def asked_by(expected: tuple[Expectation, ...]) -> tuple[Expectation, ...]:
    """What is expected as what is asked: the same words without the values."""
    found = []
    for one in expected:
        while one.key == "not" and isinstance(one.value, Expectation):
            one = one.value
        if one.key not in OF_THE_RULING:
            value = tuple(one.value) if isinstance(one.value, Mapping) else one.value
            found.append(one if one.key == "count" else one.with_(value=value))
    return tuple(found)


def asked_about(
    wanted: tuple[Expectation, ...], finder: Finder, view: View
) -> tuple[ObjectId, ...]:
    """The objects whose characteristics are asked about."""
    found: dict[ObjectId, None] = {}
    for asked in wanted:
        if asked.key in OF_CHARACTERISTICS:
            found.update(dict.fromkeys(_objects_of(asked.value, finder, view)))
    return tuple(found)


def explain(finder: Finder, view: View, asked: tuple[ObjectId, ...]) -> tuple[Step, ...]:
    """Why the objects asked about are what they are: the layers that changed them."""
    because = reasons(view) if asked else {}
    return tuple(
        Step(_what_it_is(finder, view, id_), (finder.names.shown(view.object(id_).body),), numbers)
        for id_ in asked
        if (numbers := because.get(id_))
    )


def stated(wanted: tuple[Expectation, ...], finder: Finder, view: View) -> Iterator[Step]:
    """What is so of the objects asked about, though nothing happened to make it so."""
    keys: dict[ObjectId, set[str]] = {}
    for asked in wanted:
        if asked.key not in OF_THE_RULING:
            for id_ in _objects_of(asked.value, finder, view):
                keys.setdefault(id_, set()).add(asked.key)
    for id_, about in keys.items():
        yield from facts(finder.names, Asked(view, view.object(id_), frozenset(about)))


def _objects_of(asked: Any, finder: Finder, view: View) -> Iterator[ObjectId]:
    """The objects that a question names and that are still there."""
    for name in names_in(asked):
        held = finder.names.find(view, name, on_battlefield())
        if held is not None and held[1] is not None:
            yield held[1]


OF_CHARACTERISTICS = (
    *("power_toughness", "base_power_toughness", "has", "lacks", "is", "is_not", "name"),
    "mana_value",
)


def _what_it_is(finder: Finder, view: View, id_: ObjectId) -> Bilingual:
    now, shown = view.of(id_), finder.names.shown(view.object(id_).body)
    if now.power is None:
        return Bilingual(
            f"{shown.en} is what all continuous effects make of it.",
            f"{shown.zh}的特征在应用所有持续性效应后得出。",
        )
    size = f"{now.power}/{now.toughness}"
    return Bilingual(
        f"{shown.en}, with all continuous effects applied: {size}.",
        f"{shown.zh}在应用所有持续性效应后：{size}。",
    )


def _ended(spent: BudgetSpent, date: str) -> Ruling:
    """The ruling that a limit ended before there was an answer."""
    return Ruling(
        verdict=Verdict.UNSUPPORTED,
        answer=Bilingual(
            f"I stopped before I had an answer. {spent.words.en}",
            f"尚未得出答案便已停止。{spent.words.zh}",
        ),
        rules=date,
        unsupported=(spent.words.en,),
        limit=spent.limit,
    )


def _declined(unsupported: Unsupported, date: str) -> Ruling:
    told = unsupported.told
    return Ruling(
        verdict=Verdict.UNSUPPORTED,
        answer=Bilingual(
            f"I can't rule on this: {told.en}.",
            f"无法对此作出裁定，尚不支持：{told.zh}。",
        ),
        rules=date,
        unsupported=unsupported.words,
    )
