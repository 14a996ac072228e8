"""What one would expect to matter and did not is a reason: for each notice one for, one against."""

from __future__ import annotations

import pytest

from judge import Ruling, ask, load_scenarios
from judge.ruling.account.noticed import NOTICES

CARDS = r"""
cards:
  - name: Envoy
    cost: "{U}"
    type: Creature — Merfolk
    power: 1
    toughness: 1
    text: "{T}: Draw a card.\n{1}: You gain 1 life."
  - {name: Mirror, cost: "{0}", type: Instant, text: Copy target instant spell.}
  - {name: Cat, cost: "{0}", type: Creature — Cat, power: 1, toughness: 1,
     text: "Flash\nAt the beginning of your end step, draw a card."}
  - {name: Flag, cost: "{0}", type: Enchantment, text: "Creatures you control get +1/+1."}
  - {name: Font, cost: "{0}", type: Artifact,
     text: "{T}: Exile target land card from a graveyard. Add {G}.\n{T}: Add {G}."}
  - name: Villager
    layout: transform
    faces:
      - {name: Villager, cost: "{G}", type: Creature — Human, power: 1, toughness: 1}
      - {name: Wolf, color: [green], type: Creature — Wolf, power: 3, toughness: 3}
  - name: Blink
    cost: "{0}"
    type: Instant
    text: "Exile target creature, then return it to the battlefield under its owner's control."
  - {name: Spark, cost: "{0}", type: Creature — Elemental, power: 3, toughness: 1,
     text: "{0}: Destroy this creature."}
  - {name: Queen, cost: "{0}", type: Legendary Creature — Human, power: 2, toughness: 2,
     text: "When this creature enters, draw a card."}
  - {name: Call, cost: "{0}", type: Sorcery,
     text: Return up to one target creature card from your graveyard to your hand.}
  - {name: Bounty, cost: "{0}", type: Enchantment,
     text: You may cast spells from your hand without paying their mana costs.}
  - {name: Ghost, cost: "{1}", type: Creature — Spirit, power: 1, toughness: 1,
     text: You may cast this card from your graveyard.}
  - {name: Martyr, cost: "{0}", type: Creature — Human, power: 1, toughness: 1,
     text: "When this creature dies, you gain 3 life."}
  - {name: Ledger, cost: "{0}", type: Enchantment,
     text: "Whenever a creature card is put into your graveyard from anywhere, you gain 1 life."}
  - {name: Scribe, cost: "{0}", type: Enchantment,
     text: "Whenever you draw a card, you gain 1 life."}
  - {name: Door, cost: "{0}", type: Sorcery,
     text: You may cast a creature spell from your hand without paying its mana cost.}
  - {name: Ox, cost: "{0}", type: Creature — Ox, power: 2, toughness: 4}
  - {name: Rummage, cost: "{0}", type: Sorcery, text: "Discard a card, then draw a card."}
  - {name: Loot, cost: "{0}", type: Sorcery, text: "Draw a card, then discard a card."}
  - {name: Echo, cost: "{0}", type: Sorcery,
     text: Destroy target creature and all other creatures with the same name as that creature.}
  - {name: Blaze, cost: "{X}", type: Sorcery, text: Blaze deals X damage to any target.}
  - {name: Toll, cost: "{0}", type: Sorcery,
     text: Toll deals 2 damage to each player for each nonbasic land that player controls.}
  - {name: Shrine, cost: "{0}", type: Enchantment,
     text: "At the beginning of your end step, if you control a Bear, you gain 1 life."}
  - {name: Altar, cost: "{0}", type: Enchantment,
     text: "At the beginning of your end step, you gain 1 life."}
  - {name: Ward, cost: "{0}", type: Enchantment, text: "Whenever you lose life, draw a card."}
  - {name: Sip, cost: "{0}", type: Sorcery, text: Target player loses 2 life.}
  - {name: Dub, cost: "{0}", type: Instant,
     text: "Target creature gets +1/+1 until end of turn. Tap target creature."}
  - {name: Later, cost: "{5}", type: Sorcery, text: "Suspend 2—{0}\nDraw a card."}
"""
ACTIVATED = """
players: {Ann: {mana_free: true, battlefield: [Envoy], library: [Forest]},
          Bob: {mana_free: true, hand: [Shock]}}
play: [{player: Ann, activate: Envoy, %s}%s]
ask: [{hand: [Ann]}, {life: [Ann]}]
"""
TAPPED = """
players:
  Ann: {battlefield: ["Urborg, Tomb of Yawgmoth", %s]}
  Bob: {}
play: [{player: Ann, activate: %s, ability: %s}]
ask: [{mana: [Ann]}]
"""
SHOT = ", {player: Bob, cast: Shock, targets: [Envoy], respond: true}"
LURED = ", {player: Bob, effect: Gain control of target creature., targets: [Envoy], respond: true}"
SICK = """
players: {Ann: {mana_free: true, battlefield: [{card: Envoy, sick: %s}]}, Bob: {}}
play: [{player: Ann, activate: Envoy, ability: 2}]
ask: [{life: [Ann]}]
"""
SPRUNG = """
players: {Ann: {battlefield: [Font], graveyard: [Forest]}, Bob: {}}
play: [{player: Ann, activate: Font, %s}]
ask: [{zone: [Forest]}]
"""
CALLED = """
players: {Ann: {mana_free: true, hand: [Call], graveyard: [Hill Giant]}, Bob: {}}
play: [{player: Ann, cast: %s}]
ask: [{zone: [Call]}]
"""
BLINKED = """
players: {Ann: {mana_free: true, hand: [Blink], battlefield: [Spark, Hill Giant]}, Bob: {}}
play: [{player: Ann, activate: Spark},
       {player: Ann, cast: Blink, targets: [%s], respond: true}]
ask: [{zone: [Spark]}]
"""
TURNED = """
players: {Ann: {battlefield: [{card: Villager, face: %s}]}, Bob: {}}
play: [{player: Ann, targets: [Villager],
        effect: "Exile target creature, then return it \
        to the battlefield under its owner's control."}]
ask: [{name: [Villager]}]
"""
BEARS = """
players: {Ann: {battlefield: [%s], hand: [Flag]}, Bob: {battlefield: [Hill Giant]}}
play: [%s]
ask: [{zone: [Hill Giant]}, {power_toughness: [%s]}]
"""
EFFECT = "{player: Bob, effect: %s, targets: [%s]}"
CAST = """
players: {Ann: {mana_free: true, %s}, Bob: {}}
play: [{player: Ann, cast: %s}]
ask: [{zone: [Ghost]}, {life: [Bob]}]
"""
COPIED = """
players: {Ann: {mana_free: true, hand: [Shock, Mirror]}, Bob: {}}
play: [{player: Ann, cast: Shock, targets: [Bob]}%s]
ask: [{life: [Bob]}]
"""
BLOCKED = """
players: {Ann: {battlefield: [Grizzly Bears]}, Bob: {battlefield: [{card: %s, as: Ox}]}}
play: [{player: Ann, attack: {Grizzly Bears: Bob}}, {player: Bob, block: {Ox: Grizzly Bears}}]
ask: [{life: [Ann]}]
"""
HIDDEN = """
players: {Ann: {battlefield: [{card: Grizzly Bears, face_down: true}, Hill Giant]}, Bob: {}}
play: [{player: Bob, effect: Destroy target creature., targets: [%s]}]
ask: [{zone: [%s]}]
"""
CLONED = """
players: {Ann: {battlefield: [Grizzly Bears, Hill Giant]}, Bob: {}}
play: [{player: Ann, effect: Target creature becomes a copy of another target creature.,
        targets: [Grizzly Bears, Hill Giant]},
       {player: Bob, effect: Destroy target creature., targets: [%s]}]
ask: [{zone: [Grizzly Bears, Hill Giant]}]
"""
LATE = """
players: {Ann: {mana_free: true, hand: [Cat]}, Bob: {}}
play: [{player: Ann, cast: Cat, at: {turn: 1, step: %s}}]
until: {turn: 2, step: upkeep}
ask: [{hand: [Ann]}]
"""
FINAL = """
players: {Ann: {battlefield: [{card: Hill Giant, counters: {finality: 1}}]}, Bob: {}}
play: [{player: Bob, effect: %s, targets: [Hill Giant]}]
ask: [{zone: [Hill Giant]}]
"""
OFFERED = """
players: {Ann: {battlefield: [%s]}, Bob: {}}
play: [{player: Ann, effect: %s}]
ask: [{zone: [Hill Giant]}]
"""
SHIELDED = "{card: Hill Giant, counters: {shield: 1}}"
LASTING = "{card: 3/3 creature with indestructible, as: Hill Giant}"
QUEENS = """
players: {Ann: {mana_free: true, hand: [{card: Queen, as: new}], battlefield: [%s],
                library: [Forest]}, Bob: {}}
play: [{player: Ann, cast: new}]
ask: [{hand: [Ann]}]
"""
RAISED = """
players: {Ann: {}, Bob: {graveyard: [Hill Giant]}}
play: [{player: %s, targets: [Hill Giant],
        effect: Put target creature card from a graveyard onto the battlefield.}]
ask: [{controller: [Hill Giant]}]
"""
DRAWN = """
players: {Ann: {battlefield: [Scribe], library: [Forest, Forest]}, Bob: {}}
play: [{player: Ann, effect: Draw %s.}]
ask: [{life: [Ann]}]
"""
MARTYRED = """
players: {Ann: {battlefield: [Martyr]}, Bob: {}}
play: [{player: Bob, effect: %s, targets: [Martyr]}]
ask: [{life: [Ann]}]
"""
STOLEN = """
players: {Ann: {battlefield: [{card: Martyr, owner: %s}]}, Bob: {}}
play: [{player: Bob, effect: Destroy target creature., targets: [Martyr]}]
ask: [{life: [Ann]}]
"""
LEDGERS = """
players: {Ann: {battlefield: [Ledger, %s]}, Bob: {}}
play: [{player: Bob, effect: Destroy target creature., targets: [Hill Giant]}]
ask: [{life: [Ann]}]
"""
RESOLVING = """
players: {Ann: {mana_free: true, hand: [Ghost, Door]}, Bob: {}}
play: [{player: Ann, cast: %s}]
ask: [{zone: [Ghost]}]
"""
WATCHED = """
players: {Ann: {mana_free: true, hand: [Shock, Mirror], battlefield: [%s]}, Bob: {}}
play: [{player: Ann, cast: Shock, targets: [Bob]},
       {player: Ann, cast: Mirror, targets: [Shock], respond: true}]
ask: [{life: [Bob]}]
"""
JOINED = """
players: {Ann: {battlefield: [Grizzly Bears]}, Bob: {}}
play: [{player: Ann, attack: {Grizzly Bears: Bob}},
       {player: Ann, effect: "Create a 1/1 white Soldier creature token%s."}]
ask: [{life: [Bob]}]
"""
ROUSED = """
players: {Ann: {battlefield: [Grizzly Bears, {card: Ox, tapped: true}]},
          Bob: {battlefield: [{card: Hill Giant, tapped: %s}]}}
play: [{player: Ann, effect: Untap target creature., targets: [%s]},
       {player: Ann, attack: {Grizzly Bears: Bob}},
       {player: Bob, block: {Hill Giant: Grizzly Bears}}]
ask: [{zone: [Grizzly Bears]}]
"""
DREDGED = """
players: {Ann: {graveyard: [Life from the Loam], library: [%s]}, Bob: {}}
play: [{player: Ann, effect: Draw a card., choose: [%s]}]
ask: [{hand: [Ann]}]
"""
RETURNED = """
players: {Ann: {battlefield: [%s]}, Bob: {}}
play: [{player: Ann, targets: [Hill Giant],
        effect: "Exile target creature, then return it \
        to the battlefield under its owner's control."}]
ask: [{power_toughness: [Hill Giant]}]
"""
ANSWERED = """
players: {Ann: {mana_free: true, hand: [Shock]},
          Bob: {mana_free: true, hand: [{card: Shock, as: reply}], battlefield: [Ox, Hill Giant]}}
play: [{player: Ann, cast: Shock, targets: [Ox]},
       {player: Bob, cast: reply, targets: [%s], respond: true}]
ask: [{zone: [Ox]}]
"""
DISCOVERED = """
players: {Ann: {library: [%s, Shock, Forest]}, Bob: {}}
play: [{player: Ann, effect: Discover 2., choose: [true, Bob]}]
ask: [{life: [Bob]}]
"""
BURIED = """
players: {Ann: {mana_free: true, battlefield: [Drudge Skeletons, Hill Giant]}, Bob: {}}
play: [{player: Ann, activate: Drudge Skeletons},
       {player: Bob, effect: "Destroy target creature. It can't be regenerated.", targets: [%s]}]
ask: [{zone: [Drudge Skeletons, Hill Giant]}]
"""
TRAVELED = """
players: {Ann: {exile: [{card: %s, counters: {time: 2}}]}, Bob: {}}
play: [{player: Ann, effect: Time travel., choose: [[]]}]
ask: [{counters: {%s: {time: 2}}}]
"""
PRICED = """
players: {Ann: {mana_free: true, hand: [Toll]}, Bob: {battlefield: [Wasteland, Forest%s]}}
play: [{player: Ann, cast: Toll}]
ask: [{life: [Bob]}]
"""
RUSHED = """
players: {Ann: {battlefield: [{card: Hill Giant, sick: %s}]}, Bob: {}}
play: [{player: Ann,
        effect: Creatures with toughness 3 or less can attack as though they had haste this turn.},
       {player: Ann, attack: {Hill Giant: Bob}}]
ask: [{life: [Bob]}]
"""
FLAG = "Grizzly Bears, {card: Flag, as: Banner}"
ECHOED = """
players: {Ann: {mana_free: true, hand: [Echo]}, Bob: {battlefield: [%s, Ox]}}
play: [{player: Ann, cast: Echo, targets: [One]}]
ask: [{zone: [One]}]
"""
SIFTED = """
players: {Ann: {mana_free: true, hand: [%s, Forest], library: [Island]}, Bob: {}}
play: [{player: Ann, cast: %s}]
ask: [{hand: [Ann]}]
"""
NEGATED = """
players:
  Ann: {mana_free: true, battlefield: [Young Pyromancer], hand: [Shock]}
  Bob: {mana_free: true, hand: [Counterspell]}
play:
  - {player: Ann, cast: Shock, targets: [Bob]}
  - {player: Bob, cast: Counterspell, targets: [Shock], respond: %s}
ask: [{life: [Bob]}, {count: {token: true}}]
"""
GUARDED = """
players: {Ann: {battlefield: [%s, Grizzly Bears]}, Bob: {}}
play: []
until: {step: end}
ask: [{life: [Ann]}]
"""
DRAINED = """
players: {Ann: {battlefield: [Ward], library: [Forest]}, Bob: {mana_free: true, hand: [%s]}}
turn: {active: Bob}
play: [{player: Bob, cast: %s, targets: [Ann]}]
ask: [{hand: [Ann]}]
"""
DUBBED = """
players: {Ann: {hand: [Dub], battlefield: [Grizzly Bears, Hill Giant]}, Bob: {}}
play: [{player: Ann, cast: Dub, targets: [Grizzly Bears, %s]}]
ask: [{power_toughness: [Grizzly Bears]}]
"""
CASES = [
    ("without_its_source", ACTIVATED % ("ability: 2", SHOT), ACTIVATED % ("ability: 2", "")),
    ("without_tapping", SICK % "true", SICK % "false"),
    ("came_back_as_another", BLINKED % "Spark", BLINKED % "Hill Giant"),
    ("needs_a_target", SPRUNG % "ability: 1, targets: [Forest]", SPRUNG % "ability: 2"),
    ("without_a_target", CALLED % "Call", CALLED % "Call, targets: [Hill Giant]"),
    ("copy_is_no_more",
     COPIED % ", {player: Ann, cast: Mirror, targets: [Shock], respond: true}", COPIED % ""),
    ("left_face_down", HIDDEN % (("Grizzly Bears",) * 2), HIDDEN % (("Hill Giant",) * 2)),
    ("without_targeting",
     BEARS % ("2/2 creature with hexproof", "{player: Bob, effect: Destroy all creatures.}",
              "Hill Giant"),
     BEARS % ("2/2 creature with trample", "{player: Bob, effect: Destroy all creatures.}",
              "Hill Giant")),
    ("blocks_with_trample", BLOCKED % "5/5 creature with trample",
     BLOCKED % "5/5 creature with reach"),
    ("is_no_copy_any_more", CLONED % "Grizzly Bears", CLONED % "Hill Giant"),
    ("ended_with_its_source",
     BEARS % (FLAG, EFFECT % ("Destroy target enchantment.", "Banner"), "Grizzly Bears"),
     BEARS % (FLAG, EFFECT % ("Destroy target creature.", "Hill Giant"), "Grizzly Bears")),
    ("front_face_up", TURNED % "Wolf", TURNED % "Villager"),
    ("too_late_for_the_end_step", LATE % "end", LATE % "precombat main"),
    ("not_to_the_graveyard", FINAL % "Return target creature to its owner's hand.",
     FINAL % "Destroy target creature."),
    ("shield_is_no_help", OFFERED % (SHIELDED, "Sacrifice a creature."),
     OFFERED % (SHIELDED, "Destroy all creatures.")),
    ("indestructible_is_no_help",
     OFFERED % (LASTING, "All creatures get -3/-3 until end of turn."),
     OFFERED % (LASTING, "Destroy all creatures.")),
    ("paid_otherwise",
     CAST % ("hand: [Ghost], battlefield: [Bounty]", "Ghost, using: alternative cost"),
     CAST % ("hand: [Ghost], battlefield: [Bounty]", "Ghost")),
    ("cast_from_elsewhere", CAST % ("graveyard: [Ghost]", "Ghost"),
     CAST % ("hand: [Ghost]", "Ghost")),
    ("cast_while_resolving",
     RESOLVING % "Door, choose: [true, Ghost]", RESOLVING % "Ghost"),
    ("copied_and_not_cast", WATCHED % "Young Pyromancer", WATCHED % "Grizzly Bears"),
    ("put_attacking", JOINED % " that's tapped and attacking", JOINED % ""),
    ("untapped_to_block", ROUSED % ("true", "Hill Giant"), ROUSED % ("false", "Ox")),
    ("too_few_to_dredge", DREDGED % ("Forest, Island", ""),
     DREDGED % ("Forest, Island, Swamp", "Life from the Loam")),
    ("announced_x", CAST % ("hand: [Blaze, Ghost]", "Blaze, x: 2, targets: [Bob]"),
     CAST % ("hand: [Blaze, Ghost]", "Ghost")),
    ("before_triggers", QUEENS % "{card: Queen, as: old}", QUEENS % "Grizzly Bears"),
    ("enters_under", RAISED % "Ann", RAISED % "Bob"),
    ("draws_one_by_one", DRAWN % "two cards", DRAWN % "a card"),
    ("did_not_die", MARTYRED % "Return target creature to its owner's hand.",
     MARTYRED % "Destroy target creature."),
    ("is_no_card", LEDGERS % "{card: Hill Giant, token: true}", LEDGERS % "Hill Giant"),
    ("goes_to_its_owner", STOLEN % "Bob", STOLEN % "Ann"),
    ("stays_with_its_controller", STOLEN % "Bob", STOLEN % "Ann"),
    ("stays_with_who_activated", ACTIVATED % ("ability: 2", LURED), ACTIVATED % ("ability: 2", "")),
    ("taps_by_a_type", TAPPED % ("Forest", "Forest", "'{T}: Add {B}'"),
     TAPPED % ("Forest", "Forest", "'{T}: Add {G}'")),
    ("lost_what_was_on_it", RETURNED % "{card: Hill Giant, counters: {+1/+1: 1}}",
     RETURNED % "Hill Giant"),
    ("resolves_first", ANSWERED % "Ox", ANSWERED % "Hill Giant"),
    ("has_no_adventure_there", DISCOVERED % "Bonecrusher Giant", DISCOVERED % "Hill Giant"),
    ("regenerates_in_vain", BURIED % "Drudge Skeletons", BURIED % "Hill Giant"),
    ("phases_without_triggering", MARTYRED % "Target creature phases out.",
     MARTYRED % "Destroy target creature."),
    ("is_not_suspended", TRAVELED % (("Grizzly Bears",) * 2), TRAVELED % (("Later",) * 2)),
    ("stays_nonbasic", PRICED % ", Blood Moon", PRICED % ""),
    ("attacks_as_though", RUSHED % "true", RUSHED % "false"),
    ("has_nothing_to_assign", BLOCKED % "0/4 creature with deathtouch",
     BLOCKED % "0/4 creature"),
    ("has_no_name_in_common", ECHOED % "{card: Ox, face_down: true, as: One}",
     ECHOED % "{card: Ox, as: One}"),
    ("discards_before_it_draws", SIFTED % ("Rummage", "Rummage"), SIFTED % ("Loot", "Loot")),
    ("condition_was_so", GUARDED % "Shrine", GUARDED % "Altar"),
    ("loses_life_by_damage", DRAINED % (("Shock",) * 2), DRAINED % (("Sip",) * 2)),
    ("targeted_by_each_word", DUBBED % "Grizzly Bears", DUBBED % "Hill Giant"),
    ("triggers_though_it_is_countered", NEGATED % "true", NEGATED % "false"),
]  # fmt: skip


def ruling(text: str) -> Ruling:
    """The ruling on the one scenario of a text, by the base edition."""
    (scenario,) = load_scenarios(CARDS + text)
    return ask(scenario, edition="2023-11-17")


def noticed(held: Ruling) -> set[str]:
    """The rules by which something was noticed in a play."""
    return {one.rule for one in held.considered if one.of == "noticed"}


def test_every_notice_has_its_case() -> None:
    """One play in which it is so, and one in which it is not."""
    assert [name for name, _, _ in CASES] == [one.find.function.__name__ for one in NOTICES]


@pytest.mark.parametrize(("name", "so", "not_so"), CASES, ids=[name for name, _, _ in CASES])
def test_what_does_not_matter_is_noticed_where_it_is_so(name: str, so: str, not_so: str) -> None:
    """And nowhere else."""
    numbers = {
        rule for one in NOTICES if one.find.function.__name__ == name for rule in one.find.numbers
    }
    assert numbers <= noticed(ruling(so))
    assert not numbers & noticed(ruling(not_so))


def test_a_notice_is_said_of_its_object_in_both_languages() -> None:
    """What is so, and then the rule."""
    (found,) = (one for one in ruling(SICK % "true").deciding if one.rule.number == "602.5a")
    assert found.why.en.startswith("Envoy just came, and its ability without {T} is activated")
    assert "没有{T}的异能" in found.why.zh


LOST = """
cards:
  - {name: Elf, cost: "{G}", type: Creature — Elf, power: 1, toughness: 1,
     text: "Whenever this creature attacks, draw a card."}
  - {name: Calm, cost: "{0}", type: Enchantment, text: All creatures lose all abilities.}
players: {Ann: {battlefield: [Elf%s], library: [Forest]}, Bob: {}}
play: [{player: Ann, attack: {Elf: Bob}}]
ask: [{hand: [Ann]}]
"""
NOTHING = """
players: {Ann: {battlefield: [%s]}, Bob: {}}
play: [{player: Ann, effect: You gain 1 life for each artifact you control.}]
ask: [{life: [Ann]}]
"""
UNMET = """
cards: [{name: Band, cost: "{2}", type: Artifact,
         text: "At the beginning of your end step, if you control a Bear, you gain 1 life."}]
players: {Ann: {battlefield: [Band, %s]}, Bob: {}}
play: []
until: {step: end}
ask: [{life: [Ann]}]
"""
TOLLED = """
cards: [{name: Fury, cost: "{0}", type: Creature — Ogre, power: 3, toughness: 3,
         text: This creature attacks each combat if able.}]
players: {Ann: {battlefield: [Fury]}, Bob: {battlefield: [%s]}}
play: [{player: Ann, attack: {%s}}]
ask: [{life: [Bob]}]
"""
ENERGY = """
cards:
  - {name: Maker, cost: "{0}", type: Creature — Human, power: 1, toughness: 1,
     text: "When this creature enters, you may pay {E}{E}. If you do, draw a card."}
players: {Ann: {mana_free: true, hand: [Maker], counters: {energy: %s}, library: [Forest]}, Bob: {}}
play: [{player: Ann, cast: Maker}]
ask: [{hand: [Ann]}]
"""
PORTAL = """
cards: [{name: Portal, cost: "{0}", type: Artifact,
         text: "If a player would draw a card, that player skips that draw instead."}]
players: {Ann: {battlefield: [%s], library: [Forest]}, Bob: {}}
play: [{player: Ann, effect: Draw a card.}]
ask: [{hand: [Ann]}]
"""
GATE = """
cards: [{name: Gate, cost: "{0}", type: Enchantment,
         text: "Whenever a creature enters, return it to its owner's hand."}]
players: {Ann: {mana_free: true, hand: [Grizzly Bears], battlefield: [Gate]},
          Bob: {mana_free: true, hand: [Shock]}}
play: [{player: Ann, cast: Grizzly Bears}, {resolve: 1}%s]
ask: [{zone: [Grizzly Bears]}]
"""
SHOOTS = ", {player: Bob, cast: Shock, targets: [Grizzly Bears], respond: true}"
OFTEN = """
cards: [{name: Scribe, cost: "{0}", type: Enchantment,
         text: "Whenever a creature dies, you gain 1 life. This ability triggers only %s."}]
players: {Ann: {battlefield: [Scribe, Grizzly Bears, Hill Giant]}, Bob: {}}
play: [{player: Ann, effect: Destroy all creatures.}]
ask: [{life: [Ann]}]
"""


@pytest.mark.parametrize(
    ("rule", "so", "not_so"),
    [
        ("613.1f", LOST % ", Calm", LOST % ""),
        ("508.1d", TOLLED % ("Propaganda", ""), TOLLED % ("Forest", "Fury: Bob")),
        ("603.4", UNMET % "Hill Giant", UNMET % "Grizzly Bears"),
        ("119.10", NOTHING % "Forest", NOTHING % "Memnite"),
        ("118.3", ENERGY % 1, ENERGY % 2),
        ("614.10", PORTAL % "Portal", PORTAL % "Forest"),
        ("400.7", GATE % SHOOTS, GATE % ""),
        ("101.1", OFTEN % "once each turn", OFTEN % "twice each turn"),
    ],
)
def test_what_nearly_happened_is_noted_where_it_did_not(rule: str, so: str, not_so: str) -> None:
    """A trigger that was lost, a gain of nothing, a cost that can't be paid."""

    def noted(text: str) -> set[str]:
        (scenario,) = load_scenarios(text)
        considered = ask(scenario, edition="2023-11-17").considered
        return {one.rule for one in considered if one.kind == "noted"}

    assert rule in noted(so)
    assert rule not in noted(not_so)


SENT = """
players: {Ann: {battlefield: [Hill Giant, Grizzly Bears]}, Bob: {}}
play: [{player: Bob, targets: [Hill Giant], effect: "Exile target creature. %s"}]
ask: [{life: [Ann]}]
"""
EDICT = """
players: {Ann: {battlefield: [%s]}, Bob: {}}
play: [{player: Ann, effect: Sacrifice a creature.}]
ask: [{zone: [Hill Giant]}]
"""


def test_what_has_left_is_remembered_where_an_effect_looks_at_it() -> None:
    """The controller of what an effect exiled, and its power, are those that it last had."""
    held = ruling(SENT % "Its controller gains life equal to its power.")
    (found,) = (one for one in held.deciding if one.rule.number == "608.2h")
    assert found.why.en.startswith("Hill Giant has left, and is looked at all the same: ")
    assert "608.2h" not in noticed(ruling(SENT % "You gain 1 life."))


def test_a_choice_made_as_an_effect_happens_is_noted_where_there_is_one() -> None:
    """Of two creatures one is chosen; of one creature nobody chooses."""

    def chosen(text: str) -> set[str]:
        return {one.rule for one in ruling(text).considered if one.kind == "chosen"}

    assert chosen(EDICT % "Hill Giant, Memnite") == {"608.2d"}
    assert not chosen(EDICT % "Hill Giant")
