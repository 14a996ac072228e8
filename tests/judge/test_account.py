"""The account of a play: every event once, with its cause, whom it is about, and what did it."""

from __future__ import annotations

from typing import Any

import pytest

from judge import Scenario, load_scenarios
from judge.game import events as e
from judge.ruling.account import Account, Occurrence, account
from judge.ruling.asking import rulebook_of
from judge.ruling.playing import play
from judge.scenario.branching import Branch

SHOCK = """
players:
  Ann: {hand: [Shock], mana_free: true}
  Bob: {battlefield: [Grizzly Bears]}
play: [{player: Ann, cast: Shock, targets: [Grizzly Bears]}]
"""


def made(text: str) -> Account:
    """The account of the one scenario of a text, with what it asks."""
    scenario: Scenario
    (scenario,) = load_scenarios(text)
    return account(play(scenario, rulebook_of("2023-11-17"), Branch()), scenario.ask)


def of(held: Account, kind: type[e.Event]) -> list[Occurrence]:
    """The occurrences of a kind of event."""
    return [one for one in held.occurrences if type(one.event) is kind]


def called(held: Account, subjects: tuple[Any, ...]) -> list[str]:
    """What objects and players are called."""
    names = held.finder.names
    return [one if isinstance(one, str) else names.shown(one).en for one in subjects]


def test_every_event_of_the_record_is_told_once() -> None:
    """In the order of the play, with all that the events came to."""
    held = made(SHOCK)
    record = held.record
    every = [event for one in record.entries for event in _flat(one)]
    assert [one.event for one in held.occurrences] == every
    assert every


def _flat(happened: Any) -> list[e.Event]:
    found = list(e.flatten(happened.batch))
    return found + [event for part in happened.below for event in _flat(part)]


def test_an_occurrence_knows_what_it_came_of_and_what_did_it() -> None:
    """The damage is of Shock's resolution, and the mark on the Bears is a result of it."""
    held = made(SHOCK)
    (damage,), (marked,) = of(held, e.Damage), of(held, e.DamageMarked)
    assert called(held, damage.about) == ["Grizzly Bears"]
    assert called(held, damage.by) == ["Shock"]
    assert damage.actor is not None
    assert called(held, (damage.actor,)) == ["Shock"]
    assert held.occurrences[marked.within or 0] is damage
    assert "120.3e" in marked.rules


def test_state_based_actions_are_a_unit_of_their_own_without_an_actor() -> None:
    """The Bears are destroyed by no spell."""
    held = made(SHOCK)
    (destroyed,), (damage,) = of(held, e.Destroyed), of(held, e.Damage)
    assert destroyed.actor is None
    assert destroyed.unit > damage.unit


def test_what_is_refused_is_in_the_account_with_its_rules() -> None:
    """And with what it is about."""
    held = made("""
players: {Ann: {battlefield: [Wall of Wood]}, Bob: {}}
play: [{player: Ann, attack: {Wall of Wood: Bob}}]
""")
    (refused,) = held.refused
    assert "702.3b" in refused.rules
    assert called(held, refused.about) == ["Wall of Wood"]


@pytest.mark.parametrize(("asked", "is_there"), [("mana_value", True), ("zone", False)])
def test_a_value_is_looked_up_where_it_is_asked_about(asked: str, is_there: bool) -> None:
    """A mana value is by 202.3; where a card is needs no such rule."""
    held = made(
        f"players: {{Ann: {{battlefield: [Grizzly Bears]}}, Bob: {{}}}}\n"
        f"ask: [{{{asked}: Grizzly Bears}}]"
    )
    assert ("202.3" in [number for one in held.looked_up for number in one.rules]) is is_there
