"""A ruling answers in both languages, shows its steps and assumptions, and is plain data."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import judge
import judge.game.events as events
from judge import Ruling, ask, load_scenarios
from judge.errors import Limit
from judge.game.events import Event
from judge.rules.requests import Why
from judge.ruling import Step, Verdict
from judge.ruling.wording import ILLEGAL, SILENT
from judge.ruling.wording.deeds import ACTED, MARKED
from judge.ruling.wording.events import BY_WORD, TOLD
from judge.values import Bilingual

EXAMPLE = Path(__file__).parents[2] / "docs/scenarios/deathtouch-trample.yaml"


def ruling(text: str | Path) -> Ruling:
    """The ruling on the one scenario of a text or file."""
    (scenario,) = load_scenarios(text)
    return ask(scenario, edition="2023-11-17")


def flat(steps: tuple[Step, ...]) -> list[Step]:
    """All steps of a tree, parents first."""
    return [inner for step in steps for inner in (step, *flat(step.steps))]


def test_the_example_of_the_format() -> None:
    """The answer, the citations in order of first use, and no assumption."""
    got = ruling(EXAMPLE)
    assert got.verdict is Verdict.DETERMINED
    assert got.answer.en == "Battlefield: Myr is on the battlefield. 18 life for Bob."
    assert got.answer.zh == "战场：Myr在战场上。18点生命：Bob。"
    assert got.assumptions == ()
    numbers = [cited.number for cited in got.citations]
    assert len(numbers) == len(set(numbers))
    assert numbers.index("509.1g") < numbers.index("702.2c") < numbers.index("702.12b")
    assert {cited.edition for cited in got.citations} == {"2023-11-17"} == {got.rules}


def test_steps_are_a_tree_with_rules_and_objects() -> None:
    """Damage stands below the dealing of it, its results below the damage."""
    steps = flat(ruling(EXAMPLE).steps)
    dealt = next(step for step in steps if "510.2" in step.rules)
    assert len(dealt.steps) == 3
    assert all(step.steps for step in dealt.steps)
    kept = next(step for step in steps if "702.12b" in step.rules)
    assert [name.en for name in kept.objects] == ["Myr"]
    for step in steps:
        assert step.text.en and step.text.zh
        assert "{" not in step.text.en + step.text.zh


def test_a_ruling_is_plain_data() -> None:
    """The plain form goes through JSON unchanged and has the fields of the format."""
    plain = ruling(EXAMPLE).to_dict()
    assert json.loads(json.dumps(plain)) == plain
    fields = {"verdict", "answer", "steps", "citations", "assumptions", "reading", "rules"}
    assert fields <= set(plain)


def test_a_default_is_an_assumption() -> None:
    """An assignment that nobody made, and blocks that nobody declared, are said."""
    got = ruling("""
players:
  Ann: {battlefield: [Hill Giant]}
  Bob: {battlefield: [Runeclaw Bear, Silvercoat Lion]}
play:
  - {player: Ann, attack: {Hill Giant: Bob}}
  - {player: Bob, block: {Runeclaw Bear: Hill Giant, Silvercoat Lion: Hill Giant}}
""")
    said = [text.en for text in got.assumptions]
    assert said == [
        "Hill Giant assigns damage in the order Runeclaw Bear, Silvercoat Lion.",
        "Hill Giant assigns its combat damage: 2 to Runeclaw Bear, 1 to Silvercoat Lion.",
    ]
    unblocked = ruling("""
players: {Ann: {battlefield: [Hill Giant]}, Bob: {battlefield: [Runeclaw Bear]}}
play: [{player: Ann, attack: {Hill Giant: Bob}}]
""")
    assert [text.en for text in unblocked.assumptions] == ["Bob declares no blockers."]


def changed(players: str, *play: str) -> tuple[str, str]:
    """What the ruling says has changed, in both languages, of a play without a question."""
    got = ruling("players: {" + players + "}\nplay: [" + ", ".join(play) + "]")
    return got.answer.en, got.answer.zh


def effect(text: str, more: str = "") -> str:
    """An item of the play: an effect of Ann's."""
    return f'{{player: Ann, effect: "{text}"{more}}}'


def test_without_a_question_the_ruling_tells_what_changed() -> None:
    """Deaths and the end of the game; where nothing changed, that."""
    got = ruling("""
players: {Ann: {battlefield: [{card: Memnite, damage: 1}]}, Bob: {life: 0}}
""")
    assert got.answer.en == "Memnite dies. Ann wins, Bob loses."
    nothing = ruling("players: {Ann: {}, Bob: {}}")
    assert nothing.answer.en == "Nothing changes by itself."


def test_what_changed_for_players_is_told() -> None:
    """Cards drawn, milled and discarded, mana, counters, life that went and came back."""
    plain = "Ann: {}, Bob: {}"
    assert changed(plain, effect("Draw two cards.")) == (
        "Ann draws 2 cards.",
        "Ann抓2张牌。",
    )
    assert changed("Ann: {library: [Forest]}, Bob: {}", effect("Mill a card.")) == (
        "Forest is in its owner's graveyard.",
        "树林在其拥有者的坟墓场中。",
    )
    assert changed("Ann: {hand: [Forest]}, Bob: {}", effect("Discard a card."))[0] == (
        "Forest is in its owner's graveyard."
    )
    assert changed(plain, effect("Add {R}{R}."))[1] == "Ann的法术力池中有{R}{R}。"
    assert changed(plain, effect("You get {E}{E}."))[1] == "Ann有2个能量指示物。"
    assert changed(plain, effect("You gain 3 life."), effect("You lose 3 life."))[0] == (
        "Ann is at 20 life."
    )
    assert changed(plain, effect("You become the monarch."))[1] == "Ann是君主。"
    assert changed(plain, effect("Take an extra turn after this one."))[0] == (
        "Ann takes an extra turn."
    )


def test_what_changed_about_objects_is_told() -> None:
    """Size, abilities, types, counters, tapping, control, tokens, and rules that go on."""
    bear = "Ann: {}, Bob: {battlefield: [Runeclaw Bear]}"
    on_bear = ", targets: [Runeclaw Bear]"
    grown = "Target creature gets +2/+2 and gains flying until end of turn."
    assert changed(bear, effect(grown, on_bear)) == (
        "Runeclaw Bear is 4/4. Runeclaw Bear has: flying.",
        "符爪熊为4/4。符爪熊具有：飞行。",
    )
    assert changed(bear, effect("Tap target creature.", on_bear))[1] == "符爪熊已横置。"
    counter = effect("Put a +1/+1 counter on target creature.", on_bear)
    assert changed(bear, counter)[0] == "Runeclaw Bear is 3/3. Runeclaw Bear has 1 +1/+1 counter."
    gained = effect("Gain control of target creature.", on_bear)
    assert changed(bear, gained)[1] == "符爪熊由Ann操控。"
    made = changed(bear, effect("Create two 1/1 red Goblin creature tokens."))
    assert made[0] == "Ann has 2 new tokens: 1/1 Goblin Token."
    blinked = "Exile target creature, then return it to the battlefield under its owner's control."
    assert changed(bear, effect(blinked, on_bear))[0] == "Runeclaw Bear is on the battlefield."
    stopped = effect("Players can't gain life this turn.")
    assert changed(bear, stopped)[0] == "An effect lasts."


def test_an_illegal_action_is_explained() -> None:
    """Why it may not be done is in the answer, the step and the citations."""
    got = ruling("""
players: {Ann: {battlefield: [Wall of Wood]}, Bob: {}}
play: [{player: Ann, attack: {Wall of Wood: Bob}}]
ask: [{legal: true}]
""")
    assert got.answer.en == "No. Wall of Wood can't attack."
    assert got.answer.zh == "否。木墙不能攻击。"
    assert "702.3b" in [cited.number for cited in got.citations]


def test_an_unsupported_ruling_says_so() -> None:
    """What is not supported is the answer; nothing is ruled."""
    got = ruling("game: archenemy\nplayers: {Ann: {}, Bob: {}}")
    assert got.verdict is Verdict.UNSUPPORTED
    assert "Archenemy" in got.answer.en
    assert got.steps == got.citations == ()


def test_objects_of_one_name_are_told_apart() -> None:
    """Two Bears of two players are called Ann's Bear and Bob's Bear."""
    got = ruling("""
players: {Ann: {battlefield: [Runeclaw Bear]}, Bob: {battlefield: [Runeclaw Bear]}}
play:
  - {player: Ann, attack: {Ann's Runeclaw Bear: Bob}}
  - {player: Bob, block: {Bob's Runeclaw Bear: Ann's Runeclaw Bear}}
""")
    texts = [step.text for step in flat(got.steps)]
    assert any(text.en.startswith("Bob's Runeclaw Bear blocks Ann's") for text in texts)
    assert any(text.zh.startswith("Bob的符爪熊阻挡Ann的符爪熊") for text in texts)


def test_a_sentence_about_an_ability_begins_with_a_capital() -> None:
    """An ability has no name of its own, and the words for it begin a sentence."""
    got = ruling("""
cards:
  - {name: Squire, type: Creature — Knight, power: 1, toughness: 1, text: Exalted}
players: {Ann: {battlefield: [Squire]}, Bob: {}}
play: [{player: Ann, attack: {Squire: Bob}}]
""")
    texts = [step.text.en for step in flat(got.steps)]
    assert "The ability of Squire resolves." in texts
    assert not any(text.startswith("the ") for text in texts)


def test_every_event_is_told_or_silent() -> None:
    """A new event without a wording is noticed; so is a reason without one."""
    kinds = {
        value
        for value in vars(events).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    }
    assert set(TOLD) | set(SILENT) | set(BY_WORD) | {events.Moved} == kinds
    assert len(TOLD) + len(SILENT) + len(BY_WORD) + 1 == len(kinds)
    assert set(ILLEGAL) == set(Why)


def test_the_command_loads_only_what_a_scenario_in_a_file_needs() -> None:
    """Neither search, server, tables of questions nor other processes are loaded for it."""
    file = Path(__file__).parents[2] / "docs/scenarios/deathtouch-trample.yaml"
    unneeded = {"whoosh", "jieba", "flask", "opencc", "numpy", "rapidfuzz"}
    unneeded |= {"multiprocessing", "judge.asking.canonical.sentences"}
    code = (
        f"import sys; from judge.cli import main; main(['ask', {str(file)!r}])\n"
        f"print(sorted({unneeded} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_run_has_a_budget() -> None:
    """A game that would go on too long is ended and said to be unsupported."""
    got = ruling("players: {Ann: {}, Bob: {}}\nuntil: {turn: 100000}")
    assert got.verdict is Verdict.DETERMINED  # a library ends first
    long = ruling(
        "players:\n"
        "  Ann: {library: [{card: Forest, count: 900}]}\n"
        "  Bob: {library: [{card: Forest, count: 900}]}\n"
        "until: {turn: 100000}\n"
    )
    assert (long.verdict, long.limit) == (Verdict.UNSUPPORTED, Limit.EVENTS)


@pytest.mark.parametrize(
    ("event", "words"), [("Acted", ACTED), ("Marked", MARKED), ("PlayerMarked", MARKED)]
)
def test_what_is_done_and_marked_by_a_word_is_told(
    event: str, words: Mapping[str, Bilingual]
) -> None:
    """Every action and mark that the rules' code names in an event."""
    files = Path(judge.__file__).parent.rglob("*.py")
    code = [file.read_text(encoding="utf-8") for file in files]
    named = {name for text in code for name in re.findall(rf'\b{event}\([^()"]*"([^"]+)"', text)}
    constants = {
        name
        for text in code
        for used in re.findall(rf"\be\.{event}\([^()]*?\b([A-Z_]{{3,}})\b", text)
        for name in re.findall(rf'^{used} = "([^"]+)"', text, re.MULTILINE)
    }
    assert named | constants
    assert (named | constants) - words.keys() == set()


def test_a_cost_that_cannot_be_paid_is_not_a_missing_permission() -> None:
    """A card without a mana cost may be cast; it is the cost that can't be paid (118.6)."""
    got = ruling(
        "{players: {Ann: {mana_free: true, hand: [Old Vision]}, Bob: {}},"
        " cards: [{name: Old Vision, type: Sorcery, text: Draw three cards.}],"
        " play: [{player: Ann, cast: Old Vision}]}"
    )
    assert "The cost of Old Vision can't be paid." in got.answer.en
    assert "Old Vision的费用不能支付。" in got.answer.zh


def test_a_failed_condition_is_not_told_as_illegal_targets() -> None:
    """An intervening "if" that is not so as the ability would resolve (603.4) is what is told."""
    got = ruling(
        "{players: {Ann: {mana_free: true, hand: [Herald], battlefield: [Memnite]}, Bob: {}},"
        " cards: [{name: Herald, cost: '{W}', type: Creature, power: 2, toughness: 2, text:"
        " 'When this creature enters, if you control another creature, you gain 2 life.'}],"
        " play: [{player: Ann, cast: Herald}, {resolve: 1},"
        " {player: Bob, effect: Destroy target creature., targets: [Memnite], respond: true}]}"
    )
    told = [step.text.en for step in flat(got.steps)]
    assert any("its condition is not so" in text for text in told)
    assert not any("targets are illegal" in text for text in told)
