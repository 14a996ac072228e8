"""A check fails when it should: wrong expectations, unread words, names that are not there."""

from __future__ import annotations

import pytest

from judge import CheckResult, check, load_scenarios
from judge.ruling.checking import Outcome

BOARD = """
players:
  Ann: {battlefield: [Hill Giant, {card: Forest, count: 2}]}
  Bob: {battlefield: [Runeclaw Bear]}
play:
  - {player: Ann, attack: {Hill Giant: Bob}}
"""


def result(text: str) -> CheckResult:
    """The result of the one scenario of a text."""
    (scenario,) = load_scenarios(text)
    return check(scenario)


@pytest.mark.parametrize(
    "expectation",
    [
        "{life: {Bob: 18}}",
        "{zone: {Hill Giant: graveyard}}",
        "{count: {player: Ann, zone: battlefield, card: Forest, is: 3}}",
        "{count: {zone: battlefield, at_least: 5}}",
        "{count: {zone: battlefield, at_most: 3}}",
        "{hand: {Ann: 1}}",
        "{library: {Bob: 39}}",
        "{graveyard: {Ann: 1}}",
        "{exile: {Ann: 1}}",
        '{counters: {Hill Giant: {"+1/+1": 1}}}',
        "{counters: {Bob: {poison: 1}}}",
        "{power_toughness: {Hill Giant: 4/4}}",
        "{base_power_toughness: {Hill Giant: 4/4}}",
        "{has: {Hill Giant: [flying]}}",
        "{not: {lacks: {Hill Giant: [flying]}}}",
        "{is: {Hill Giant: [artifact]}}",
        "{is_not: {Hill Giant: [red]}}",
        "{name: {Hill Giant: Runeclaw Bear}}",
        "{mana_value: {Hill Giant: 3}}",
        "{controller: {Hill Giant: Bob}}",
        "{attached: {Hill Giant: Forest}}",
        "{damage: {Hill Giant: 1}}",
        "{tapped: {Hill Giant: false}}",
        "{attacking: {Hill Giant: true}}",
        "{blocking: {Runeclaw Bear: true}}",
        "{blocked: {Hill Giant: true}}",
        '{mana: {Ann: "{G}"}}',
        "{attackers: [Hill Giant]}",
        "{active: Bob}",
        "{turn: 2}",
        "{not: {life: {Bob: 17}}}",
        "{stack: [Hill Giant]}",
        "{result: {loses: [Bob]}}",
        "{result: {draw: true}}",
        "{legal: false}",
        "{verdict: depends}",
        '{cites: ["702.19b"]}',
    ],
)
def test_a_false_expectation_fails(expectation: str) -> None:
    """Each kind of expectation can fail, and the result says what was expected."""
    got = result(f"{BOARD}expect: [{expectation}]")
    assert got.outcome is Outcome.FAIL
    assert len(got.failed) == 1


def test_a_check_during_play_fails() -> None:
    """A check in the middle of play looks at that moment, not at the end."""
    text = BOARD.replace("play:", "play:\n  - {check: [{life: {Bob: 17}}]}")
    got = result(text + "expect: [{life: {Bob: 17}}]")
    assert got.outcome is Outcome.FAIL
    assert got.failed[0].got == {"Bob": 20}


def test_an_action_that_should_be_illegal_fails_where_it_is_legal() -> None:
    """`legal: false` on something that may be done is a failed expectation."""
    text = BOARD.replace("{player: Ann, attack", "{player: Ann, legal: false, attack")
    assert result(text).outcome is Outcome.FAIL


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("explore: true", "explore"),
        ("game: commander", "game: commander"),
        ('rules: "2025-06-06"', "2025-06-06"),
        ("random: [heads]", "random"),
        ("expect: [{triggered: {Hill Giant: 1}}]", "triggered"),
        ("expect: [{monarch: Ann}]", "monarch"),
        ("expect: [{emblems: {Ann: 1}}]", "emblems"),
        ("expect: [{outcomes: 2}]", "outcomes"),
    ],
)
def test_a_key_that_nobody_acts_on_is_unsupported(line: str, words: str) -> None:
    """A key of the format that the engine does not act on is named, never ignored."""
    got = result(f"{BOARD}{line}")
    assert got.outcome is Outcome.UNSUPPORTED
    assert any(words in said for said in got.unsupported)


@pytest.mark.parametrize(
    ("item", "words"),
    [
        ("Ann casts Lightning Bolt targeting Bob", "Ann casts Lightning Bolt"),
        ("{player: Ann, activate: Hill Giant}", "activate"),
        ("{player: Ann, special: suspend, card: Hill Giant}", "special"),
        ("{player: Ann, cast: Hill Giant, kicked: true}", "kicked"),
        ("{player: Ann, cast: Hill Giant, using: flashback}", "using"),
        ("{effect: Draw a card.}", "effect"),
        ("{player: Ann, attack: {Hill Giant: Bob}, bands: [[Hill Giant]]}", "bands"),
    ],
)
def test_an_action_that_is_not_carried_out_is_unsupported(item: str, words: str) -> None:
    """An action or a detail of it that the engine does not carry out is named."""
    got = result(f"{BOARD}  - {item}\n")
    assert got.outcome is Outcome.UNSUPPORTED
    assert any(words in said for said in got.unsupported)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("{card: Hill Giant, face_down: true}", "face_down"),
        ("{card: Hill Giant, phased_out: true}", "phased_out"),
        ("{card: Hill Giant, copy_of: Runeclaw Bear}", "copy_of"),
        ("{card: Hill Giant, commander: true}", "commander"),
        ("Storm Crows", "Storm Crow"),
        ("No Such Thing At All", "No Such Thing At All"),
    ],
)
def test_an_entry_that_is_not_understood_is_unsupported(entry: str, words: str) -> None:
    """What stands in a zone is known or named as unknown, with the nearest known card."""
    got = result(BOARD.replace("Runeclaw Bear", entry))
    assert got.outcome is Outcome.UNSUPPORTED
    assert any(words in said for said in got.unsupported)


def test_words_of_a_card_that_are_not_read_are_named() -> None:
    """A text of which one word is not read is not read, and the words are given."""
    text = """
cards:
  - {name: Odd One, type: Creature — Ox, power: 1, toughness: 1, text: "Trample, banding"}
players: {Ann: {battlefield: [Odd One]}, Bob: {}}
"""
    got = result(text)
    assert got.outcome is Outcome.UNSUPPORTED
    assert got.unsupported == ("Odd One: 'banding' in 'Trample, banding'",)


def test_three_players_are_unsupported() -> None:
    """A game of more than two players is not ruled on."""
    got = result("players: {Ann: {}, Bob: {}, Cid: {}}")
    assert got.unsupported == ("a game of 3 players",)


def test_an_unsupported_verdict_can_be_expected() -> None:
    """A scenario that expects to be declined passes when it is."""
    assert result(BOARD + "explore: true\nexpect: [{verdict: unsupported}]").outcome is Outcome.PASS


def test_a_name_that_is_not_there_is_an_error() -> None:
    """A name that nothing has is a mistake of the scenario, with the nearest known name."""
    got = result(BOARD.replace("attack: {Hill Giant", "attack: {Hil Giant"))
    assert got.outcome is Outcome.ERROR
    assert "'Hill Giant'" in got.errors[0]


def test_a_result_has_the_keys_of_the_format() -> None:
    """The plain form of a result is what `judge check --json` prints."""
    got = result(BOARD + "expect: [{life: {Bob: 1}}]").to_dict()
    assert got["outcome"] == "fail"
    assert got["failed"] == [{"expect": {"life": {"Bob": 1}}, "got": {"Bob": 17}}]
    assert {"file", "index", "scenario", "unsupported", "citations", "ms"} <= set(got)
