"""A ruling on a question speaks to whom asked, in each language in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import judge
from judge.asking.names.named_players import CHINESE, ENGLISH
from judge.cards import builtin_pool
from judge.questions import read
from judge.ruling.wording.addressing import second_person
from tests.asking.measuring import entries

NEAR = Path(__file__).parent
FORMS: list[dict[str, Any]] = yaml.safe_load(NEAR.joinpath("forms.yaml").read_text("utf-8"))
OWN: dict[str, list[Any]] = yaml.safe_load(NEAR.joinpath("own.yaml").read_text("utf-8"))
SCENARIOS = NEAR.parent / "scenarios"
NAMES = {"Ann": "I", "Bob": "my opponent"}  # of scenarios, as a question would name them
THIRD = re.compile(r"\b[Yy]ou (is|was|has|does|[a-z]+s)\b|\byou's\b|(?:^|[.!?] )you ")
RAW = re.compile(r"\b(?:I|my|My) |\bmy opponent|\bI\.|我")
IN_CHINESE = re.compile(r"[A-Za-z][A-Za-z' ,-]*[A-Za-z]")
NAMES_IN_CHINESE = re.compile(CHINESE)  # of players, which stay as they are
HAN = re.compile("[\u4e00-\u9fff]")
FEWER = 4  # one of so many is looked at
SAMPLE = ("basics/*", "damage/*", "turn/*", "ending/*", "zones/*")  # of files


def texts(plain: object) -> Iterator[Mapping[str, str]]:
    """All that plain data say in two languages."""
    if isinstance(plain, dict) and set(plain) == {"en", "zh"}:
        yield plain
    elif isinstance(plain, dict | list | tuple):
        for one in plain.values() if isinstance(plain, dict) else plain:
            yield from texts(one)


def shown(ruling: judge.Ruling) -> list[Mapping[str, str]]:
    """What a ruling says; objects and the table hold names and printed text."""
    held = ruling.to_dict()
    return list(
        texts([held[key] for key in ("answer", "answers", "deciding", "steps", "outcomes")])
    )


@cache
def rulings() -> tuple[judge.Ruling, ...]:
    """Those on the questions of the suites that are ruled on."""
    plain = (one for one in entries() if one.get("plain") and one["kind"] == "ruled")
    suite = [one[lang] for one in plain for lang in ("en", "zh") if lang in one]
    own = [one["text"] for one in OWN["ruled"]]
    forms = [one[lang] for one in FORMS if "value" in one for lang in ("en", "zh")]
    found = (read(text).ruling for text in [*suite, *own, *forms][::FEWER])
    return tuple(one for one in found if one is not None)


def test_a_ruling_in_chinese_has_no_english_but_names() -> None:
    assert len(rulings()) > 40
    names = {one.en for one in builtin_pool().names()}  # a card without a Chinese one keeps it
    names |= set(ENGLISH.split("|"))  # and so does a player
    left = {
        one["zh"]
        for ruling in rulings()
        for one in shown(ruling)
        for words in IN_CHINESE.findall(one["zh"])
        if words not in names
    }
    assert not left


def test_a_ruling_in_english_has_no_chinese() -> None:
    said = {one["en"] for ruling in rulings() for one in shown(ruling)}
    assert not {one for one in said if HAN.search(NAMES_IN_CHINESE.sub("", one))}


def test_nobody_is_told_by_the_name_that_a_question_gives() -> None:
    said = [one for ruling in rulings() for one in shown(ruling)]
    assert not {text for one in said for text in one.values() if RAW.search(text)}
    assert any("You lose" in one["en"] and "你失去" in one["zh"] for one in said)
    assert any("your opponent" in one["en"] and "你的对手" in one["zh"] for one in said)


def renamed(path: Path) -> list[judge.Scenario]:
    """The scenarios of a file, with the players of a question in the place of theirs."""
    text = path.read_text("utf-8")
    for name, other in NAMES.items():
        text = re.sub(rf"\b{name}\b", other, text)
    return judge.load_scenarios(text)


@pytest.mark.parametrize("name", SAMPLE)
def test_english_agrees_with_you(name: str) -> None:
    said = 0
    for path in sorted(SCENARIOS.glob(f"{name}.yaml"))[:2]:
        for scenario in renamed(path)[:8]:
            told = [one["en"] for one in shown(judge.ask(scenario))]
            said += sum("ou " in text for text in told)
            assert not {text for text in told if THIRD.search(text) and "to you is" not in text}
    assert said


def test_a_name_of_ones_own_stays() -> None:
    scenario = judge.load_scenarios(
        "scenario: Shock\nplayers: {Ann: {hand: [Shock], mana_free: true}, Bob: {}}\n"
        "play: [{player: Ann, cast: Shock, targets: [Bob]}]\nask: [{life: Bob}]"
    )[0]
    ruling = judge.ask(scenario)
    assert ruling.answer.en == "18 life for Bob." and ruling.answer.zh == "18点生命：Bob。"
    as_asked = judge.ask(renamed_one("Bob", "I", scenario))
    assert as_asked.answer.en == "18 life for you." and as_asked.answer.zh == "18点生命：你。"
    assert as_asked.to_dict()["answers"][0]["ask"] == {"life": "I"}


def renamed_one(name: str, other: str, scenario: judge.Scenario) -> judge.Scenario:
    """A scenario with another name for a player."""
    seats = tuple(one.with_(name=other) if one.name == name else one for one in scenario.seats)
    given = {"cast": "Shock", "targets": (other,)}
    play = tuple(one.with_(given={**one.given, **given}) for one in scenario.play)
    asked = tuple(one.with_(value=other) for one in scenario.ask)
    return scenario.with_(seats=seats, play=play, ask=asked)


@pytest.mark.parametrize(
    ("third", "second"),
    [("scries", "scry"), ("passes", "pass"), ("mixes", "mix"), ("this", "this")],
)
def test_verbs_lose_their_ending(third: str, second: str) -> None:
    assert second_person(third) == second
