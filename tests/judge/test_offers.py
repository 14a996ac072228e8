"""What may be done at a point of a play: every offer is an item that the rules then allow."""

from __future__ import annotations

import pytest
import yaml

from judge import check, load_scenarios, scenario_from
from judge.offers import Prospect, prospect

BOARD = """
cards:
  - {name: Ox, type: Creature — Ox, power: 3, toughness: 3, text: "Deathtouch, trample"}
  - {name: Wall, type: Creature — Wall, power: 0, toughness: 3, text: Defender}
  - {name: Blaze, cost: "{X}{R}", type: Sorcery, text: "Blaze deals X damage to any target."}
  - {name: Stalker, type: Creature — Human, power: 2, toughness: 2, text: "Menace"}
players:
  Ann:
    battlefield: [Ox, Stalker, {card: Hill Giant, tapped: true}, {card: Forest, count: 2}]
    hand: [Giant Growth, Forest, Counterspell, Blaze]
    mana_free: true
  Bob:
    battlefield: [{card: Grizzly Bears, count: 2}, Wall]
    hand: [Lightning Bolt]
play: """


def after(play: str) -> Prospect:
    """What may be done after some items on the board above."""
    (scenario,) = load_scenarios(BOARD + play)
    return prospect(scenario)


def keys(found: Prospect, kind: str) -> list[str]:
    """What is offered of one kind, by the names in the items."""
    return [offer.item[kind] for offer in found.offers if offer.kind == kind]


def test_what_may_be_done_in_a_main_phase() -> None:
    """Spells, a land; a spell without mana for it is refused with the rule."""
    found = after("[]")
    assert keys(found, "cast") == ["Giant Growth", "Blaze"]
    assert keys(found, "play_land") == ["Forest #3"]
    refused = {one.offer.item["cast"]: one for one in found.refusals}
    assert refused["Lightning Bolt"].rules == ("601.2h", "118.3")
    said = "There is not enough mana to pay {R} for Lightning Bolt."
    assert refused["Lightning Bolt"].why.en == said
    assert "Counterspell" in refused  # there is no spell to target


def test_every_offer_is_allowed() -> None:
    """Each item offered, put at the end of the script, is ruled to be legal."""
    plain = yaml.safe_load(BOARD + "[]")
    items = [dict(offer.item) for offer in after("[]").offers]
    assert len(items) == 3
    for item in items:
        if item.get("cast") in ("Giant Growth", "Blaze"):
            item["targets"] = ["Ox"]
        result = check(scenario_from({**plain, "play": [item], "expect": [{"legal": True}]}))
        assert result.failed == (), item


def test_only_untapped_creatures_may_attack_and_what_they_may_attack() -> None:
    """The tapped giant may not, nor may a creature of the other player."""
    (attack,) = after("[]").declarations
    assert (attack.action, attack.player) == ("attack", "Ann")
    assert [(row.creature.key, [one.key for one in row.options]) for row in attack.rows] == [
        ("Ox", ["Bob"]),
        ("Stalker", ["Bob"]),
    ]


def test_blocks_and_damage_are_offered_when_their_time_comes() -> None:
    """Menace: one blocker is offered, for it takes two; an attacker divides its damage."""
    (block,) = after("[{player: Ann, attack: {Ox: Bob, Stalker: Bob}}]").declarations
    assert [row.creature.key for row in block.rows] == [
        "Grizzly Bears #1",
        "Grizzly Bears #2",
        "Wall",
    ]
    assert {one.key for row in block.rows for one in row.options} == {"Ox", "Stalker"}
    play = "[{player: Ann, attack: {Ox: Bob}}, {player: Bob, block: {Wall: Ox}}]"
    (assign,) = after(play).declarations
    (row,) = assign.rows
    assert [one.key for one in row.options] == ["Wall", "Bob"]
    assert row.amounts == (1, 2)


def test_targets_are_asked_for_among_the_legal_ones() -> None:
    """Of a spell on its way to the stack; nothing else is offered meanwhile."""
    found = after("[{player: Ann, cast: Giant Growth}]")
    assert found.choice is not None
    assert (found.choice.kind, found.choice.into) == ("pick", "targets")
    assert [one.key for one in found.choice.among][:2] == ["Ox", "Stalker"]
    assert "Bob" not in [one.key for one in found.choice.among]
    assert found.offers == ()


def test_x_is_asked_for() -> None:
    """A number without a limit where costs are taken as paid."""
    choice = after("[{player: Ann, cast: Blaze}]").choice
    assert choice is not None
    assert (choice.kind, choice.into, choice.most) == ("number", "x", -1)


def test_the_stack_may_be_responded_to_or_resolve() -> None:
    """What is offered with a spell on the stack says that it responds."""
    found = after("[{player: Ann, cast: Giant Growth, targets: [Ox]}]")
    assert [thing.name.en for thing in found.board.stack] == ["Giant Growth"]
    assert found.board.stack[0].notes[0].zh == "目标为Ox"
    assert found.offers[0].item == {"resolve": 1}
    assert all(offer.item["respond"] for offer in found.offers[1:])
    assert found.declarations == ()
    assert (
        after("[{player: Ann, cast: Giant Growth, targets: [Ox]}, {resolve: 1}]").board.stack == ()
    )


def test_what_was_refused_is_told_by_its_place() -> None:
    """The second item may not be done; play goes on as if it had not been tried."""
    found = after("[{player: Ann, play_land: Forest}, {player: Ann, play_land: Ox}]")
    assert list(found.refused) == [1]
    assert found.refused[1].zh


def test_the_game_may_go_on_to_a_later_step() -> None:
    """The rest of the turn, and the next one; without attackers no blocks."""
    steps = [(turn, step) for turn, step, _ in after("[]").steps]
    assert (1, "end") in steps
    assert (2, "upkeep") in steps
    assert (1, "declare blockers") not in steps


def test_a_game_that_is_over_offers_nothing() -> None:
    """Somebody has won."""
    found = after("[{player: Bob, concede: true}]")
    assert found.is_over
    assert found.offers == ()


def test_so_much_that_not_all_is_tried() -> None:
    """Sixty creatures that may block thirty: it is said that something is left out."""
    text = """
players:
  Ann: {battlefield: [{card: Hill Giant, count: 30}]}
  Bob: {battlefield: [{card: Grizzly Bears, count: 60}]}
play:
  - {player: Ann, attack: {%s}}
"""
    attacks = ", ".join(f"'Hill Giant #{n}': Bob" for n in range(1, 31))
    (scenario,) = load_scenarios(text % attacks)
    assert prospect(scenario).is_cut
    assert not after("[]").is_cut


def test_copies_of_a_card_are_offered_once() -> None:
    """Three Forests in hand: one may be played, and it does not matter which."""
    text = "players: {Ann: {hand: [{card: Forest, count: 3}]}, Bob: {}}"
    (scenario,) = load_scenarios(text)
    assert keys(prospect(scenario), "play_land") == ["Forest #1"]


LATER_CARDS = """
rules: "2026-08-07"
cards:
  - name: Vale Forge // Vale Hall
    layout: split
    faces:
      - {name: Vale Forge, cost: "{R}", type: Enchantment — Room, text: "You have hexproof."}
      - {name: Vale Hall, cost: "{R}", type: Enchantment — Room, text: "You have hexproof."}
  - name: Vale Adept
    layout: preparation
    faces:
      - {name: Vale Adept, cost: "{R}", type: Creature — Human, power: 2, toughness: 2, text: ""}
      - {name: Vale Flame, cost: "{R}", type: Instant, text: "You gain 1 life."}
players:
  Ann:
    battlefield:
      - {card: Vale Adept, prepared: true}
      - {card: Vale Forge // Vale Hall, unlocked: [Vale Forge]}
      - {card: Mountain, count: 2}
  Bob: {}
play: []
"""


def test_a_locked_door_and_a_prepare_spell_are_offered() -> None:
    """Each offer is ruled to be legal."""
    (scenario,) = load_scenarios(LATER_CARDS)
    items = [dict(offer.item) for offer in prospect(scenario).offers]
    assert [item.get("special") or item.get("cast") for item in items] == ["Vale Flame", "unlock"]
    assert items[1]["face"] == "Vale Hall"
    plain = yaml.safe_load(LATER_CARDS)
    for item in items:
        result = check(scenario_from({**plain, "play": [item], "expect": [{"legal": True}]}))
        assert result.failed == (), item


USUAL = """
players:
  Ann: {battlefield: [Hill Giant], hand: [Lightning Bolt, Giant Growth, Pacifism], mana_free: true}
  Bob: {battlefield: [Grizzly Bears], hand: [Giant Growth], mana_free: true}
play: """


@pytest.mark.parametrize(
    ("play", "usual"),
    [
        ("[{player: Ann, cast: Lightning Bolt}]", "Grizzly Bears"),
        ("[{player: Ann, cast: Giant Growth}]", "Hill Giant"),
        ("[{player: Ann, cast: Pacifism}]", "Grizzly Bears"),
        (
            "[{player: Bob, cast: Giant Growth, targets: [Hill Giant]}, "
            "{player: Ann, cast: Lightning Bolt, respond: true}]",
            "Hill Giant",
        ),
    ],
)
def test_what_is_usually_meant_is_known(play: str, usual: str) -> None:
    """Harm goes to another's creature, help to one's own; an answer to what is answered."""
    (scenario,) = load_scenarios(USUAL + play)
    asked = prospect(scenario).choice
    assert asked is not None
    assert asked.usual == usual
