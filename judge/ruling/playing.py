"""A scenario is played and its account asked: as the rules are, and as they are often misread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from judge.budget import played_again
from judge.errors import BadScenario, BudgetSpent, Unsupported
from judge.hearing import hearing
from judge.rules.rulebook import Rulebook
from judge.ruling.account import Account, Played, account, consulted, remembered
from judge.ruling.answers import Answers, answers
from judge.ruling.misconceptions import DOUBTS, MISCONCEPTIONS, Misconception, Mistaken
from judge.ruling.reasons import dull
from judge.ruling.wording.answers import whole
from judge.scenario.branching import Branch
from judge.scenario.expectations import OF_WHAT_WAS_TRIED
from judge.scenario.finding import Finder
from judge.scenario.model import Expectation, Item, Scenario
from judge.scenario.probing import probes
from judge.scenario.record import Record, Refused
from judge.scenario.script import run
from judge.scenario.setup import set_up
from judge.values import Bilingual, Value

TIMES = 3  # of what the first play took: so much may all that is played again take together
NO_PLAY = (Unsupported, BadScenario, AssertionError, LookupError)  # where a misreading leads


class Told(Value):
    """A play, told and asked; `doubted` are the misconceptions by which it may go otherwise."""

    account: Account
    answers: Answers
    doubted: frozenset[str] = frozenset()


def tell(
    scenario: Scenario, rulebook: Rulebook, branch: Branch, asked: tuple[Expectation, ...]
) -> Told:
    """What came of a scenario for those who ask."""
    with hearing(dull(), DOUBTS) as looking:
        played = play(scenario, rulebook, branch)
        held = account(played, asked)
        found = answers(held, asked)
    return Told(held, found, played.doubted.union(looking.doubted))


def play(scenario: Scenario, rulebook: Rulebook, branch: Branch) -> Played:
    """A scenario as it is played, with what came of trying the actions that are asked about."""
    game = branch.game = set_up(scenario, rulebook) if branch.game is None else branch.game
    with hearing(dull(), DOUBTS) as heard:
        branch.heard = heard
        record = run(scenario, game, rulebook, branch)
    tried = tuple(probes(scenario, (*scenario.ask, *scenario.expect), rulebook, branch))
    return Played(
        scenario,
        Finder(scenario, game.names),
        record.with_(allowed=tried),
        rulebook,
        game.unread,
        tuple(consulted(heard, record)),
        frozenset(heard.doubted),
        tuple(remembered(heard, record)),
    )


def mistaken(
    scenario: Scenario, rulebook: Rulebook, asked: tuple[Expectation, ...], told: Told
) -> tuple[Mistaken, ...]:
    """What the answers would be by each misconception that changes them, as far as time goes."""
    found: list[Mistaken] = []
    with suppress(BudgetSpent), played_again(TIMES):
        for one in MISCONCEPTIONS:
            if one.name in told.doubted:
                found += _by(one, scenario, rulebook, asked, told)
    return tuple(found)


def _by(
    one: Misconception,
    scenario: Scenario,
    rulebook: Rulebook,
    asked: tuple[Expectation, ...],
    told: Told,
) -> Iterator[Mistaken]:
    """The other answer, if a misconception leads to one by the same choices."""
    branch = Branch()
    with suppress(*NO_PLAY), hearing(dull(), instead=one.instead):
        again = tell(scenario, rulebook.with_(), branch, asked)
        if branch.offered or not _is_alike(one, told, again, asked):
            return
        answer = _other(told, again)
        if answer is not None:
            yield Mistaken(
                one.rule,
                Bilingual(
                    f"{one.said.en}, the answer would be: {answer.en}",
                    f"{one.said.zh}，答案会是：{answer.zh}",
                ),
            )


def _is_alike(one: Misconception, told: Told, again: Told, asked: tuple[Expectation, ...]) -> bool:
    """True if a play was led by the same choices: it asked for no others, and refused none.

    What a misconception forbids is refused by it, of course.
    """
    first, other = told.account.record, again.account.record
    if other.repeats is not None:
        return False
    if one.forbids:
        return True
    if not {*other.assumptions} <= {*first.assumptions}:
        return False
    if any(each.key in OF_WHAT_WAS_TRIED for each in asked):
        return True
    before = _refused(first)
    return all(item in before for item in _refused(other))


def _refused(record: Record) -> list[Item]:
    return [entry.item for entry in record.entries if isinstance(entry, Refused)]


def _other(told: Told, again: Told) -> Bilingual | None:
    """The answers that are others as they are said; None where there are none."""
    if not told.answers.answers:
        first, other = whole(told.account, told.answers), whole(again.account, again.answers)
        return None if first == other else other
    pairs = zip(told.answers.answers, again.answers.answers, strict=True)
    changed = tuple(there for here, there in pairs if here.value != there.value)
    if not changed or any(one.value is None for one in changed):
        return None
    return whole(again.account, Answers(changed))
