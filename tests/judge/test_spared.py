"""What a state-based action left alone is a reason, and says how much was lacking."""

from __future__ import annotations

import pytest

from judge import Ruling, ask, load_scenarios

BOARD = """
cards:
  - {name: Ox, cost: "{4}", type: Creature — Ox, power: 4, toughness: 4, text: ""}
  - {name: Sting, cost: "{0}", type: Instant, text: "Target player gets two poison counters."}
  - name: Word
    cost: "{0}"
    type: Instant
    text: Put the top card of your library into your hand.
players:
  Ann: {hand: [Shock, Sting, Word], mana_free: true, library: [Forest]}
  Bob: {battlefield: [Ox]}
play: [{player: Ann, %s}]
ask: [%s]
"""


def ruling(play: str, asked: str) -> Ruling:
    """The ruling on one play on the board, by the base edition."""
    (scenario,) = load_scenarios(BOARD % (play, asked))
    return ask(scenario, edition="2023-11-17")


@pytest.mark.parametrize(
    ("play", "asked", "rule", "why"),
    [
        ("cast: Shock, targets: [Ox]", "dies: Ox", "704.5g", "Ox has 2 damage of 4: "),
        ("effect: Target creature gets -1/-1 until end of turn., targets: [Ox]", "dies: Ox",
         "704.5f", "Ox has toughness 3: "),
        ("cast: Sting, targets: [Bob]", "result: [Bob]", "704.5c",
         "Bob has 2 poison counters of 10: "),
        ("cast: Word", "hand: [Ann]", "121.5", "Forest was put into the hand, and not drawn: "),
    ],
)  # fmt: skip
def test_what_is_not_enough_is_said(play: str, asked: str, rule: str, why: str) -> None:
    """With the number that there is and the one that is needed, in both languages."""
    (found,) = (one for one in ruling(play, f"{{{asked}}}").deciding if one.rule.number == rule)
    assert found.why.en.startswith(why)
    assert any("\u4e00" <= char <= "\u9fff" for char in found.why.zh)


@pytest.mark.parametrize("asked", ["tapped: Ox", "controller: Ox"])
def test_nothing_is_said_of_it_where_something_else_is_asked(asked: str) -> None:
    """Damage that isn't lethal has nothing to do with who controls the creature."""
    held = ruling("cast: Shock, targets: [Ox]", f"{{{asked}}}")
    assert not any(one.kind == "spared" for one in held.considered)


def test_nothing_is_said_of_it_where_nothing_happened() -> None:
    """An undamaged creature of its printed size is spared nothing."""
    held = ruling("cast: Sting, targets: [Bob]", "{dies: Ox}")
    assert not any(one.kind == "spared" for one in held.considered)
