"""A scenario becomes its ruling, in passes that each need only what those before it made.

It is played; the play becomes an account of what happened and why; the account is asked, and gives
values; what the answers turn on is chosen; and all of it is put into words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from judge.budget import Limits, limited
from judge.errors import BudgetSpent, NotRead, Unsupported
from judge.keywords import KEYWORDS
from judge.rules.editions import BASE_EDITION, Edition, edition_at, turned_on
from judge.rules.rulebook import Rulebook
from judge.rules.tables import ENGINE
from judge.ruling.account import Account
from judge.ruling.answers import untold
from judge.ruling.boards import Board, board
from judge.ruling.by_edition import ruled_by
from judge.ruling.exploring import Part, Run, follow, together
from judge.ruling.neighbors import By, by_neighbors
from judge.ruling.playing import Told, mistaken, tell
from judge.ruling.reasons import candidates, reasons
from judge.ruling.ruling import Ruling, Verdict
from judge.ruling.wording.addressing import addressed
from judge.ruling.wording.reasons import is_told, sentence_of
from judge.ruling.wording.whole import in_words
from judge.scenario.branching import WHOLE, Branch, Left
from judge.scenario.expectations import (
    OF_THE_RULING,
    OF_WHAT_WAS_TRIED,
    compare,
    is_of_the_ruling,
)
from judge.scenario.model import Expectation, Scenario
from judge.scenario.probing import items_asked
from judge.scenario.record import Failed
from judge.values import Bilingual


def ask(scenario: Scenario, limits: Limits | None = None, edition: str | None = None) -> Ruling:
    """The ruling on a scenario, whatever it expects, within these limits.

    Without `limits` they are those of the environment. A scenario that names no edition is ruled
    by `edition`, else by JUDGE_EDITION, else by the newest. Raises `BadScenario` where the scenario
    names what is not there.
    """
    return rule_on(scenario.with_(expect=(), cites=()), limits, edition)


def rule_on(
    scenario: Scenario,
    limits: Limits | None = None,
    edition: str | None = None,
    *,
    again: bool = True,
) -> Ruling:
    """The ruling on a scenario, held against what it expects; that is looked up if it asks nothing.

    `limits`, `edition` and errors are those of `ask`. It is played `again` by what is often
    misread, to tell what the rules it turns on change.
    """
    date = ruled_by(scenario, edition)
    try:
        with limited(limits):
            return _ruled(scenario, date, again=again)
    except BudgetSpent as spent:
        return ended(spent, date)


def _ruled(scenario: Scenario, date: str, *, again: bool) -> Ruling:
    def by(day: str) -> Ruling:
        return _ruled(scenario, day, again=False)

    try:
        part = followed(scenario, date, again=again)
        return ruled_together(scenario, [part], by if again else None)
    except Unsupported as unsupported:
        return declined(unsupported, date)


def followed(
    scenario: Scenario, date: str, of: Left = WHOLE, most: int | None = None, *, again: bool = True
) -> Part:
    """What comes of a scenario by some ways of choosing, at most so many; all if not said."""
    rulebook = rulebook_of(date)
    _decline_order(scenario, rulebook.edition)
    with turned_on() as dates:
        first = first_branch(scenario)
        first.places = of.places
        part = follow(
            lambda branch: played(scenario, rulebook, branch, again=again), first, of.floor, most
        )
    return part.with_(dates=frozenset(dates))


def ruled_together(scenario: Scenario, parts: Sequence[Part], by: By | None) -> Ruling:
    """The ruling of all ways of choosing, which says what it is `by` editions before or after."""
    ruling = addressed(together(parts), (seat.name for seat in scenario.seats))
    dates = frozenset[str]().union(*(part.dates for part in parts))
    return ruling if by is None else by_neighbors(ruling, dates, by)


def first_branch(scenario: Scenario, *, merges: bool = True) -> Branch:
    """The first way of choosing in a scenario; without `merges` each way is played to its end."""
    branch = Branch(scenario.explore, merges=merges)
    tries = any(items_asked((*scenario.ask, *scenario.expect)))
    if merges and scenario.explore and not tries:  # what is tried goes on after the play
        branch.crossings = {}
    return branch


def played(scenario: Scenario, rulebook: Rulebook, branch: Branch, *, again: bool) -> Run:
    """One way of choosing: it is played, told and answered; a ruling is made of it if need be."""
    asked = scenario.ask or asked_by(scenario.expect)
    told = tell(scenario, rulebook, branch, asked)
    held = told.account
    failed = (*held.record.failed, *_failed(held, scenario.expect))
    is_only = not branch.offered
    outcome = None if is_only else _outcome(told, scenario)
    again = again and is_only
    return Run(outcome, failed, lambda: _said(scenario, rulebook, told, again=again))


def _outcome(told: Told, scenario: Scenario) -> object:
    """What tells a way of choosing from another: the values of what is asked, else all there is."""
    if scenario.ask:
        return [answer.value for answer in told.answers.answers]
    return _to_be_seen(told.account)


def _to_be_seen(held: Account) -> tuple[Board, Counter[Any]]:
    """What is on the table, and which abilities the permanents have."""
    view = held.view
    seen = (view.of(one.id) for one in view.permanents())
    return board(held.finder.names, view), Counter((one.name, one.abilities) for one in seen)


def _said(scenario: Scenario, rulebook: Rulebook, told: Told, *, again: bool) -> Ruling:
    """What was told is given reasons and put into words.

    Where it is the only way of choosing, it is played again as it is often misread.
    """
    held, found = told.account, told.answers
    others = mistaken(scenario, rulebook, held.asked, told) if again else ()
    considered = tuple(candidates(held, found, others))
    turns_on = reasons((one for one in considered if is_told(one)), sentence_of)
    found = found.with_(beside=tuple(untold(held, found.answers)))
    return in_words(held, found, turns_on, others).with_(considered=considered)


def _failed(held: Account, expected: tuple[Expectation, ...]) -> Iterator[Failed]:
    """The expectations about the play and its end that do not hold."""
    for expectation in expected:
        if not is_of_the_ruling(expectation):
            found = compare(held.finder, held.view, expectation, held.record)
            if found is not None:
                yield found


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


def rulebook_of(date: str | None) -> Rulebook:
    """The rulebook of an edition; raises `Unsupported` for one that is not carried out."""
    return _rulebook(edition_at(date))


@cache
def _rulebook(edition: Edition) -> Rulebook:
    return Rulebook(edition, KEYWORDS, ENGINE)


def asked_by(expected: tuple[Expectation, ...]) -> tuple[Expectation, ...]:
    """What is expected as what is asked: the same words without the values."""
    found = []
    for one in expected:
        while one.key == "not" and isinstance(one.value, Expectation):
            one = one.value
        if one.key in OF_WHAT_WAS_TRIED or one.key not in OF_THE_RULING:
            value = _names(one.key, one.value) if isinstance(one.value, Mapping) else one.value
            found.append(one.with_(value=value))
    return tuple(found)


def _names(key: str, value: Mapping[str, Any]) -> Any:
    """What a question has in the place of expected values: the names alone."""
    if key in ("count", "allowed", "has", "lacks"):
        return value
    if key == "repeats":
        return True
    if any(isinstance(held, Mapping) for held in value.values()) and key == "deals":
        return value
    return tuple(value)


def ended(spent: BudgetSpent, date: str) -> Ruling:
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


def declined(unsupported: Unsupported, date: str) -> Ruling:
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
