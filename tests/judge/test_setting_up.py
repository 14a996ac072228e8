"""What a scenario says of its beginning and can't be so is an error that says why."""

from __future__ import annotations

import pytest

from judge import BadScenario, ask, load_scenarios
from judge.game.wire import from_json, to_json
from judge.ruling.asking import rulebook_of
from judge.scenario.setup import set_up

CARDS = """
cards:
  - name: Sky Heron
    type: Creature — Bird
    power: 3
    toughness: 2
    text: Mutate {2}{U}
  - {name: Kicked Ox, cost: "{G}", type: Creature — Ox, power: 1, toughness: 1, text: "Kicker {4}"}
  - name: Druid Class
    type: Enchantment — Class
    text: |-
      You have no maximum hand size.
      {G}: Level 2
      Creatures you control get +1/+1.
"""


ATTACHED = """
cards:
  - {name: Kind Cat, type: Enchantment Creature — Cat, power: 1, toughness: 2, text: "Bestow {3}"}
  - name: Iron Claw
    type: Artifact Creature — Equipment
    power: 2
    toughness: 2
    text: Reconfigure {2}
  - {name: Iron Cat, type: Artifact Creature — Equipment, power: 2, toughness: 2, text: "Equip {2}"}
  - {name: Blade, type: Artifact — Equipment, text: "Equip {0}"}
  - {name: Wall, type: Artifact — Fortification, text: "Fortify {0}"}
  - {name: Small Curse, type: Enchantment — Aura Curse, text: "Enchant player"}
"""
OF_ENCHANT = ("its enchant ability does not mean {} (303.4c)", "其结附异能不包括{}（303.4c）")
OF_EQUIPMENT = ("Equipment is attached to creatures only (301.5)", "武具只能贴附于生物（301.5）")
OF_CREATURES = ("it is a creature, and those are", "它是生物，而生物不会")


@pytest.mark.parametrize(
    ("thing", "on", "said"),
    [
        ("Memnite", "Hill Giant", ("only an Aura, an Equipment or a Fort", "只有灵气、武具")),
        ("Memnite", "Bob", ("only an Aura, an Equipment or a Fort", "只有灵气、武具")),
        ("Pacifism", "Forest", OF_ENCHANT),
        ("Pacifism", "Bob", OF_ENCHANT),
        ("Pacifism", "Craw Wurm", OF_ENCHANT),  # in the graveyard
        ("Small Curse", "Hill Giant", OF_ENCHANT),
        ("Kind Cat", "Forest", OF_ENCHANT),
        ("Blade", "Forest", OF_EQUIPMENT),
        ("Blade", "Bob", OF_EQUIPMENT),
        ("Iron Claw", "Forest", OF_EQUIPMENT),
        ("Iron Claw", "Bob", OF_EQUIPMENT),
        ("Iron Cat", "Hill Giant", OF_CREATURES),
        ("Wall", "Hill Giant", ("Fortifications are attached to lands", "工事只能贴附于地")),
    ],
)
def test_what_cant_be_attached_is_said(thing: str, on: str, said: tuple[str, str]) -> None:
    """What can't be attached so is a mistake in both languages, and is not dropped in silence."""
    there = f"Forest, Hill Giant, {{card: {thing}, attached_to: {on}}}"
    found = problems(
        ATTACHED
        + f"players: {{Ann: {{battlefield: [{there}], graveyard: [Craw Wurm]}}, Bob: {{}}}}"
    )
    assert f"attached_to: '{thing}' can't be attached to '{on}': {said[0].format(on)}" in found
    assert f"“{thing}”不能贴附于“{on}”：{said[1].format(on)}" in found


def test_what_is_not_read_may_say_what_it_is_attached_to() -> None:
    """An Aura whose enchant ability is not read is declined by its words; it is no mistake."""
    cards = 'cards: [{name: Fog, type: Enchantment — Aura, text: "Enchant foobar"}]\n'
    there = "Forest, {card: Fog, attached_to: Forest}"
    (scenario,) = load_scenarios(cards + f"players: {{Ann: {{battlefield: [{there}]}}, Bob: {{}}}}")
    assert any("foobar" in words for words in ask(scenario).unsupported)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("{card: Memnite, level: 2}", "level: 'Memnite' is no Class"),
        ("{card: Druid Class, level: 3}", "level: 3 is no level of 'Druid Class': 1 to 2."),
        ("{card: Druid Class, level: 0}", "level: 0 is no level of 'Druid Class': 1 to 2."),
        ("{card: Memnite, kicked: true}", "kicked: 'Memnite' has no kicker."),
        ("{card: Kicked Ox, kicked: 2}", "kicked: 'Kicked Ox' can't be kicked 2 times."),
        ("{card: Memnite, x: 2}", "x: 'Memnite' has no X in its costs."),
        ("{card: Memnite, solved: true}", "solved: 'Memnite' is no Case."),
        ("{card: Memnite, goaded_by: Cid}", "goaded_by: 'Cid' is no player here."),
        ("{card: Memnite, protector: Cid}", "protector: 'Cid' is no player here."),
        (
            "{card: Memnite, merged_with: [Grizzly Bears]}",
            "merged_with: of 2 cards that merged, 1 have mutate, not 0.",
        ),
        (
            "{card: Sky Heron, count: 2, merged_with: [Memnite]}",
            "merged_with: is of one object, not of 2.",
        ),
        (
            "{card: Memnite, as: {en: a, zh: b}}, {card: Memnite, as: b}",
            "as: 'b' is given twice; a label is unique.",
        ),
        ("{card: Memnite, as: {en: a, zh: b}, count: 2}", "as: 'a' labels 2 objects, not one."),
    ],
)
def test_what_a_permanent_cant_be_is_said(entry: str, said: str) -> None:
    """The key, and what would be right."""
    assert said in problems(CARDS + f"players: {{Ann: {{battlefield: [{entry}]}}, Bob: {{}}}}")


@pytest.mark.parametrize(
    "key", ["goaded_by: Bob", "monstrous: true", "renowned: true", "level: 2", "kicked: true"]
)
def test_what_only_a_permanent_is_is_said_of_no_card_elsewhere(key: str) -> None:
    """A card in a hand isn't goaded, monstrous, kicked or of a level."""
    text = f"players: {{Ann: {{hand: [{{card: Kicked Ox, {key}}}]}}, Bob: {{}}}}"
    name = key.partition(":")[0]
    assert f"{name}: 'Kicked Ox' is no permanent" in problems(CARDS + text)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            "this_turn: {permanents_left: 1, creatures_died: 2}",
            "permanents_left: 1 is fewer than died of Ann's creatures.",
        ),
        (
            "commander_casts: {Memnite: 2}, command: [{card: Hill Giant, commander: true}]",
            "commander_casts: 'Memnite' names no one commander of Ann's.",
        ),
    ],
)
def test_what_a_player_cant_have_done_is_said(given: str, said: str) -> None:
    """Fewer permanents left than creatures died; a commander that is none."""
    assert said in problems(f"players: {{Ann: {{{given}}}, Bob: {{}}}}")


def problems(text: str) -> str:
    """What is wrong with a scenario as it is set up, in both languages."""
    (scenario,) = load_scenarios(text)
    with pytest.raises(BadScenario) as caught:
        ask(scenario)
    return f"{caught.value.told.en}\n{caught.value.told.zh}"


def test_a_state_with_what_is_told_is_written_and_read() -> None:
    """What happened this turn, goading, a merged permanent and its labels go through JSON."""
    text = (
        CARDS
        + """
monarch: Bob
day: night
players:
  Ann:
    this_turn: {spells_cast: 2, permanents_left: true}
    battlefield:
      - {card: Sky Heron, goaded_by: [Bob], merged_with: [Memnite]}
      - {card: Kicked Ox, kicked: true}
  Bob: {}
"""
    )
    (scenario,) = load_scenarios(text)
    state = set_up(scenario, rulebook_of(None)).state
    assert from_json(to_json(state)) == state
    assert state.history


def test_what_is_assumed_of_how_it_came_to_be() -> None:
    """A kicked permanent was cast; a merged one lies in an order; chapters have resolved."""
    text = (
        CARDS
        + """
rules: "2023-11-17"
turn: {step: postcombat main}
players:
  Ann:
    battlefield:
      - {card: Sky Heron, as: {en: the pile, zh: 这一叠}, merged_with: [Memnite]}
      - {card: Kicked Ox, kicked: true}
      - {card: Urza's Saga, counters: {lore: 1}}
  Bob: {}
"""
    )
    (scenario,) = load_scenarios(text)
    said = [(text.en, text.zh) for text in ask(scenario).assumptions]
    assert said[0][0] == "the pile is merged, from the top down: Sky Heron, Memnite."
    assert said[0][1].startswith("这一叠为结聚永久物")
    assert said[1][0] == "Kicked Ox was cast from its owner's hand."
    assert said[2][0] == "Urza's Saga has what its chapters up to 1 gave it."
