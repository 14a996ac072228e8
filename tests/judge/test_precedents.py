"""Own scenarios as questions that were answered; what is asked of rules names rules that exist."""

from __future__ import annotations

from corpus.library import Library
from judge.precedents import Precedents, asked, files, text_of


def test_every_rule_that_is_asked_about_exists(library: Library) -> None:
    numbers = {str(number) for number in library.graph().edition.rules}
    assert [row for row in asked() if set(row[0]) - numbers] == []


def test_a_key_leads_to_the_text_of_its_scenario() -> None:
    assert "Blood Moon and Urborg" in (text_of("blood-moon-urborg") or "")
    assert "creature attacks and taps" in (text_of("scenarios/combat/attackers/1") or "")
    for wrong in ("scenarios/combat/attackers/0", "scenarios/combat/none/1", "../x/1", "x" * 99):
        assert text_of(wrong) is None


def test_names_of_cards_are_taken_out_of_a_question() -> None:
    named = Precedents().named("does blood moon affect Urborg?")
    assert named.names == ("Blood Moon", "Urborg, Tomb of Yawgmoth")
    assert "moon" not in named.rest
    assert Precedents().named("does trample affect blocking?").names == ()
    assert files()
