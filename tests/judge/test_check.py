"""A check fails when it should: wrong expectations, unread words, names that are not there."""

from __future__ import annotations

import pytest

from judge import CheckResult, ask, check, load_scenarios
from judge.ruling.checking import Outcome

BOARD = """
players:
  Ann: {battlefield: [Hill Giant, {card: Forest, count: 2}]}
  Bob: {battlefield: [Runeclaw Bear]}
play:
  - {player: Ann, attack: {Hill Giant: Bob}}
"""


def result(text: str) -> CheckResult:
    """The result of the one scenario of a text."""
    (scenario,) = load_scenarios(text)
    return check(scenario)


@pytest.mark.parametrize(
    "expectation",
    [
        "{life: {Bob: 18}}",
        "{zone: {Hill Giant: graveyard}}",
        "{count: {player: Ann, zone: battlefield, card: Forest, is: 3}}",
        "{count: {zone: battlefield, at_least: 5}}",
        "{count: {zone: battlefield, at_most: 3}}",
        "{hand: {Ann: 1}}",
        "{library: {Bob: 39}}",
        "{graveyard: {Ann: 1}}",
        "{exile: {Ann: 1}}",
        '{counters: {Hill Giant: {"+1/+1": 1}}}',
        "{counters: {Bob: {poison: 1}}}",
        "{power_toughness: {Hill Giant: 4/4}}",
        "{base_power_toughness: {Hill Giant: 4/4}}",
        "{has: {Hill Giant: [flying]}}",
        "{not: {lacks: {Hill Giant: [flying]}}}",
        "{is: {Hill Giant: [artifact]}}",
        "{is_not: {Hill Giant: [red]}}",
        "{name: {Hill Giant: Runeclaw Bear}}",
        "{mana_value: {Hill Giant: 3}}",
        "{controller: {Hill Giant: Bob}}",
        "{attached: {Hill Giant: Forest}}",
        "{damage: {Hill Giant: 1}}",
        "{tapped: {Hill Giant: false}}",
        "{attacking: {Hill Giant: true}}",
        "{blocking: {Runeclaw Bear: true}}",
        "{blocked: {Hill Giant: true}}",
        '{mana: {Ann: "{G}"}}',
        "{attackers: [Hill Giant]}",
        "{active: Bob}",
        "{turn: 2}",
        "{not: {life: {Bob: 17}}}",
        "{stack: [Hill Giant]}",
        "{result: {loses: [Bob]}}",
        "{result: {draw: true}}",
        "{legal: false}",
        "{verdict: depends}",
        '{cites: ["702.19b"]}',
        "{triggered: {Hill Giant: 1}}",
        "{monarch: Ann}",
        "{initiative: Ann}",
        "{emblems: {Ann: 1}}",
        "{day: night}",
        "{face_down: {Hill Giant: true}}",
        "{phased_out: {Hill Giant: true}}",
        "{dies: {Hill Giant: true}}",
        "{survives: {Hill Giant: false}}",
        "{triggers: {Hill Giant: true}}",
    ],
)
def test_a_false_expectation_fails(expectation: str) -> None:
    """Each kind of expectation can fail, and the result says what was expected."""
    got = result(f"{BOARD}expect: [{expectation}]")
    assert got.outcome is Outcome.FAIL
    assert len(got.failed) == 1


def test_a_rule_that_is_cited_though_it_should_not_be_fails() -> None:
    """`not` with `cites` holds where the ruling lacks the rule, and fails where it has it."""
    expecting = BOARD + 'expect: [{not: {cites: ["702.2b"]}}]\n'
    assert result(expecting).outcome is Outcome.PASS
    failed = result(expecting.replace("702.2b", "510.2"))
    assert failed.outcome is Outcome.FAIL
    assert failed.failed[0].expect == {"not": {"cites": ["510.2"]}}


def test_a_check_during_play_fails() -> None:
    """A check in the middle of play looks at that moment, not at the end."""
    text = BOARD.replace("play:", "play:\n  - {check: [{life: {Bob: 17}}]}")
    got = result(text + "expect: [{life: {Bob: 17}}]")
    assert got.outcome is Outcome.FAIL
    assert got.failed[0].got == {"Bob": 20}


def test_refused_actions_are_told() -> None:
    """An action that may not be done, and is not said so, stands in the result with its rules."""
    again = "  - {player: Ann, cast: Hill Giant, targets: [Bob]}\n"
    got = result(BOARD + again).to_dict()
    item = {"player": "Ann", "cast": "Hill Giant", "targets": ["Bob"]}
    assert got["refused"] == [{"item": item, "rules": ["601.3"]}]
    for quiet in ("legal: false, cast", "try: true, cast"):
        assert not result(BOARD + again.replace("cast", quiet)).refused
    assert not result(BOARD).refused


@pytest.mark.parametrize("at", ["{turn: 1, step: upkeep}", "{turn: 300, step: upkeep}"])
def test_a_check_whose_moment_does_not_come_fails(at: str) -> None:
    """What is to hold at a moment that never comes is not passed over."""
    got = result(f"{BOARD}  - {{at: {at}, check: [{{life: {{Bob: 17}}}}]}}\n")
    assert got.outcome is Outcome.FAIL
    assert got.failed[0].expect == {"life": {"Bob": 17}}


@pytest.mark.parametrize(
    ("item", "words"),
    [
        (
            "player: Ann, effect: Draw a card., choose: [Elk]",
            "was never asked for the choice “Elk”",
        ),
        ("resolve: 5", "the stack was empty after 0"),
    ],
)
def test_what_is_said_and_not_used_is_reported(item: str, words: str) -> None:
    """An answer that nobody asks for and a resolution of nothing are told in the ruling."""
    (scenario,) = load_scenarios(f"{BOARD}  - {{{item}}}\n")
    assert any(words in said.en for said in ask(scenario).assumptions)


def test_naming_the_only_legal_target_is_no_unused_answer() -> None:
    """An answer that is what came to be, as nothing else could be chosen, is not reported."""
    effect = "When this creature enters, tap target creature an opponent controls."
    text = f"""
cards:
  - {{name: Odd One, cost: "{{1}}", type: Creature, power: 1, toughness: 1, text: "{effect}"}}
players: {{Ann: {{hand: [Odd One], mana_free: true}}, Bob: {{battlefield: [Runeclaw Bear]}}}}
play: [{{player: Ann, cast: Odd One, choose: [Runeclaw Bear]}}]
"""
    (scenario,) = load_scenarios(text)
    assert not ask(scenario, edition="2023-11-17").assumptions


def test_a_cost_that_cant_be_paid_names_its_part() -> None:
    """The answer says which part of a cost it is that can't be paid, in both languages."""
    text = """
cards: [{name: Urn, cost: "{1}", type: Artifact, text: "{T}, Sacrifice a creature: Draw a card."}]
players: {Ann: {battlefield: [Urn]}, Bob: {}}
play: [{player: Ann, activate: Urn}]
ask: [{legal: true}]
"""
    (scenario,) = load_scenarios(text)
    answer = ask(scenario).answer
    assert "Ann can't pay the sacrifice for Urn." in answer.en
    assert "Ann不能为Urn支付所要求的牺牲。" in answer.zh


def test_an_action_that_should_be_illegal_fails_where_it_is_legal() -> None:
    """`legal: false` on something that may be done is a failed expectation."""
    text = BOARD.replace("{player: Ann, attack", "{player: Ann, legal: false, attack")
    assert result(text).outcome is Outcome.FAIL


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("game: archenemy", "Archenemy"),
        ('rules: "2031-01-01"', "2031-01-01"),
    ],
)
def test_a_key_that_nobody_acts_on_is_unsupported(line: str, words: str) -> None:
    """A key of the format that the engine does not act on is named, never ignored."""
    got = result(f"{BOARD}{line}")
    assert got.outcome is Outcome.UNSUPPORTED
    assert any(words in said for said in got.unsupported)


def test_an_action_in_a_sentence_is_read_as_the_item_that_it_tells() -> None:
    """The card that the sentence names, and nobody has, is named."""
    got = result(f"{BOARD}  - Ann casts Lightning Bolt targeting Bob\n")
    assert got.outcome is Outcome.ERROR
    assert any("Lightning Bolt: names nothing" in said.en for said in got.errors)


@pytest.mark.parametrize(
    ("item", "rule"),
    [
        ("player: Ann, activate: Hill Giant", "602.2"),
        ("player: Ann, special: suspend, card: Hill Giant", "702.62a"),
        ("player: Ann, cast: Hill Giant, kicked: true", "601.3"),
        ("player: Ann, cast: Hill Giant, using: flashback", "601.3"),
    ],
)
def test_what_nothing_allows_is_illegal_by_a_rule(item: str, rule: str) -> None:
    """An action without anything that allows it may not be done, and a rule says so."""
    refused = result(f"{BOARD}  - {{{item}, legal: false}}\n")
    assert refused.outcome is Outcome.PASS
    assert rule in refused.citations
    assert result(f"{BOARD}  - {{{item}, legal: true}}\n").outcome is Outcome.FAIL


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("Storm Crows", "Storm Crow"),
        ("No Such Thing At All", "No Such Thing At All"),
    ],
)
def test_an_entry_that_is_not_understood_is_unsupported(entry: str, words: str) -> None:
    """What stands in a zone is known or named as unknown, with the nearest known card."""
    got = result(BOARD.replace("Runeclaw Bear", entry))
    assert got.outcome is Outcome.UNSUPPORTED
    assert any(words in said for said in got.unsupported)


def test_a_face_down_entry_is_a_vanilla_creature() -> None:
    """What is put down on its face is a 2/2 without a name, and a wrong size is noticed."""
    board = BOARD.replace("[Runeclaw Bear]", "[{card: Hill Giant, as: Lump, face_down: true}]")
    assert result(f"{board}expect: [{{power_toughness: {{Lump: 2/2}}}}]").outcome is Outcome.PASS
    assert result(f"{board}expect: [{{power_toughness: {{Lump: 3/3}}}}]").outcome is Outcome.FAIL


def test_a_phased_out_entry_does_not_block() -> None:
    """What is phased out is treated as though it did not exist."""
    board = BOARD.replace("[Runeclaw Bear]", "[{card: Runeclaw Bear, phased_out: true}]")
    block = "  - {player: Bob, block: {Runeclaw Bear: Hill Giant}, legal: %s}\n"
    assert result(board + block % "false").outcome is Outcome.PASS
    assert result(board + block % "true").outcome is Outcome.FAIL


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("Trample, glibbering", "Odd One: 'glibbering' in 'Trample, glibbering'"),
        ("践踏，嘟囔", "Odd One: '嘟囔' in '践踏，嘟囔'"),
        ("Disguise {2}", "Odd One: the keyword disguise (from the edition 2024-02-02)"),
    ],
)
def test_words_of_a_card_that_are_not_read_are_named(text: str, unread: str) -> None:
    """A text of which one word is not read, or not carried out, is declined by that word."""
    got = result(f"""
rules: "2023-11-17"
cards:
  - {{name: Odd One, type: Creature — Ox, power: 1, toughness: 1, text: "{text}"}}
players: {{Ann: {{battlefield: [Odd One]}}, Bob: {{}}}}
""")
    assert got.outcome is Outcome.UNSUPPORTED
    assert got.unsupported == (unread,)


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("{Ann: {}, Bob: {}, Cid: {}}", "The game is free-for-all: there are 3 players."),
        (
            "{Ann: {team: A}, Ava: {team: A}, Bob: {team: B}, Ben: {team: B}}",
            "The game is two-headed giant: there are two teams of two.",
        ),
        ("{Ann: {team: A}, Bob: {team: B}}", "The game is team vs. team: there are teams."),
        (
            "{Ann: {command: [{card: Hill Giant, commander: true}]}, Bob: {}}",
            "The game is commander: there is a commander.",
        ),
        ("{Ann: {}, Bob: {}}", ""),
    ],
)
def test_the_variant_that_players_imply_is_assumed(players: str, said: str) -> None:
    """It is listed among the assumptions but where it is plain, and not where it is named."""
    (scenario,) = load_scenarios(f"players: {players}")
    found = [text.en for text in ask(scenario).assumptions if text.en.startswith("The game is")]
    assert found == ([said] if said else [])
    named = ask(scenario.with_(game=said[12:].partition(":")[0] or "two-player"))
    assert not any(text.en.startswith("The game is") for text in named.assumptions)


def test_three_players_in_a_game_of_two_are_unsupported() -> None:
    """A game of more than two players isn't ruled on if it is said to be of two."""
    got = result("game: two-player\nplayers: {Ann: {}, Bob: {}, Cid: {}}")
    assert got.unsupported == ("a game of 3 players",)


def test_an_unsupported_verdict_can_be_expected() -> None:
    """A scenario that expects to be declined passes when it is."""
    assert (
        result(BOARD + "game: archenemy\nexpect: [{verdict: unsupported}]").outcome is Outcome.PASS
    )


def test_a_name_that_is_not_there_is_an_error() -> None:
    """A name that nothing has is a mistake of the scenario, with the nearest known name."""
    got = result(BOARD.replace("attack: {Hill Giant", "attack: {Hil Giant"))
    assert got.outcome is Outcome.ERROR
    assert "'Hill Giant'" in got.errors[0].en


def test_a_result_has_the_keys_of_the_format() -> None:
    """The plain form of a result is what `judge check --json` prints."""
    got = result(BOARD + "expect: [{life: {Bob: 1}}]").to_dict()
    assert got["outcome"] == "fail"
    assert got["failed"] == [{"expect": {"life": {"Bob": 1}}, "got": {"Bob": 17}}]
    assert {"file", "index", "scenario", "unsupported", "citations", "ms"} <= set(got)


def test_what_nobody_asked_for_is_said() -> None:
    """Choices and results of chance that play never came to are named in the ruling."""
    (scenario,) = load_scenarios(f"{BOARD}choices: {{Bob: [red]}}\nrandom: [heads]\n")
    said = [text.en for text in ask(scenario).assumptions]
    assert "Bob was never asked for the choice “red”." in said
    assert "The random result heads was never used." in said


def test_what_was_asked_for_as_something_was_tried_in_vain_is_not_denied() -> None:
    """The attack is refused and taken back with the trigger before it; what was answered was."""
    text = """
cards:
  - {name: Drill Sergeant, cost: "{2}", type: Creature — Soldier, power: 1, toughness: 1,
     text: "At the beginning of each combat, target creature can't attack this combat."}
players:
  Ann: {battlefield: [Grizzly Bears]}
  Bob: {battlefield: [Drill Sergeant]}
choices: {Bob: [Grizzly Bears, red]}
play:
  - {player: Ann, attack: {Grizzly Bears: Bob}}
"""
    (scenario,) = load_scenarios(text)
    ruling = ask(scenario)
    said = [one.en for one in ruling.assumptions]
    assert "That may not be done: Grizzly Bears can't attack" in ruling.answer.en
    assert "Bob was never asked for the choice “red”." in said
    assert not any("“Grizzly Bears”" in one for one in said)


@pytest.mark.parametrize("is_legal", ["true", "false"])
def test_an_action_that_play_never_comes_to_tests_nothing(is_legal: str) -> None:
    """What says whether it is legal has failed where `until` stops play before it."""
    gains = "player: Ann, at: {turn: 2, step: end}, effect: You gain 1 life."
    play = f"[{{{gains}, legal: {is_legal}}}]"
    (scenario,) = load_scenarios(
        f"players: {{Ann: {{}}, Bob: {{}}}}\nplay: {play}\nuntil: {{turn: 1}}"
    )
    (failed,) = check(scenario).failed
    assert failed.expect == {"legal": is_legal == "true"}
    assert (failed.so.en, failed.so.zh) == (
        "play stopped before it was tried",
        "游戏在尝试之前已停止",
    )
    (reached,) = load_scenarios(
        f"players: {{Ann: {{}}, Bob: {{}}}}\nplay: {play}\nuntil: {{turn: 2}}"
    )
    assert check(reached).failed == (() if is_legal == "true" else (failed.with_(got=True),))
