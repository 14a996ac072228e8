"""What a scenario expects is looked up; it changes nothing of the play and of the answer."""

from __future__ import annotations

from judge import Ruling, Scenario, ask


def numbers(ruling: Ruling) -> list[str]:
    """The rules that a ruling cites, in order."""
    return [cited.number for cited in ruling.citations]


def assert_alike(scenario: Scenario, held: Ruling, edition: str | None = None) -> None:
    """The asker gets the ruling that was held against `expect`; looking up only adds citations."""
    asked = ask(scenario, edition=edition)
    assert held.steps == asked.steps, scenario.title
    assert (held.answer, held.verdict) == (asked.answer, asked.verdict), scenario.title
    assert set(numbers(asked)) <= set(numbers(held)), scenario.title
    if scenario.ask:
        assert numbers(held) == numbers(asked), scenario.title
    else:
        assert asked.looked_up == (), scenario.title
