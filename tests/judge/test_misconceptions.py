"""What players often get wrong: each changes the answer of one scenario and leaves another alone.

The scenarios of a misconception stand in a file of its name: first the one whose answer it changes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from judge import Limits, Ruling, Scenario, ask, check, load_scenarios, read_each
from judge.budget import limited, played_again, step
from judge.cite import cites
from judge.cli import main
from judge.errors import BudgetSpent
from judge.hearing import hearing
from judge.ruling.asking import rule_on
from judge.ruling.misconceptions import DOUBTS, MISCONCEPTIONS, Misconception

FOLDER = Path(__file__).parents[1] / "scenarios" / "misconceptions"
EDITION = "2023-11-17"
OTHERWISE = {  # by the misconception: what the answer of its first scenario would be
    "by timestamps alone": "Yes. Forest is a Swamp.",
    "the earlier effect prevails": "1/1",
    "changes of a size before what sets it": "1/1",
    "the switch before changes of a size": "6/6",
    "abilities before types": "Yes. Fast Field has haste.",
    "an effect ends with its ability": "4/4",
    "a land keeps its abilities": "23 life",
    "a copy copies what it is now": "6/6",
    "creatures act at once": "17 life",
    "new creatures can't block": "17 life",
    "shroud is for others": "Yes.",
    "indestructible keeps what has no toughness": "Battlefield",
    "damage stays longer than effects": "Graveyard",
    "what left sees nothing": "20 life",
    "if is asked once": "24 life",
    "as it is now": "23 life",
    "targets are checked once": "Graveyard",
    "one illegal target stops it all": "Battlefield",
    "an ability ends with its source": "20 life",
    "lethal is toughness": "20 life",
    "marked damage is no part of what is lethal": "20 life",
    "unblocked without a blocker": "17 life",
    "tapped blockers deal no damage": "Battlefield",
}


def scenarios(one: Misconception) -> list[Scenario]:
    """The scenarios of a misconception: that which it changes, and that which it leaves alone."""
    name = "".join(char for char in one.name if char.isalpha() or char == " ").replace(" ", "_")
    return [each for each in read_each(FOLDER / f"{name}.yaml") if isinstance(each, Scenario)]


def told(ruling: Ruling, one: Misconception) -> list[str]:
    """What a ruling says of a misconception, in English."""
    said = [each.without for each in ruling.deciding if each.without is not None]
    return [text.en for text in said if text.en.startswith(one.said.en)]


@pytest.mark.parametrize("one", MISCONCEPTIONS, ids=lambda one: one.name)
def test_it_changes_the_answer_of_one_scenario_and_leaves_another_alone(one: Misconception) -> None:
    """Its rule is named, with what the answer would be by it, in both languages."""
    changed, alone = scenarios(one)
    ruling = ask(changed, edition=EDITION)
    (found,) = (each for each in ruling.deciding if each.rule.number == one.rule)
    assert found.without is not None
    assert found.without.en.startswith(f"{one.said.en}, the answer would be: ")
    assert OTHERWISE[one.name] in found.without.en
    assert OTHERWISE[one.name] not in ruling.answer.en
    assert found.without.zh.startswith(f"{one.said.zh}，答案会是：")
    assert not told(ask(alone, edition=EDITION), one)


def test_every_misconception_has_a_name_and_words_of_its_own() -> None:
    """So that no doubt and no sentence stands for two."""
    assert len({one.name for one in MISCONCEPTIONS}) == len(MISCONCEPTIONS) == len(OTHERWISE)
    assert len({one.said for one in MISCONCEPTIONS}) == len(MISCONCEPTIONS)
    assert {name for held in DOUBTS.values() for name, *_ in held} == set(OTHERWISE)


VEIL = """
cards:
  - {name: Brief Veil, cost: "{W}", type: Instant,
     text: "Target creature you control gains hexproof until end of turn."}
  - {name: Dark Toll, cost: "{B}", type: Sorcery,
     text: "Destroy target creature. Its controller discards a card."}
players:
  Ann: {mana_free: true, hand: [Dark Toll]}
  Bob: {mana_free: true, hand: [Brief Veil, %s], battlefield: [Grizzly Bears]}
play:
  - {player: Ann, cast: Dark Toll, targets: [Grizzly Bears]}
  - {player: Bob, cast: Brief Veil, targets: [Grizzly Bears], respond: true}
ask: [{zone: Grizzly Bears}]
"""


@pytest.mark.parametrize(("hand", "is_told"), [("Forest", True), ("Forest, Island", False)])
def test_a_play_that_asks_for_another_choice_tells_nothing(hand: str, is_told: bool) -> None:
    """Nobody said which card is discarded where the spell is thought to resolve."""
    (scenario,) = load_scenarios(VEIL % hand)
    found = ask(scenario, edition=EDITION)
    assert found.answers[0].value == "battlefield"
    assert any(one.without is not None for one in found.deciding) is is_told


def test_nothing_is_played_again_where_nobody_asks_what_decides() -> None:
    """A check plays again only where what decides is expected or wanted."""
    changed = scenarios(MISCONCEPTIONS[0])[0]
    rulings: list[Ruling] = []
    for expect, again in (((), False), ((), True), (changed.expect, False)):
        check(changed.with_(expect=expect), seen=rulings.append, edition=EDITION, again=again)
    assert [any(one.without for one in each.deciding) for each in rulings] == [False, True, True]
    assert not any(one.without for one in rule_on(changed, again=False).deciding)


def test_what_is_played_again_has_a_budget() -> None:
    """So many times what was spent before, and not more."""
    with limited(Limits(steps=1000)):
        step(200)
        with played_again(3):
            step(600)
            with pytest.raises(BudgetSpent):
                step()
        step(800)


def test_another_function_answers_and_doubts_are_noted() -> None:
    """While somebody listens, a function may be answered for; that may be doubted before."""

    @cites("702.12b", "不能被消灭")
    def is_kept(number: int) -> bool:
        return number > 5

    doubts = {is_kept.name: (("all are kept", lambda number: True, None),)}
    with hearing(doubts=doubts) as heard:
        assert (is_kept(6), heard.doubted) == (True, set())
        assert (is_kept(5), heard.doubted) == (False, {"all are kept"})
    with hearing(instead={is_kept.name: lambda number: True}), hearing():
        assert is_kept(5)
    assert not is_kept(5)


def test_it_is_shown_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """Below the rule that it is about, in the reader's language."""
    path = FOLDER / "a_copy_copies_what_it_is_now.yaml"
    for lang, words in (("en", "the answer would be: 6/6"), ("zh", "答案会是：6/6")):
        main(["ask", str(path), "--lang", lang, "--edition", EDITION])
        assert words in capsys.readouterr().out
