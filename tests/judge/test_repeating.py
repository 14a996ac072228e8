"""What a script did is told to be repeatable at will, in words, with what each time moves."""

from __future__ import annotations

import pytest

from judge import Ruling, ask, load_scenarios
from judge.errors import BadScenario
from judge.scenario import rounds
from judge.scenario.play import Play

FOUNT = """
cards:
  - {name: Fount, cost: "{1}", type: Artifact, text: "TEXT"}
players:
  Ann: {battlefield: [Fount, Prodigal Pyromancer]}
  Bob: {}
play:
PLAY
"""
USED = "  - {player: Ann, activate: Fount}"
GAIN = "{0}: You gain 1 life."


def ruling(text: str, *play: str, asked: str = "ask: [{life: Ann}]") -> Ruling:
    """The ruling on a Fount with this text."""
    whole = FOUNT.replace("TEXT", text).replace("PLAY", "\n".join(play or (USED,)))
    (scenario,) = load_scenarios(whole + asked)
    return ask(scenario)


def test_who_asks_for_life_is_told_that_it_may_go_on() -> None:
    """In both languages, and the rules are cited by their numbers of the edition."""
    got = ruling(GAIN)
    assert got.answer.en == (
        "21 life for Ann. Ann can repeat this as often as wanted, naming the number. "
        "Each time: Ann gains 1 life."
    )
    assert got.answer.zh == (
        "21点生命：Ann。Ann可任意次重复此过程，由其宣布次数。每次：Ann获得1点生命。"
    )
    assert {"732.1b", "732.2a"} <= {one.number for one in got.citations}
    assert got.verdict == "determined"
    assert "727.2a" in {one.number for one in ruling(GAIN, asked='rules: "2023-11-17"').citations}


@pytest.mark.parametrize(
    ("text", "en", "zh"),
    [
        ("{0}: Add {C}{R}.", "Ann has {C} more, Ann has {R} more", "Ann多出{C}，Ann多出{R}"),
        (
            "{0}: Put two charge counters on this artifact.",
            "Fount gets 2 charge counters",
            "Fount得到2个充电指示物",
        ),
        (
            "{0}: Create a 1/1 red Goblin creature token.",
            "Ann gets 1 more token (Goblin Token)",
            "Ann多出1个衍生物（鬼怪衍生物）",
        ),
        (
            "{0}: Target creature gets +1/+1 until end of turn.",
            "Prodigal Pyromancer gets +1/+1 until end of turn",
            "放荡烈焰术士得+1/+1直到回合结束",
        ),
        (
            "{0}: Each opponent loses 2 life.",
            "Bob loses 2 life. After 9 more times Bob loses the game",
            "Bob失去2点生命。再重复9次后，Bob输掉游戏",
        ),
        ("{0}: You get {E}.", "Ann gets 1 energy counter", "Ann得到1个能量指示物"),
    ],
)
def test_each_thing_that_may_grow_is_told(text: str, en: str, zh: str) -> None:
    """Mana, counters of objects and players, tokens, effects, life."""
    use = USED.replace("}", ", targets: [Prodigal Pyromancer]}") if "arget" in text else USED
    got = ruling(text, use, asked="")
    assert f"Each time: {en}." in got.answer.en
    assert f"每次：{zh}。" in got.answer.zh


def test_what_came_before_a_round_is_no_part_of_it() -> None:
    """The creature is tapped, and the artifact can be used all the same."""
    shot = "  - {player: Ann, activate: Prodigal Pyromancer, targets: [Bob]}"
    got = ruling(GAIN, shot, USED)
    assert "Ann can repeat what begins with Fount as often as wanted" in got.answer.en
    assert "Ann可任意次重复自Fount起的过程" in got.answer.zh


@pytest.mark.parametrize(
    ("text", "en", "zh"),
    [
        ("{T}: You gain 1 life.", "No. There can be 0 more rounds of this at most. Then:", "否。"),
        (
            "Pay 5 life: Put a charge counter on this artifact.",
            "No. There can be 3 more rounds of this at most.",
            "否。此过程最多还能进行3次。",
        ),
        (
            "{0}: Target opponent may draw a card. You gain 1 life.",
            "No. It takes a choice of Bob, who may choose otherwise.",
            "否。其中包含Bob的选择，该牌手可作出不同选择。",
        ),
    ],
)
def test_no_says_what_keeps_it(text: str, en: str, zh: str) -> None:
    """A rule that refuses it, life that runs out, or another player's choice."""
    use = USED.replace("}", ", targets: [Bob]}") if "arget" in text else USED
    (answer,) = ruling(text, use, asked="choices: {Bob: [no]}\nask: [{repeats: true}]").answers
    assert answer.value is False
    assert answer.text.en.startswith(en)
    assert answer.text.zh.startswith(zh)


@pytest.mark.parametrize(
    "text",
    [
        "{0}: Draw a card, then discard a card. You gain 1 life.",
        "{0}: Flip a coin. If you win the flip, you gain 1 life.",
        "{0}: You gain 1 life for each artifact you control. Create a Treasure token.",
    ],
)
def test_what_is_not_sure_is_declined(text: str) -> None:
    """Neither yes nor no is said; and who does not ask is told nothing of it."""
    got = ruling(text, asked="random: [heads]\nask: [{repeats: true}]")
    assert got.verdict == "unsupported"
    assert got.unsupported == ("whether what was done can be repeated as often as wanted",)
    assert "as often as wanted" not in ruling(text, asked="random: [heads]").answer.en


def test_a_program_is_told_what_each_time_moves() -> None:
    """By the names of a scenario; null where nothing can be repeated."""
    told = ruling("{0}: Target opponent loses 3 life. Add {R}.", asked="").to_dict()["repeats"]
    assert told == {
        "player": "Ann",
        "since": None,
        "each": {"life": {"Bob": -3}, "mana": {"Ann": "{R}"}},
        "loses": {"Bob": 6},
    }
    assert ruling("{T}: You gain 1 life.").to_dict()["repeats"] is None


def test_what_is_repeated_stands_in_a_play_so_often() -> None:
    """Items of items too; what is too much is said before it is made."""
    round_ = "{times: 3, repeat: [{player: Ann, activate: Fount}]}"
    got = ruling(GAIN, f"  - {{times: 4, repeat: [{round_}, {round_}]}}")
    assert got.answers[0].value == 20 + 24
    with pytest.raises(BadScenario, match="more than 1000 items"):
        ruling(GAIN, "  - {times: 1000000000, repeat: [{player: Ann, activate: Fount}]}")
    with pytest.raises(BadScenario, match="times: is required"):
        ruling(GAIN, "  - {repeat: [{player: Ann, activate: Fount}]}")


def test_what_is_tried_leaves_no_trace() -> None:
    """The steps, the objects and what is assumed are those of the one round that was played."""
    got = ruling("{0}: Create a 1/1 red Goblin creature token.", asked="")
    assert got.board is not None and str(got.to_dict()).count("{'text': {'en': 'Ann creates") == 1
    assert got.record is not None and len(got.record.state.battlefield) == 3


def test_a_play_that_nothing_repeats_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round costs several times the play: only where all cards are as they were is it tried."""
    tried: list[Play] = []
    was = rounds._tried

    def counted(play: Play, *rest: object) -> object:
        tried.append(play)
        return was(play, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(rounds, "_tried", counted)
    ruling("{T}: You gain 1 life.")
    ruling(GAIN, "  - {player: Ann, activate: Prodigal Pyromancer, targets: [Bob]}")
    assert not tried
    ruling(GAIN)
    assert len(tried) == 1
