"""Sentences in `play`: each says its item in both languages, and reads back to it."""

from __future__ import annotations

from typing import Any

import pytest

from judge import BadScenario, ask, load_scenarios
from judge.asking import Known, Unread, read, say
from judge.asking.canonical import facts, items
from judge.asking.canonical.actions import PAID
from judge.asking.canonical.book import grammar
from judge.asking.canonical.rows import fields_of
from judge.scenario import schema
from judge.values import Lang

LANGS = pytest.mark.parametrize("lang", Lang)
NAMES = Known(("Ann", "Bob", "甲"), ("Shock", "Bear", "Grizzly Bears", "Myr", "闪电击", "符爪熊"))
SAID: tuple[tuple[dict[str, Any], str, str], ...] = (
    (
        {"player": "Ann", "cast": "Shock", "targets": ["Grizzly Bears"]},
        "Ann casts Shock targeting Grizzly Bears.",
        "Ann施放Shock，目标为Grizzly Bears。",
    ),
    (
        {"player": "甲", "cast": "闪电击", "targets": ["符爪熊"]},
        "甲 casts 闪电击 targeting 符爪熊.",
        "甲施放闪电击，目标为符爪熊。",
    ),
    (
        {"player": "Bob", "cast": "Shock", "targets": ["ability of Myr"], "respond": True},
        "In response, Bob casts Shock targeting ability of Myr.",
        "作为响应，Bob施放Shock，目标为Myr的异能。",
    ),
    (
        {"player": "Ann", "attack": {"Bear": "Bob", "Myr": "Bob"}, "at": {"turn": 3}},
        "On turn 3, Ann attacks Bob with Bear and Myr.",
        "第3回合，Ann以Bear和Myr攻击Bob。",
    ),
    (
        {"player": "Bob", "block": {"Ann's Bear #2": ["Myr"]}, "legal": False},
        "Bob blocks Myr with Ann's Bear #2, which isn't allowed.",
        "Bob以Ann的Bear #2阻挡Myr，这是不允许的。",
    ),
    (
        {"player": "Ann", "assign": {"Bear": {"Myr": 1, "Bob": 2}}},
        "Ann assigns combat damage: Bear deals 1 to Myr and 2 to Bob.",
        "Ann分配战斗伤害：Bear造成对Myr的1点和对Bob的2点。",
    ),
    (
        {"player": "Ann", "cast": "Shock", "using": "flashback", "with": ["kicker", {"squad": 2}]},
        "Ann casts Shock, using flashback, with kicker and squad 2 times.",
        "Ann施放Shock，以返照的方式，附加增幅和小队2次。",
    ),
    (
        {"player": "Ann", "activate": "Myr", "ability": 2, "pay": {"mana": "{R}", "life": 2}},
        "Ann activates Myr, ability 2, paying {R}, paying 2 life.",
        "Ann起动Myr，第2个异能，支付{R}，支付2点生命。",
    ),
    (
        {"player": "Ann", "cast": "Shock", "choose": ["red", ["Myr", "Bear"], [], ["Bob"], True]},
        "Ann casts Shock, choosing red, then Myr and Bear, then nothing, then only Bob, then yes.",
        "Ann施放Shock，选择红色，然后Myr和Bear，然后无，然后仅Bob，然后是。",
    ),
    (
        {"effect": "Draw a card.", "player": "Bob"},
        "By Bob, this happens: “Draw a card.”.",
        "由Bob：发生下述效应：“Draw a card.”。",
    ),
    (
        {"pass": "all", "at": {"step": "end"}},
        "In the end step, everyone passes.",
        "在结束步骤中，所有牌手让过。",
    ),
    (
        {"check": [{"life": {"Ann": 17}}, {"zone": {"Bear": "exile", "Myr": "hand"}}]},
        "It holds that Ann's life total is 17; Bear is in exile and Myr is in the hand.",
        "此时的情形是：Ann的总生命为17；Bear在放逐区和Myr在手牌中。",
    ),
    (
        {"player": "Ann", "activate": "Elf of Myr", "try": True},
        "Ann activates “Elf of Myr”, which is only tried.",
        "Ann起动“Elf of Myr”，仅为尝试。",
    ),
)


@pytest.mark.parametrize(("item", "en", "zh"), SAID, ids=[en for _, en, _ in SAID])
def test_a_sentence_is_written_and_read_by_one_table(item: object, en: str, zh: str) -> None:
    assert (say("item", item, NAMES, Lang.EN), say("item", item, NAMES, Lang.ZH)) == (en, zh)
    assert [read("item", words, NAMES) for words in (en, zh)] == [item, item]


def test_sentences_have_every_action_and_detail_of_the_format() -> None:
    """What the schema knows and no part of a sentence is could be said in none."""
    assert set(items.ACTIONS) == set(schema.ACTIONS)
    parts = {*items.DETAILS, *items.IN_THE_ACT, *items.FRAME, "pay", *items.ACTIONS}
    assert parts == set(schema.ITEM)
    assert {key for row in PAID for key in fields_of(row.en[0], row.zh[0])} == set(schema.PAY)


def test_everything_that_may_be_expected_or_asked_has_a_row() -> None:
    """What stands in `check` or `ask` of a scenario can be said."""
    keys = [key for key, *_ in (*facts.OF_NAMES, *facts.YES_OR_NO)]
    of_the_end = {"legal", "verdict", "outcomes", "cites", "deciding", "repeats"}
    others = {"attackers", "active", "turn", "monarch", "initiative", "day", "stack", "not"}
    others |= {"count", "result", "allowed", "in_order"}
    assert {*keys, *others} == set(schema.EXPECTATION) - of_the_end
    asked = {key for key, *_ in (*facts.OF_SOME, *facts.OF_THE_GAME)} | {
        "count",
        "allowed",
        "in_order",
    }
    assert asked >= (set(schema.QUESTION) - of_the_end - {"not", "lacks", "is_not"})


@LANGS
def test_a_word_too_many_or_too_few_is_not_read(lang: Lang) -> None:
    """No word is skipped: each sentence without one of its words, or with one more, says less."""
    for item, en, zh in SAID:
        text = en if lang is Lang.EN else zh
        for place in range(1, len(text) - 1):
            one = read("item", text[:place] + "乎" + text[place:], NAMES)
            assert isinstance(one, Unread) or one != item, text


def test_a_scenario_may_say_its_play_in_sentences() -> None:
    """A sentence stands where a mapping may stand, in either language, beside mappings."""
    players = "players: {Ann: {hand: [Shock], mana_free: true}, Bob: {battlefield: [Memnite]}}\n"
    told = (
        "{player: Ann, cast: Shock, targets: [Memnite]}",
        "Ann casts Shock targeting Memnite.",
        "Ann施放Shock，目标为Memnite",
    )
    values = []
    for item in told:
        (scenario,) = load_scenarios(f"{players}play:\n  - {item}\nask: [{{dies: Memnite}}]")
        values.append(ask(scenario).answers[0].value)
    assert values == [True, True, True]


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("Ann casts Shokc targeting Memnite.", "Shokc targeting Memnite."),
        ("Ann施放Shock，目的为Memnite。", "目的为Memnite。"),
    ],
)
def test_what_is_not_read_of_a_sentence_is_named_in_both_languages(
    sentence: str, words: str
) -> None:
    players = "players: {Ann: {hand: [Shock]}, Bob: {battlefield: [Memnite]}}\n"
    with pytest.raises(BadScenario) as caught:
        load_scenarios(f"{players}play:\n  - {sentence}\n")
    (problem,) = caught.value.problems
    assert (problem.line, problem.key) == (3, "play")
    assert repr(words) in problem.message.en
    assert f"“{words}”" in problem.message.zh


def test_the_nearest_name_is_told() -> None:
    players = "players: {Ann: {hand: [Shock]}, Bob: {battlefield: [Memnite]}}\n"
    with pytest.raises(BadScenario) as caught:
        load_scenarios(f"{players}play: [Ann casts Shokc, Ann cast Shock, Ann施放Shock给Memnite]")
    assert [problem.nearest for problem in caught.value.problems] == ["Shock", None, None]


@LANGS
def test_no_two_rows_of_a_table_have_one_wording(lang: Lang) -> None:
    twice = []
    for name, table in grammar().tables.items():
        seen: set[tuple[Any, ...]] = set()
        for row in table.rows:
            for wording in row.wordings(lang) if hasattr(row, "wordings") else ():
                key = tuple(p if isinstance(p, str) else (p.table, p.number) for p in wording.parts)
                twice += [(name, key)] if key in seen else []
                seen.add(key)
    assert twice == []
