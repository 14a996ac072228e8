"""What a ruling says of the order of a library that was shuffled."""

from __future__ import annotations

import pytest

from judge import ask, load_scenarios

ORDERED = "Ann's library was shuffled; its cards are taken in the order that is given."
PLAY = """
cards: [{{name: Seek, cost: "{{G}}", type: Sorcery, text: "{text}"}}]
players:
  Ann: {{mana_free: true, hand: [Seek], library: [{library}]}}
  Bob: {{}}
play: [{{player: Ann, cast: Seek, choose: [Forest]}}]
"""
LAND = "Search your library for a basic land card, put it onto the battlefield, then shuffle."
TOP = "Search your library for a card, then shuffle and put that card on top. Draw a card."


@pytest.mark.parametrize(
    ("text", "library", "is_said"),
    [
        (f"{LAND} Draw a card.", "Hill Giant, Grizzly Bears, Forest", True),
        (f"{LAND} Reveal the top card of your library.", "Hill Giant, Shock, Forest", True),
        (LAND, "Hill Giant, Grizzly Bears, Forest", False),
        (TOP, "Hill Giant, Grizzly Bears, Forest", False),
        (f"{LAND} Draw a card.", "Hill Giant, Hill Giant, Forest", False),
    ],
)
def test_an_order_after_shuffling_is_an_assumption(
    text: str, library: str, *, is_said: bool
) -> None:
    """701.20a: what is drawn or revealed of a shuffled library is as given, which is said."""
    (scenario,) = load_scenarios(PLAY.format(text=text, library=library))
    assumed = [one.en for one in ask(scenario).assumptions]
    assert (ORDERED in assumed) is is_said
