"""A scenario is ruled by the edition that it names, is asked for, is set, or the newest."""

from __future__ import annotations

import pytest

from judge import Scenario, Unsupported, ask, check, load_scenarios
from judge.rules.editions import BASE_EDITION, NEWEST_EDITION
from judge.ruling.by_edition import VARIABLE, chosen, citation, resolved, ruled_by

BLOCKED = """
players:
  Ann: {battlefield: [Rumbling Baloth]}
  Bob: {battlefield: [Runeclaw Bear, Centaur Courser]}
play:
  - {player: Ann, attack: {Rumbling Baloth: Bob}}
  - {player: Bob, block: {Runeclaw Bear: Rumbling Baloth, Centaur Courser: Rumbling Baloth}}
  - {player: Ann, assign: {Rumbling Baloth: {Runeclaw Bear: 1, Centaur Courser: 3}}, legal: %s}
expect: [{life: {Bob: 20}}]
"""


def blocked(legal: str, rules: str = "") -> Scenario:
    """A division of damage that needs an edition without damage assignment order."""
    (scenario,) = load_scenarios((f'rules: "{rules}"' if rules else "") + BLOCKED % legal)
    return scenario


@pytest.fixture(autouse=True)
def unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def test_the_newest_is_the_default() -> None:
    ruling = ask(blocked("true"))
    assert ruling.rules == NEWEST_EDITION.date == "2026-08-07"
    assert {cited.edition for cited in ruling.citations} == {ruling.rules}
    assert check(blocked("true")).outcome == "pass"


def test_each_says_it_before_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scenario, what is asked for, what is set."""
    assert check(blocked("false"), edition="2023-11-17").outcome == "pass"
    assert check(blocked("true", "2025-06-06"), edition="2023-11-17").outcome == "pass"
    monkeypatch.setenv(VARIABLE, "2023-11-17")
    assert check(blocked("false")).outcome == "pass"
    assert check(blocked("true"), edition="newest").outcome == "pass"
    assert ruled_by(blocked("true", "2024-02-02"), "newest") == "2024-02-02"
    assert chosen() == "2023-11-17"


def test_an_edition_is_named_by_its_date_or_the_beginning_of_one() -> None:
    assert [resolved(name) for name in ("newest", "2024", "2024-02", "2024-03-01")] == [
        *("2026-08-07", "2024-11-08", "2024-02-02", "2024-02-02"),
    ]
    for name in ("1999", "2030-01-01", "tomorrow", ""):
        with pytest.raises(Unsupported):
            resolved(name)


@pytest.mark.parametrize(
    ("cited", "edition", "number", "of"),
    [
        ("728.1", "2023-11-17", "728.1", "2023-11-17"),
        ("728.1", "2025-06-06", "731.1", "2025-06-06"),
        ("702.62a@2024-02-02", "2025-06-06", "702.62a", "2025-06-06"),
        ("510.1c@2024-11-08", "2025-06-06", "510.1c", "2025-06-06"),
        ("509.2", "2025-06-06", "509.2", "2023-11-17"),  # dropped: it stays that edition's
        ("728.1", "2024-11-08", "728.1", "2023-11-17"),  # moved before or after: not known
    ],
)
def test_a_number_of_the_code_becomes_that_of_the_edition(
    cited: str, edition: str, number: str, of: str
) -> None:
    found = citation(cited, edition)
    assert (found.number, found.edition) == (number, of)


def test_what_a_scenario_cites_is_of_its_own_edition() -> None:
    """731 of 2025-06-06 was 728: without `rules` numbers are the base edition's."""
    text = """
players: {Ann: {battlefield: [Runeclaw Bear]}, Bob: {}}
play: [{player: Ann, attack: {Runeclaw Bear: Bob}}]
expect: [{life: {Bob: 18}}, {cites: ["%s"]}]
"""
    (own,) = load_scenarios(text % "510.2")
    assert check(own).outcome == check(own, edition=BASE_EDITION.date).outcome == "pass"
    (other,) = load_scenarios(text % "728.1")
    assert check(other).outcome == "fail"


TAKEN = """
cards:
  - {name: Vale Thief, cost: "{2}", type: Creature — Human, power: 3, toughness: 3,
     text: "Whenever an opponent gains control of a permanent from you, you draw a card."}
players:
  Ann: {battlefield: [Vale Thief, Grizzly Bears], library: [Island]}
  Bob: {hand: [Act of Treason], library: [Forest], mana_free: true}
turn: {active: Bob}
play:
  - {player: Bob, cast: Act of Treason, targets: [%s]}
ask: [{hand: Ann}]
"""


def neighbors_said(text: str, edition: str) -> list[tuple[str, str]]:
    """What a ruling says of other editions."""
    (scenario,) = load_scenarios(text)
    said = ask(scenario, edition=edition).assumptions
    return [(one.en, one.zh) for one in said if one.en.startswith(("Before ", "Since "))]


@pytest.mark.parametrize(
    ("edition", "en", "zh"),
    [
        ("newest", "Before 2025-06-06: 0 cards", "2025-06-06之前：0张手牌"),
        ("2025-06-06", "Before 2025-06-06: 0 cards", "2025-06-06之前：0张手牌"),
        ("2024-11-08", "Since 2025-06-06: 1 card", "自2025-06-06起：1张手牌"),
        ("2023-11-17", "Since 2025-06-06: 1 card", "自2025-06-06起：1张手牌"),
    ],
)
def test_a_ruling_says_what_another_edition_would_rule(edition: str, en: str, zh: str) -> None:
    ((found_en, found_zh),) = neighbors_said(TAKEN % "Vale Thief", edition)
    assert found_en.startswith(en)
    assert found_zh.startswith(zh)


@pytest.mark.parametrize("edition", ["newest", "2023-11-17"])
def test_a_ruling_that_another_edition_would_give_says_nothing(edition: str) -> None:
    assert neighbors_said(TAKEN % "Grizzly Bears", edition) == []


def test_a_ruling_says_what_was_so_before_2024_11_08() -> None:
    (scenario,) = load_scenarios(BLOCKED % "true" + "ask: [{damage: Centaur Courser}]")
    said = [one.en for one in ask(scenario).assumptions if one.en.startswith("Before 2024-11-08:")]
    assert len(said) == 1
    assert "2 damage" in said[0]
