"""What a scenario expects is asked where it asks nothing; it changes nothing of the play."""

from __future__ import annotations

from judge import Ruling, Scenario, ask


def numbers(ruling: Ruling) -> list[str]:
    """The rules that a ruling cites, in order."""
    return [cited.number for cited in ruling.citations]


def assert_alike(scenario: Scenario, held: Ruling, edition: str | None = None) -> Ruling:
    """The asker gets the ruling that was held against `expect`, which is asked by a check.

    The ruling of the asker is returned.
    """
    asked = ask(scenario, edition=edition)
    assert held.steps == asked.steps, scenario.title
    assert (held.verdict, len(held.outcomes)) == (asked.verdict, len(asked.outcomes))
    looked_up = {number for step in asked.looked_up for number in step.numbers()}
    played = {str(one.number) for one in asked.citations if one not in asked.only_named}
    assert played - looked_up <= set(numbers(held)), scenario.title
    if scenario.ask:
        assert (held.answer, held.answers) == (asked.answer, asked.answers), scenario.title
        assert numbers(held) == numbers(asked), scenario.title
    else:
        assert asked.answers == (), scenario.title
        assert not (scenario.play and looked_up), scenario.title  # of a mere board alone
    return asked
