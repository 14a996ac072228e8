"""Own scenarios told in words, in each language, read back to what they were."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from judge import BadScenario, Scenario, load_scenarios, read_each
from judge.asking.canonical.telling import TAKEN_OVER
from judge.questions import read
from judge.scenario.in_words import in_words, of_words
from judge.scenario.loading import scenario_from
from judge.scenario.plain import plain_scenario
from judge.values import Lang

ROOT = Path(__file__).parents[2]
FOLDERS = ("tests/scenarios", "tests/examples", "docs/scenarios")
LANGS = pytest.mark.parametrize("lang", Lang)
EVERY, OFTEN = 60, 6  # one in so many is told in the quick test, and in the slow one
WANTED = 0.995  # the share that has words
BOARD = """players:
  Ann:
    life: 3
    battlefield: [Memnite, {card: Forest, as: my wood, count: 2, tapped: true}]
    counters: {poison: 3}
    this_turn: {spells_cast: 2}
  Bob: {hand: [], mana: "{R}{R}", mana_free: true}
turn: {active: Bob, number: 4, step: upkeep}
until: {turn: 5, step: end}
choices: {Bob: [red, [Memnite, my wood], 3]}
play:
  - {player: Bob, cast: Shock, targets: [Memnite]}
ask: [{zone: [Memnite, my wood]}, {life: Ann}, {result: true}]
"""
SAID = {
    Lang.EN: """The players are “Ann” and “Bob”.
Ann has 3 life.
Ann has 3 poison counters.
This turn, for Ann: spells cast: 2.
Ann has Memnite and Forest (called “my wood”, 2 of them, tapped) on the battlefield.
Bob has the mana {R}{R}.
Costs are taken as paid for Bob.
Bob has nothing in the hand.
At the start, Bob is the active player, it is turn 4 and it is the upkeep step.
In order, Bob chooses red, then Memnite and my wood, then 3.
Play ends with turn 5, the end step.
Bob casts Shock targeting Memnite.
Where is Memnite and my wood?
What is the life total of Ann?
Who wins or loses?""",
    Lang.ZH: """牌手为“Ann”和“Bob”。
Ann有3点生命。
Ann有3个中毒指示物。
Ann本回合：施放咒语：2。
Ann的战场上有Memnite和Forest（称为“my wood”，共2张，已横置）。
Bob有法术力{R}{R}。
Bob的费用视为已付。
Bob的手牌中有零张牌。
开始时，主动牌手为Bob、这是第4回合和时值维持步骤。
依次，Bob选择红色，然后Memnite和my wood，然后3。
进行到第5回合的结束步骤为止。
Bob施放Shock，目标为Memnite。
Memnite和my wood在哪里？
Ann的总生命是多少？
胜负如何？""",
}


def own_scenarios() -> list[Scenario]:
    """Every own scenario that can be read."""
    paths = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.yaml")))
    found = [one for path in paths for one in read_each(path)]
    return [one for one in found if isinstance(one, Scenario)]


def round_trips(scenarios: list[Scenario], lang: Lang) -> tuple[list[str], Counter[str]]:
    """Those that words change, and how many have no words, by the key that has none."""
    changed: list[str] = []
    refused: Counter[str] = Counter()
    for scenario in scenarios:
        told = in_words(scenario, lang)
        refused.update(set(told.refused))
        plain = plain_scenario(scenario)
        beside = {key: plain[key] for key in TAKEN_OVER if key in plain}
        if not told.refused:
            again = plain_scenario(of_words(told.text, beside))
            if again != plain or list(again["players"]) != list(plain["players"]):
                changed.append(f"{scenario.file}#{scenario.index}")
    return changed, refused


@LANGS
def test_a_board_in_words(lang: Lang) -> None:
    (scenario,) = load_scenarios(BOARD)
    assert in_words(scenario, lang).text == SAID[lang]
    assert plain_scenario(of_words(SAID[lang])) == plain_scenario(scenario)


def test_a_scenario_as_plain_data_reads_back() -> None:
    for scenario in own_scenarios()[::EVERY]:
        plain = plain_scenario(scenario)
        assert plain_scenario(scenario_from(plain)) == plain, scenario.file


@LANGS
def test_some_own_scenarios_in_words_read_back(lang: Lang) -> None:
    scenarios = own_scenarios()[::EVERY]
    changed, refused = round_trips(scenarios, lang)
    assert changed == []
    assert refused.total() <= 1, refused  # of a hundred or so, by what happens to be among them


@pytest.mark.slow
@LANGS
def test_many_own_scenarios_in_words_read_back(lang: Lang) -> None:
    """`python -m tests.judge.test_told_in_words` tells them all."""
    scenarios = own_scenarios()[1::OFTEN]
    changed, refused = round_trips(scenarios, lang)
    assert changed == []
    assert refused.total() <= (1 - WANTED) * len(scenarios), refused


def test_a_kind_of_counter_is_no_card_of_that_name() -> None:
    """寒冰 is half of a split card, too."""
    text = "players: {Ann: {battlefield: [{card: Dark Depths, counters: {ice: 1}}]}, Bob: {}}"
    (scenario,) = load_scenarios(text)
    told = in_words(scenario, Lang.ZH)
    assert not told.refused and "1个寒冰指示物" in told.text
    assert plain_scenario(of_words(told.text)) == plain_scenario(scenario)


@LANGS
def test_each_word_of_a_scenario_in_words_counts(lang: Lang) -> None:
    """Without any one of its lines it is another scenario, or none."""
    lines = SAID[lang].split("\n")
    whole = of_words(SAID[lang])
    for place in range(1, len(lines)):
        try:
            less = of_words("\n".join(lines[:place] + lines[place + 1 :]))
        except BadScenario:
            continue
        assert plain_scenario(less) != plain_scenario(whole), lines[place]


@LANGS
def test_a_changed_number_or_name_is_another_scenario(lang: Lang) -> None:
    """No slot is read and dropped: what is said of another number or player is another thing."""
    whole, changes = plain_scenario(of_words(SAID[lang])), 0
    for place, char in enumerate(SAID[lang]):
        if char.isdigit():
            changed = SAID[lang][:place] + str((int(char) + 1) % 10) + SAID[lang][place + 1 :]
            changes += 1
            assert plain_scenario(of_words(changed)) != whole, changed
    assert changes == 7


def test_lines_that_are_not_read_are_named_with_their_places() -> None:
    words = "The players are “Ann” and “Bob”.\nAnn sings.\nAnn has 3 life.\nAnn has 4 life."
    with pytest.raises(BadScenario) as caught:
        of_words(words)
    assert [(one.line, one.key) for one in caught.value.problems] == [(2, "words"), (4, "words")]
    assert "'sings.'" in caught.value.problems[0].message.en


ASKED = (
    (
        "I control Grizzly Bears. My opponent casts Shock targeting Grizzly Bears. "
        "Does Grizzly Bears die?",
        "我操控Grizzly Bears。对手施放Shock，目标为Grizzly Bears。Grizzly Bears死去吗？",
        True,
    ),
    (
        "I control Grizzly Bears. My opponent casts Shock targeting Grizzly Bears. In response, "
        "I cast Giant Growth targeting Grizzly Bears. Does Grizzly Bears die?",
        "我操控Grizzly Bears。对手施放Shock，目标为Grizzly Bears。作为响应，"
        "我施放Giant Growth，目标为Grizzly Bears。Grizzly Bears死去吗？",
        False,
    ),
)
NOT_RULED = (
    "I control Grizzly Bears. Does it sing?",  # a word that is not read
    "I control Grizzly Bears. My opponent casts Shock targeting Grizzly Bears.",  # nothing asked
    "I control Grizzly Bears. My opponent controls Grizzly Bears. Does Grizzly Bears die?",  # which
    "I control Grizzly Bears. I cast Giant Growth targeting Grizzly Bears. "
    "My opponent casts Shock targeting Grizzly Bears. Does Grizzly Bears die?",  # in response?
    "I control Wall of Stone. I attack my opponent with Wall of Stone. "
    "What is the life total of my opponent?",  # refused by the rules
)


@pytest.mark.parametrize(("en", "zh", "dies"), ASKED)
def test_a_question_in_canonical_sentences_is_ruled_on(en: str, zh: str, dies: bool) -> None:
    english, chinese = read(en), read(zh)
    assert english.reading.scenario == chinese.reading.scenario
    for one in (english, chinese):
        assert one.ruling is not None and [a.value for a in one.ruling.answers] == [dies]


@pytest.mark.parametrize("text", NOT_RULED)
def test_a_question_is_not_ruled_on_where_a_guard_fails(text: str) -> None:
    found = read(text)
    assert found.ruling is None
    assert found.reading.doubts or found.reading.unread


if __name__ == "__main__":
    for each in Lang:
        different, kept = round_trips(own_scenarios(), each)
        print(each.value, len(own_scenarios()), "refused:", dict(kept), "changed:", different)
