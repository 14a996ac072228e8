"""What nobody chose makes nothing illegal and is not spoken of; a choice says who made it."""

from __future__ import annotations

from judge import Ruling, ask, load_scenarios
from judge.ruling.ruling import Verdict

CRUSHER = """
cards: [{name: Counter Crusher, type: Creature — Ogre, power: 4, toughness: 4,
  text: "Remove a +1/+1 counter from a creature you control: You gain 2 life."}]
players:
  Ann: {battlefield: [{card: Counter Crusher, as: Crusher}, {card: Grizzly Bears, as: Bear%s}]}
  Bob: {}
play: [{player: Ann, activate: Crusher}]
"""
PRESS = """
explore: true
cards: [{name: Grim Press, type: Artifact,
  text: "Sacrifice a creature, Tap an untapped creature you control: You gain 3 life."}]
players:
  Ann: {battlefield: [Grim Press, {card: Memnite, as: Awake}, {card: Hill Giant, tapped: true}]}
  Bob: {}
play: [{player: Ann, activate: Grim Press}]
ask: [{life: Ann}]
"""
AURA = """
cards: [{name: Plain Aura, cost: "{W}", type: Enchantment — Aura, text: "Enchant creature"}]
players: {Ann: {mana_free: true, hand: [Plain Aura], battlefield: [Grizzly Bears]}, Bob: {}}
play: [{player: Ann, cast: Plain Aura, targets: [Grizzly Bears]}]
"""
DYE = """
cards: [{name: Dye Pot, cost: "{1}", type: Artifact,
  text: "{0}: Choose a color."}]
players: {Ann: {battlefield: [Dye Pot]}, Bob: {}}
play: [{player: Ann, activate: Dye Pot, choose: [red]}]
"""


def ruled(text: str) -> Ruling:
    """The ruling on the only scenario of a text."""
    (scenario,) = load_scenarios(text)
    return ask(scenario, edition="2023-11-17")


def told(ruling: Ruling) -> str:
    """All steps of a ruling in English."""
    return "\n".join(str(step) for step in ruling.steps)


def numbers(ruling: Ruling) -> list[str]:
    """The rules that a ruling cites."""
    return [cited.number for cited in ruling.citations]


def test_a_refusal_does_not_speak_of_what_nobody_chose() -> None:
    """Neither creature has a counter: Ann can't pay, whichever she would choose."""
    ruling = ruled(CRUSHER % "")
    assert "Ann can't pay the counters to be removed for Crusher." in told(ruling)
    assert "The cost of Crusher" not in told(ruling)


def test_only_what_can_pay_is_chosen() -> None:
    """The second creature has the counter; nothing is left to choose."""
    ruling = ruled(CRUSHER % ', counters: {"+1/+1": 1}')
    assert ruling.assumptions == ()


def test_an_illegal_choice_is_no_outcome() -> None:
    """Followed every way, only the choice that can be paid for is an outcome."""
    ruling = ruled(PRESS)
    assert ruling.verdict is not Verdict.DEPENDS, ruling.answer
    assert "23" in ruling.answer.en


def test_an_aura_enters_by_its_own_rule() -> None:
    """It has a target, so 608.3a says nothing of it."""
    assert "608.3c" in numbers(ruled(AURA))
    assert "608.3a" not in numbers(ruled(AURA))


def test_a_choice_says_who_made_it() -> None:
    """What is chosen for an object is told with the player who chose it."""
    assert "Ann chooses red for Dye Pot." in told(ruled(DYE))
