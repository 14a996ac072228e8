"""Rules pinned as deciding: those that the ruling names, and a list of those it does not yet.

A pin is written from the rules, before looking at what the ruling names: a scenario expects it
(`deciding`), or its title begins with it, in the folders of `BY_TITLE`. What is not named stands in
`not_deciding.txt`, which may only shrink: `python -m tests.judge.test_deciding` writes it anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from corpus.ids import RuleId
from judge import Scenario, read_each
from judge.rules.editions import BASE_EDITION
from judge.ruling.asking import rule_on
from judge.ruling.reasons.dull import DULL
from judge.ruling.ruling import Verdict

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("not_deciding.txt")
LISTED = LIST.read_text(encoding="utf-8").splitlines()
MOST_LISTED = 110
LEAST_PINNED = 1_150
OFTEN = 3  # one scenario of so many is ruled on in the test; the command below takes all
LEAST_FIRST = 0.6  # of the pins: those of which the first rule that is named is one
BY_TITLE = ("keywords", "combat", "copying", "state_based", "turn", "zones")
TITLE = re.compile(r"([567]\d\d\.\d+[a-z]?)[:,]")  # of a scenario about that rule


def scenarios(folder: str) -> Iterator[Scenario]:
    """The scenarios below a folder of the project."""
    for path in sorted((ROOT / folder).rglob("*.yaml")):
        yield from (one for one in read_each(path) if isinstance(one, Scenario))


def place(scenario: Scenario) -> str:
    """A scenario's file and title, as the list has it."""
    return f"{Path(scenario.file).relative_to(ROOT).as_posix()}: {scenario.title.en}"


def pinned(scenario: Scenario) -> tuple[str, ...]:
    """The rules that a scenario pins, by what it expects and by its title."""
    rules = [rule for e in scenario.expect if e.key == "deciding" for rule in e.value]
    titled = TITLE.match(scenario.title.en)
    folder = Path(scenario.file).relative_to(ROOT).parts[2]
    if titled is not None and folder in BY_TITLE and titled[1] not in DULL:
        rules.append(titled[1])
    return tuple(dict.fromkeys(rules))


def named(scenario: Scenario) -> tuple[RuleId, ...] | None:
    """The rules that the ruling by the base edition, or the scenario's own, turns on.

    None of a scenario that is declined: where there is no answer, it turns on nothing.
    """
    ruling = rule_on(scenario, edition=BASE_EDITION.date)
    if ruling.verdict is Verdict.UNSUPPORTED:
        return None
    return tuple(RuleId.parse(one.rule.number) for one in ruling.deciding)


def is_among(rule: str, found: Iterable[RuleId]) -> bool:
    """True if a rule or one of its subrules is among some."""
    return any(one.is_within(RuleId.parse(rule)) for one in found)


class Pins:
    """The pins of one scenario of so many, with what is named for each."""

    def __init__(self, often: int = 1) -> None:
        listed = dict(line.rsplit(": ", 1) for line in LISTED)
        self.missing: list[str] = []
        self.scenarios = self.first = 0
        every = (*scenarios("tests/scenarios"), *scenarios("docs/scenarios"))
        self.chapters = {rule[0] for one in every for rule in pinned(one)}
        self.titles = [place(one) for one in every[::often]]
        for one, title in zip(every[::often], self.titles, strict=True):
            by_hand = tuple(listed[title].split()) if title in listed else ()
            rules = tuple(dict.fromkeys((*pinned(one), *by_hand)))
            found = named(one) if rules else None
            if found is not None:
                self.first += any(is_among(rule, found[:1]) for rule in rules)
                left = [rule for rule in rules if not is_among(rule, found)]
                self.missing += [f"{title}: {' '.join(left)}"] if left else []
                self.scenarios += 1


@pytest.mark.slow
def test_what_is_listed_is_not_named_yet_and_the_list_only_shrinks() -> None:
    """The list is what is not named; in so many scenarios the first rule named is a pinned one."""
    pins = Pins(OFTEN)
    titles = set(pins.titles)
    assert pins.missing == [one for one in LISTED if one.rpartition(": ")[0] in titles]
    assert len(LISTED) <= MOST_LISTED
    assert pins.scenarios >= LEAST_PINNED / OFTEN
    assert pins.first >= LEAST_FIRST * pins.scenarios
    assert pins.chapters >= set("135678")


if __name__ == "__main__":
    found = Pins()
    LIST.write_text("".join(f"{line}\n" for line in found.missing), encoding="utf-8")
    print(f"{found.scenarios} scenarios, first in {found.first}, {len(found.missing)} not named")
