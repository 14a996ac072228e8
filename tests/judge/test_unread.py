"""What is not read of a card is there, is told, and never changes a ruling."""

from __future__ import annotations

import pytest

from judge import Scenario, ask, load_scenarios
from judge.abilities import Activated, Static, Triggered
from judge.abilities.unread import UnreadPattern, UnreadRule
from judge.abilities.walk import within
from judge.cards import Face, TypeLine
from judge.oracle import Oracle, as_far_as_read
from judge.oracle.unread import EVERYWHERE, said_in
from judge.values import Bilingual
from tests.judge.unread_at_random import compared, scenarios

OX = "- {name: Odd Ox, cost: '{1}{G}', type: Creature — Ox, power: 2, toughness: 2, text: '%s'}"
BOARD = """
scenario: an ox
cards:
  %s
players:
  Ann: {battlefield: [Odd Ox], hand: [Giant Growth], mana_free: true}
  Bob: {}
play:
  - {player: Ann, cast: Giant Growth, targets: [Odd Ox]}
"""
SAMPLE = scenarios()[::40]


def of(line: str, kind: str = "Creature — Ox") -> tuple[object, ...]:
    """The abilities of a card with this text."""
    face = Face(Bilingual("Odd Ox", "怪牛"), TypeLine.parse(kind), text=line)
    return as_far_as_read(Oracle(), face)


def zones_of(line: str) -> frozenset[str]:
    """Where what is not read of a line may function."""
    (ability,) = of(line)
    assert isinstance(ability, Static)
    assert isinstance(ability.rule, UnreadRule)
    return ability.rule.zones


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("{T}: Foobar the moon.", Activated),
        ("{2}, Foobar a card: Draw a card.", Activated),
        ("−3: Foobar the moon.", Activated),
        ("{T}：咕噜月亮。", Activated),
        ("Whenever Odd Ox attacks, foobar the moon.", Triggered),
        ("Landfall — Whenever a land enters under your control, foobar the moon.", Triggered),
        ("Whenever the moon foobars, draw a card.", Triggered),
        ("每当怪牛攻击时，咕噜月亮。", Triggered),
        ("Creatures you control foobar the moon.", Static),
        ('Creatures you control have "{T}: Foobar the moon."', Static),
        ("When you control no foobars, sacrifice Odd Ox.", Static),
        ("Foobar {2}", Static),
    ],
)
def test_a_line_that_is_not_read_is_of_its_kind(line: str, kind: type) -> None:
    """Its form tells it: a cost and a colon, a trigger word, or neither."""
    (ability,) = of(line)
    assert type(ability) is kind
    assert any(said_in(ability))


@pytest.mark.parametrize(
    ("line", "is_read"),
    [
        ("Whenever Odd Ox attacks, foobar the moon.", True),
        ("Whenever Odd Ox attacks while it foobars, draw a card.", True),
        ("Whenever Odd Ox attacks, foobars, or dies, draw a card.", False),
        ("Whenever Odd Ox attacks or foobars, draw a card.", False),
        ("Whenever Odd Ox attacks while moonlit or foobars, draw a card.", False),
        ("Whenever Odd Ox attacks, and whenever it foobars, draw a card.", False),
        ("每当怪牛攻击，咕噜或死去时，抓一张牌。", False),
        ("每当怪牛攻击时，或每当怪牛咕噜时，抓一张牌。", False),
    ],
)
def test_an_event_is_read_only_as_a_whole(line: str, *, is_read: bool) -> None:
    """What more there may be of it would be passed over; what narrows it may."""
    (ability,) = of(line)
    assert isinstance(ability, Triggered)
    assert is_read is not any(isinstance(part, UnreadPattern) for part in within(ability.pattern))


@pytest.mark.parametrize(
    ("line", "zones"),
    [
        ("Creatures you control foobar the moon.", {"battlefield"}),
        ("Odd Ox foobars on your graveyard.", {"battlefield", "graveyard"}),
        ("This spell costs {1} less to cast for each foobar.", {"battlefield", "stack"}),
        ("Odd Ox is foobar.", EVERYWHERE),
        ("Foobar {2}", EVERYWHERE),
        ("由你操控的生物咕噜月亮。", {"battlefield"}),
        ("怪牛在坟墓场咕噜月亮。", {"battlefield", "graveyard"}),
    ],
)
def test_words_show_where_it_may_function(line: str, zones: frozenset[str]) -> None:
    """On the battlefield, where its words say, and everywhere for what may define a card."""
    assert zones_of(line) == zones


def test_what_is_not_needed_is_told() -> None:
    """The ruling names it in both languages, as text and as data."""
    (scenario,) = load_scenarios(BOARD % (OX % "{T}: Foobar the moon."))
    ruling = ask(scenario)
    assert ruling.answer.en.startswith("Odd Ox is 5/5.")
    (unread,) = ruling.to_dict()["unread"]
    assert unread["en"] == "Odd Ox: 'foobar the moon.' in '{T}: Foobar the moon.'"
    assert "Foobar the moon." in unread["zh"]


def test_what_is_read_is_not_told() -> None:
    """A card that is read whole leaves nothing to name."""
    (scenario,) = load_scenarios(BOARD % (OX % "{T}: Draw a card."))
    assert ask(scenario).unread == ()


@pytest.mark.parametrize("scenario", SAMPLE, ids=lambda one: str(one.title.en))
def test_no_ruling_is_another_for_what_is_not_read(scenario: Scenario) -> None:
    """Some lines of its cards are made unreadable: the ruling is the same, or declined."""
    for _, outcome, how in compared(scenario, (15,), 0.15):
        assert outcome not in ("another", "error"), how


@pytest.mark.slow
def test_no_ruling_of_many_is_another() -> None:
    """The same for every 12th scenario; `python -m tests.judge.unread_at_random` tries all."""
    found = [
        (scenario.title.en, seed, how)
        for scenario in scenarios()[::12]
        for seed, outcome, how in compared(scenario, (0, 1), 0.15)
        if outcome in ("another", "error")
    ]
    assert found == []
