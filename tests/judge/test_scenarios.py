"""Every scenario of the suite and of the documents is ruled on as it expects."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judge import Ruling, Scenario, check, load_scenarios, read_each
from judge.cards import Pool
from judge.rules.editions import BASE_EDITION, NEWEST_EDITION
from judge.ruling.checking import CheckResult, Outcome
from judge.scenario.setup import use_cards
from tests.judge.expecting import assert_alike
from tests.judge.languages import foreign_words
from tests.judge.laws import broken
from tests.judge.vague import vague_words

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "tests/scenarios", ROOT / "docs/scenarios")
READ = [
    found
    for folder in FOLDERS
    for path in sorted(folder.rglob("*.yaml"))
    for found in read_each(path)
]
SCENARIOS = [found for found in READ if isinstance(found, Scenario)]


def name(scenario: Scenario) -> str:
    """Where a scenario stands, for the name of its test."""
    return f"{Path(scenario.file).stem}-{scenario.index}"


def test_every_scenario_is_read() -> None:
    """No scenario is badly written; one that is does not hide the others."""
    assert [str(found) for found in READ if not isinstance(found, Scenario)] == []


# Scenarios that are declined for now, by file and title; what is ruled on again leaves the list.
NOT_RULED = set(Path(__file__).with_name("not_ruled.txt").read_text(encoding="utf-8").splitlines())


def place(scenario: Scenario) -> str:
    """A scenario's file and title, as the list of those not ruled on has it."""
    return f"{Path(scenario.file).relative_to(ROOT).as_posix()}: {scenario.title.en}"


# A scenario that names its edition is ruled by it; any other by the base edition and the newest.
RUNS = [
    (scenario, edition)
    for scenario in SCENARIOS
    for edition in ((None,) if scenario.rules else (BASE_EDITION.date, NEWEST_EDITION.date))
]


def assert_comes_to(result: CheckResult, wanted: Outcome) -> None:
    """The check comes to this; else it is said what it came to."""
    told = (result.scenario.en, result.failed, result.unsupported, result.errors)
    assert result.outcome is wanted, told


@pytest.mark.parametrize(
    ("scenario", "edition"), RUNS, ids=[f"{name(s)}-{edition or s.rules}" for s, edition in RUNS]
)
def test_scenario(scenario: Scenario, edition: str | None) -> None:
    """The ruling is what the scenario expects and cites the rules, or is declined if listed.

    Whatever it is about, each language of it has no word of the other one and none that says
    nothing. By turns its play keeps every law of `tests.judge.laws`, or who asks gets the same
    ruling without what is expected, or neither is asked. By the base edition the outcome alone
    counts.
    """
    assert scenario.expect
    wanted = Outcome.UNSUPPORTED if place(scenario) in NOT_RULED else Outcome.PASS
    if edition == BASE_EDITION.date:
        assert_comes_to(check(scenario, edition=edition), wanted)
        return
    breaks: list[str] = []
    foreign: list[tuple[str, str]] = []
    vague: list[tuple[str, str]] = []

    def see(ruling: Ruling) -> None:
        foreign.extend(foreign_words(scenario, ruling))
        vague.extend(vague_words(ruling))
        if scenario.index % 3 == 1:
            breaks.extend(broken(ruling))
        elif scenario.index % 3 == 2:
            foreign.extend(foreign_words(scenario, assert_alike(scenario, ruling, edition)))

    result = check(scenario, seen=see, edition=edition)
    assert_comes_to(result, wanted)
    assert breaks == []
    assert foreign == []
    assert vague == []


PINNED = [scenario for scenario in SCENARIOS if scenario.rules]


@pytest.mark.parametrize("scenario", PINNED, ids=map(name, PINNED))
def test_a_scenario_pins_its_edition_only_where_another_rules_otherwise(scenario: Scenario) -> None:
    """What holds by the base edition and by the newest is ruled by both."""
    free = scenario.with_(rules=None)
    editions = (BASE_EDITION.date, NEWEST_EDITION.date)
    outcomes = {check(free, edition=edition).outcome for edition in editions}
    assert outcomes != {Outcome.PASS}


def test_each_pin_says_why() -> None:
    """A line that pins an edition has the reason behind it."""
    lines = [
        (path.name, line)
        for folder in FOLDERS
        for path in sorted(folder.rglob("*.yaml"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("rules:")
    ]
    assert len(lines) == len(PINNED)
    assert [found for found in lines if not re.search(r"\s# \w+", found[1])] == []


def test_only_scenarios_that_exist_are_listed() -> None:
    """Every line of the list is a scenario, and no two scenarios of a file have one title."""
    places = [place(scenario) for scenario in SCENARIOS]
    assert NOT_RULED - set(places) == set()
    assert len(set(places)) == len(places)


def test_xmage_scenarios_are_never_ruled_wrongly(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the scenarios made from another engine's tests many pass, and none fails or breaks.

    Those of `docs/disagreements.md` are excepted: there the text of the rules says otherwise.
    """
    monkeypatch.setattr("judge.scenario.setup.pool._MORE", [])
    use_cards(Pool.from_jsonl(shared / "cards/cards.jsonl"))
    breaks: list[str] = []
    suite = load_scenarios(shared / "scenarios/xmage_dev.jsonl")
    results = [check(s, seen=lambda ruling: breaks.extend(broken(ruling))) for s in suite]
    text = (ROOT / "docs/disagreements.md").read_text(encoding="utf-8")
    known = set(re.findall(r"`(xmage:[^`]+)`", text))
    wrong = {r.id for r in results if r.outcome in (Outcome.FAIL, Outcome.ERROR)}
    assert wrong - known == set()
    assert known <= {r.id for r in results}
    assert sum(r.outcome is Outcome.PASS for r in results) >= 300
    assert breaks == []
