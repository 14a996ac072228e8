"""A rule is told where its own condition holds, and not wherever its neighbors do.

Each case is a ruling that has the rule, and a like one in which there is nothing to it.
"""

from __future__ import annotations

import pytest

from judge import Ruling
from tests.judge.test_reasons import ruling

DRAWN = """
cards: [{name: Watcher, cost: "{0}", type: Artifact, text: "%s"}]
players: {Ann: {battlefield: [Watcher], library: [Forest, Island]}, Bob: {}}
play: [{player: Ann, effect: "You draw two cards."}]
ask: [{hand: Ann}]
"""
TOKEN = """
players: {Ann: {battlefield: [{card: Memnite, token: true, as: Toy}, Forest]}, Bob: {}}
play: [{player: Bob, effect: "%s", targets: [Toy]}]
ask: [{zone: Forest}, {life: Ann}]
"""
PHASING = """
cards:
  - {name: Coat, cost: "{G}", type: Enchantment — Aura, text: "Enchant creature"}
players: {Ann: {battlefield: [{card: 3/3 creature with phasing, as: Drifter}%s]}, Bob: {}}
turn: {active: Ann, number: 3, step: untap}
ask: [{phased_out: Drifter}]
"""
JAILS = """
cards:
  - name: Jail
    cost: "{2}{W}"
    type: Enchantment
    text: "When this enchantment enters, exile target creature an opponent controls until this
      enchantment leaves the battlefield."
players:
  Ann: {battlefield: [Jail, {card: Jail, as: Other}]}
  Bob: {exile: [{card: Hill Giant, exiled_by: Jail}, {card: Memnite, exiled_by: Other}]}
play: [{player: Bob, effect: "%s"%s}]
ask: [{zone: Hill Giant}]
"""
LESS = """
cards:
  - {name: Chief, type: Artifact, text: "Creature spells you cast cost %s less to cast."}
  - {name: Ox, cost: "{2}{R}", type: Creature — Ox, power: 3, toughness: 3}
players: {Ann: {mana: "{R}{R}{R}", battlefield: [Chief], hand: [Ox]}, Bob: {}}
play: [{player: Ann, cast: Ox}]
ask: [{zone: Ox}]
"""
LAND = """
players: {Ann: {library: [Forest]}, Bob: {}}
turn: {active: %s}
play:
  - player: Ann
    effect: "Exile the top card of your library. You may play that card without paying its mana
      cost."
    choose: true
ask: [{zone: Forest}]
"""
DYING = """
players: {Ann: {battlefield: [Memnite%s]}, Bob: {}}
play: [{player: Bob, effect: "Creatures get -1/-1 until end of turn."}]
ask: [{zone: Memnite}]
"""
NIGHT = """
players: {Ann: {}, Bob: {}}
%splay: [{player: Ann, effect: "It becomes night."}]
ask: [{day: true}]
"""
WALKERS = """
cards:
  - {name: Newt, cost: "{U}", type: Creature — Newt, power: 1, toughness: 1, text: Islandwalk}
players: {Ann: {battlefield: [Newt]}, Bob: {battlefield: [Island, {card: %s, as: Wall}]}}
play:
  - {player: Ann, attack: {Newt: Bob}}
  - {player: Bob, block: {Wall: Newt}, legal: false}
  - {player: Bob, block: {}}
ask: [{life: Bob}]
"""
HIDDEN = """
cards: [{name: Cache, cost: "{2}{G}", type: Enchantment, text: "Hideaway%s"}]
players:
  Ann: {mana_free: true, hand: [Cache], library: [Forest, Island, Swamp, Plains, Memnite]}
  Bob: {}
play: [{player: Ann, cast: Cache}]
ask: [{tapped: Cache}]
"""

APART = ("text", "question")  # what is only printed or said


def has(held: Ruling, rule: str) -> bool:
    """True if something was done, refused or noted by a rule in a ruling."""
    return any(one.rule == rule and one.of not in APART for one in held.considered)


@pytest.mark.parametrize(
    ("rule", "told", "idle"),
    [
        ("121.2", DRAWN % "Whenever you draw a card, you gain 1 life.", DRAWN % "Hexproof"),
        (
            "704.5d",
            TOKEN % "Return target creature to its owner's hand.",
            TOKEN % "Destroy target creature.",
        ),
        ("702.26g", PHASING % ", {card: Coat, attached_to: Drifter}", PHASING % ""),
        (
            "610.3d",
            JAILS % ("Destroy all enchantments.", ""),
            JAILS % ("Destroy target enchantment.", ", targets: [Jail]"),
        ),
        ("118.7c", LESS % "{R}{R}", LESS % "{R}"),
        ("118.7b", LESS % "{G}", LESS % "{R}"),
        ("305.3", LAND % "Bob", LAND % "Ann"),
        ("305.2a", LAND % "Ann", LAND % "Bob"),
        ("704.3", DYING % ", {card: Memnite, as: Other}", DYING % ""),
        ("726.1", NIGHT % "", NIGHT % "day: day\n"),
        ("702.14d", WALKERS % "Newt", WALKERS % "Memnite"),
        ("702.75b", HIDDEN % "", HIDDEN % " 3"),
    ],
)
def test_a_rule_counts_only_where_its_own_condition_holds(rule: str, told: str, idle: str) -> None:
    """What is marked beside another rule by which the same is done has a say of its own."""
    assert has(ruling(told), rule)
    assert not has(ruling(idle), rule)


def test_a_token_that_died_is_gone_where_one_asks_for_it() -> None:
    """Else it died, which says enough."""
    asked = TOKEN.replace("{zone: Forest}", "{zone: Toy}")
    assert has(ruling(asked % "Destroy target creature."), "704.5d")


LAMED = """
cards:
  - name: Root
    cost: "{1}{G}"
    type: Enchantment — Aura
    text: "Enchant creature\\nEnchanted creature is a Treefolk with base power and toughness 0/4 and
      loses all abilities."
players:
  Ann: {battlefield: [Vampire Nighthawk, {card: Root, attached_to: Vampire Nighthawk}]}
  Bob: {}
ask: [{%s: {Vampire Nighthawk: [%s]}}]
"""


def test_a_rule_of_a_layer_is_told_with_the_side_that_it_is_about() -> None:
    """Types with what sets types, a size with what sets sizes."""
    held = ruling(LAMED % ("is", "Treefolk"))
    said = {one.rule.number: one.why for one in held.deciding}
    assert "Creature — Treefolk:" in said["205.1a"].en and "生物～树妖：" in said["205.1a"].zh
    assert "0/4:" in said["613.4b"].en


def test_of_abilities_that_are_asked_about_others_say_nothing() -> None:
    """Whether it has flying has nothing to do with its lifelink."""
    held = ruling(LAMED % ("lacks", "flying"))
    printed = {one.rule for one in held.considered if one.of == "text"}
    assert "702.9b" in printed and "702.15b" not in printed


def test_what_another_player_reveals_is_told_without_who_does() -> None:
    """The controller of the effect reveals nothing of it."""
    (held,) = (
        one.why
        for one in ruling("""
players: {Ann: {}, Bob: {library: [Forest]}}
play: [{player: Ann, effect: "Target opponent reveals the top card of their library.",
  targets: [Bob]}]
ask: [{zone: Forest}]
""").deciding
        if one.rule.number == "701.16a"
    )
    assert held.en.startswith("Revealed: Forest:") and held.zh.startswith("展示树林：")
