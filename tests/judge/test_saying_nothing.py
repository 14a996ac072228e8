"""A rule that says nothing of a play is no reason, though something of the play is near to it.

Each case is a pair of plays: in one the rule is a reason, in the other it is none.
"""

from __future__ import annotations

import pytest

from judge import Ruling, ask, load_scenarios

CARDS = r"""
cards:
  - {name: Namer, cost: "{0}", type: Sorcery, text: "Choose a %s name. Draw a card."}
  - {name: Herald, cost: "{0}", type: Creature — Human, power: 1, toughness: 1,
     text: "When this creature enters, %s."}
  - {name: Cairn, cost: "{0}", type: Sorcery, text: "Manifest the top %s of your library."}
  - {name: Shell, cost: "{0}", type: Enchantment — Aura,
     text: "Enchant creature\nTotem armor"}
  - {name: Rally, cost: "{0}", type: Instant,
     text: "Creatures you control gain lifelink until end of turn."}
"""
NAMED = """
players: {Ann: {hand: [Namer], library: [Forest]}, Bob: {}}
play: [{player: Ann, cast: Namer, choose: [Grizzly Bears]}]
ask: [{hand: [Ann]}]
"""
HERALDED = """
players: {Ann: {hand: [Herald]}, Bob: {}}
play: [{player: Ann, cast: Herald}]
ask: [{zone: [Herald]}]
"""
MANIFESTED = """
players: {Ann: {hand: [Cairn], library: [Forest, Island]}, Bob: {}}
play: [{player: Ann, cast: Cairn}]
ask: [{library: [Ann]}]
"""
ARMORED = """
players:
  Ann: {battlefield: [{card: Hill Giant, damage: %s}, {card: Shell, attached_to: Hill Giant}]}
  Bob: {}
play: [{player: Bob, effect: Destroy target creature., targets: [Hill Giant]}]
ask: [{zone: [Hill Giant]}]
"""
RALLIED = """
players: {Ann: {hand: [Rally, Memnite], battlefield: [Hill Giant, Grizzly Bears]}, Bob: {}}
play: [{player: Ann, cast: Rally}%s]
ask: [{has: [Hill Giant]}]
"""
CASES = {
    "201.4a": (
        (NAMED, "creature card", "draw a card", "card"),
        (NAMED, "card", "draw a card", "card"),
    ),
    "603.6": (
        (HERALDED, "card", "put a +1/+1 counter on this creature", "card"),
        (HERALDED, "card", "you gain 1 life", "card"),
    ),
    "701.34d": (
        (MANIFESTED, "card", "draw a card", "two cards"),
        (MANIFESTED, "card", "draw a card", "card"),
    ),
    "120.6": (
        (ARMORED % 1, "card", "draw a card", "card"),
        (ARMORED % 0, "card", "draw a card", "card"),
    ),
    "611.2c": (
        (RALLIED % ", {player: Ann, cast: Memnite}", "card", "draw a card", "card"),
        (RALLIED % "", "card", "draw a card", "card"),
    ),
}


def ruling(text: str, *words: str) -> Ruling:
    """The ruling on the one scenario of a text, with these words on the cards."""
    (scenario,) = load_scenarios(CARDS % words + text)
    return ask(scenario, edition="2023-11-17")


@pytest.mark.parametrize("rule", CASES)
def test_a_rule_is_a_reason_where_it_says_something_and_nowhere_else(rule: str) -> None:
    """It is considered in the one play, and not in the other."""
    so, not_so = (ruling(*case) for case in CASES[rule])
    assert not (so.unsupported or not_so.unsupported)
    assert rule in {one.rule for one in so.considered if one.of == "event"}
    assert rule not in {one.rule for one in not_so.considered if one.of in ("event", "question")}


def test_mana_that_pays_for_an_effect_is_made_by_none_of_the_rules_of_the_effect() -> None:
    """An X that is chosen while the cost is paid is told by what is paid."""
    (scenario,) = load_scenarios("""
cards: [{name: Chief, cost: "{0}", type: Creature — Elf, power: 1, toughness: 1,
         text: "When this creature enters, you may pay {X}. If you do, you gain X life."}]
players: {Ann: {hand: [Chief], battlefield: [Forest, Forest]}, Bob: {}}
play: [{player: Ann, cast: Chief}]
choices: {Ann: [true, 2]}
ask: [{life: [Ann]}]
""")
    (found,) = (one for one in ask(scenario).deciding if one.rule.number == "107.3f")
    assert found.why.en.startswith("Ann pays {G}{G}")
