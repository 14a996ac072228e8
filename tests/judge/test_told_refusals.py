"""What may not be done is told of the thing that was meant, with what might be done instead."""

from __future__ import annotations

import pytest

from judge import ask, load_scenarios, scenario_from
from tests.judge.test_telling import effect, sentences, told


def test_a_half_is_called_by_its_own_name() -> None:
    """What is refused of an Adventure or of half a card is that half, in both languages."""
    card = {"name": "Deep Friend", "cost": "{2}{U}", "type": "Creature — Fish", "power": 2}
    card |= {"toughness": 2}
    small = {"name": "Cold Wave", "cost": "{1}{U}", "type": "Sorcery — Adventure"}
    faces = [card, small | {"text": "Destroy target artifact."}]
    ruling = told(
        [],
        ["Hill Giant"],
        {"player": "Ann", "cast": "Cold Wave", "targets": ["Hill Giant"]},
        ann={"hand": ["Deep Friend"], "mana_free": True},
        cards=[{"name": "Deep Friend", "layout": "adventure", "faces": faces}],
    )
    assert "Hill Giant is not a legal target for Cold Wave." in sentences(ruling)


def goaded(attack: dict[str, str]) -> str:
    """What is said of an attack of a creature that Bob has goaded, with Cid to attack too."""
    players = {"Ann": {"battlefield": ["Hill Giant"]}, "Bob": {}, "Cid": {}}
    play = [effect("Goad target creature.", "Hill Giant", player="Bob")]
    play += [{"player": "Ann", "attack": attack, "legal": False}]
    return sentences(ask(scenario_from({"players": players, "play": play})))


def test_what_attacks_the_wrong_player_must_attack_another() -> None:
    """A goaded creature that did attack is not told to attack; one that didn't is."""
    assert "Hill Giant must attack, and something else than Bob." in goaded({"Hill Giant": "Bob"})
    assert "Hill Giant must attack." in goaded({})


@pytest.mark.parametrize(
    "text", ["Tap two target creatures.", "Tap any number of target creatures."]
)
def test_a_target_chosen_twice_is_named(text: str) -> None:
    """It is not told as a wrong number of targets (601.2c)."""
    ruling = told(
        ["Hill Giant"],
        [],
        {"player": "Ann", "cast": "Deep Sleep", "targets": ["Hill Giant", "Hill Giant"]},
        ann={"hand": ["Deep Sleep"], "mana_free": True},
        cards=[{"name": "Deep Sleep", "cost": "{U}", "type": "Sorcery", "text": text}],
    )
    said = "Hill Giant can be chosen only once for one word “target” of Deep Sleep."
    assert said in sentences(ruling)


LATE = "You may cast this spell as though it had flash if you pay {2} more to cast it."


@pytest.mark.parametrize(("islands", "is_told"), [(3, True), (2, False)])
def test_another_way_of_casting_is_told_where_it_is_open(islands: int, is_told: bool) -> None:
    """At another's turn a card with flash for more is so cast, if the mana is there."""
    ruling = told(
        [{"card": "Island", "count": islands}],
        [],
        {"player": "Ann", "cast": "Late Fish"},
        turn={"active": "Bob"},
        ann={"hand": ["Late Fish"]},
        cards=[
            {"name": "Late Fish", "cost": "{U}", "type": "Sorcery", "text": LATE + "\nDraw a card."}
        ],
    )
    english = "It may be cast now so: as though it had flash, for {2} more."
    assert (english in sentences(ruling)) is is_told
    assert ("视同具闪现异能，额外支付{2}" in sentences(ruling, "zh")) is is_told


def test_what_an_effect_lets_a_player_pay_is_told() -> None:
    """A spell refused for its mana cost may be cast for what an effect allows instead (118.9)."""
    storm = "You may pay {0} rather than pay the mana cost for Zombie creature spells you cast."
    ruling = told(
        ["Night Roof"],
        [],
        {"player": "Ann", "cast": "Walking Corpse"},
        ann={"hand": ["Walking Corpse"]},
        cards=[
            {"name": "Night Roof", "cost": "{5}{U}", "type": "Enchantment", "text": storm},
            {"name": "Walking Corpse", "cost": "{1}{B}", "type": "Creature — Zombie"}
            | {"power": 2, "toughness": 2},
        ],
    )
    assert "It may be cast now so: alternative cost, for {0}." in sentences(ruling)


@pytest.mark.parametrize("cost", ["Sacrifice a Goblin", "Discard a land card"])
def test_what_a_cost_asks_for_is_not_its_own_object(cost: str) -> None:
    """A Goblin that would be sacrificed is not the object whose cost it is."""
    ruling = told(
        ["Odd Stone"],
        [],
        {"player": "Ann", "activate": "Odd Stone"},
        cards=[{"name": "Odd Stone", "type": "Artifact", "text": f"{cost}: Draw a card."}],
    )
    what = "the sacrifice" if cost.startswith("Sacrifice") else "the discarded cards"
    assert f"Ann can't pay {what} for Odd Stone." in sentences(ruling)


def test_cards_without_a_name_are_numbered_in_words() -> None:
    """Of several cards without a name one is that player's card with a number."""
    look = "Look at the top two cards of your library. Put one of them into your hand and the "
    ruling = told(
        [], [], effect(look + "other on the bottom of your library."), effect("Discard a card.")
    )
    assert "Ann chooses Ann's card #1." in [one.en for one in ruling.assumptions]


def test_damage_that_cannot_be_prevented_is_dealt_by_no_rule_of_prevented_damage() -> None:
    """It is dealt by 615.12; 615.6 is of damage that never happens."""
    knight = "If damage would be dealt to Old Knight, prevent that damage."
    ruling = told(
        ["Old Knight"],
        [],
        effect("Damage can't be prevented this turn."),
        {"player": "Ann", "cast": "Shock", "targets": ["Old Knight"]},
        ann={"hand": ["Shock"], "mana_free": True},
        cards=[
            {"name": "Old Knight", "cost": "{W}", "type": "Creature — Knight", "power": 2}
            | {"toughness": 5, "text": knight}
        ],
    )
    cited = {str(one.number) for one in ruling.citations}
    assert "615.12" in cited and "615.6" not in cited


TWISTER = """
cards:
  - {name: Twister, cost: "{R}", type: Creature, power: 1, toughness: 5,
     text: "{T}: Twister deals 1 damage to target creature and 2 damage to any other target."}
players: {Ann: {battlefield: [Twister]}, Bob: {battlefield: [Hill Giant]}}
play: [{player: Ann, activate: Twister, targets: [Hill Giant, Hill Giant]}]
"""
SKELETON = """
cards:
  - {name: Skeleton, cost: "{B}", type: Creature, power: 1, toughness: 1,
     text: "{B}: Return this card from your graveyard to the battlefield."}
players: {Ann: {battlefield: [Skeleton], mana_free: true}, Bob: {}}
play: [{player: Ann, activate: Skeleton}]
"""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (TWISTER, "Hill Giant is a target of Twister already, and this target must be another."),
        (SKELETON, "That ability of Skeleton does not work in the zone that Skeleton is in."),
    ],
)
def test_a_refusal_says_what_is_wrong(text: str, why: str) -> None:
    """What is a target already is legal but for that; an ability works in its zone alone."""
    (scenario,) = load_scenarios(text)
    assert ask(scenario).answer.en == f"That may not be done: {why}"
