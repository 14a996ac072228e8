"""Questions as people write them: what is ruled on is right, and nothing is read and dropped."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from corpus.analysis.traditional import traditional
from judge.asking.asked import asked
from judge.asking.board.card_facts import CardFacts
from judge.asking.board.discourse import Handler
from judge.asking.handlers import FOCI, HANDLERS
from judge.asking.wordings.alike import alike
from judge.asking.wordings.whole import TABLES
from judge.language import Slot, Template, Word
from judge.questions import Read, State, read
from judge.questions.reading import STUMBLED, book
from judge.scenario.setup.pool import card_named
from judge.values import Lang, language_of
from tests.asking.measuring import Found, entries, figures, measured

OWN: dict[str, list[Any]] = yaml.safe_load(
    Path(__file__).with_name("own.yaml").read_text(encoding="utf-8")
)
FORMS: list[dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("forms.yaml").read_text(encoding="utf-8")
)
FLOORS = {  # shares of the questions that are developed on; they may only rise
    "answered rightly, plain": 0.65,
    "answered rightly, as sent": 0.04,
    "right drafts of the others": 0.87,
}
FACTS = CardFacts(card_named)
NUMBERS = {"one": "two", "two": "three", "three": "four", "一": "两", "两": "三", "三": "四"}
OTHERS = (  # what a statement may be changed in: whose, who, which
    (r"\bmy opponent's\b", "my"),
    (r"\bmy\b(?! opponent)", "my opponent's"),
    (r"\bI\b", "my opponent"),
    (r"\bMy opponent\b(?!')", "I"),
    (r"\bGrizzly Bears\b", "Memnite"),
    ("对手", "我"),
    ("我(?!的对手|对手)", "对手"),
)
EITHER = {  # keys of which a handler takes one where the other is not there
    "shields": {"who"},
    "deals_to": {"on"},
    "proliferated": {"on"},
    "reveals": {"n"},
    "chosen": {"it"},  # which is "it" where nothing is said
    "attack": {"other"},  # which stands beside `also`
    "block": {"other"},
}
OF_THE_END = re.compile(  # the answer names both players, or what the size or the controller is
    r"\b(lose|win)\b|\b(gains?|loses?|take|draw) ((the|that|those|my) )?\d"
    r"|[回得掉吸吃受抓]到?[\d一两三]+[点张].*吗|[那这][一两三四]张牌.*抓|输|赢"
    r"|谁(?:得到|失去)\d点生命|(我|对手)(会死|死了)|\b(a|guy|it) \d+/\d+\?$|是\d+/\d+吗？$"
    r"|get \+\d/\+\d\?$|得到\+\d/\+\d吗？$|monarch\?$"
    r"|[,，] ?\d+(/\d+)?[?？]$|\d\? \d\?$|\d点还是\d点$"  # offered answers
    r"|(?:receive|get) the (?:two|three|four|\d) \w+ tokens\?$"
    r"|control it\?|操控它吗|\d (or \d )?to face\?$"
)
OF_A_CLAIM = re.compile(r"\. (?:Is he|Who's|Am I) right\?$")  # what is claimed is what is asked
# Whoever thinks so, or has not answered yet: nothing is said of the game.
ASIDE = re.compile("think not|觉得不会|claims|还没有响应")


def texts() -> list[str]:
    """The questions that are read to their last word."""
    suite = [one[lang] for one in entries() if one.get("value") for lang in Lang if lang in one]
    forms = (one[lang] for one in FORMS if "value" in one for lang in Lang)
    return [*suite, *(one["text"] for one in OWN["ruled"]), *forms]


def ways(text: str) -> list[Any] | None:
    """The scenarios that a text may mean; None if it isn't read to its last word."""
    found = asked(text, language_of(text), book(), FACTS)
    if found.unread:
        return None
    return [(one.scenario, one.doubts, one.claims) for one in found.drafts]


def changed(text: str) -> Iterator[str]:
    """The same text with another number, another owner, another player."""
    for digit in re.finditer(r"\d", text):
        yield text[: digit.start()] + str((int(digit[0]) + 1) % 10) + text[digit.end() :]
    words = [(rf"\b{a}\b" if a.isascii() else a, b) for a, b in NUMBERS.items()]
    for pattern, other in (*words, *OTHERS):
        for found in re.finditer(pattern, text):
            yield text[: found.start()] + other + text[found.end() :]


def found(text: str) -> Found:
    """What becomes of a text."""
    return Found({}, language_of(text), read(text))


@pytest.mark.parametrize("entry", OWN["ruled"], ids=lambda entry: str(entry["text"]))
def test_a_plain_question_is_ruled_on(entry: dict[str, Any]) -> None:
    one = found(entry["text"])
    assert one.read.state is State.RULED, (one.read.reading.unread, one.read.reading.doubts)
    assert one.values == entry["value"]


@pytest.mark.parametrize("entry", OWN["asked back"], ids=lambda entry: str(entry["text"]))
def test_two_readings_that_matter_are_asked_back(entry: dict[str, Any]) -> None:
    one = found(entry["text"])
    assert one.read.state is State.ASKED_BACK and one.read.ruling is None
    assert one.values == sorted(entry["value"], key=str)
    assert all(reading.said is not None for reading in one.read.readings)


def test_traditional_characters_are_read_as_simplified() -> None:
    texts = [one["text"] for one in OWN["ruled"] if language_of(one["text"]) is Lang.ZH]
    assert len(texts) > 100
    for text in texts:
        one = read(traditional(text))
        assert one.reading.scenario == read(text).reading.scenario, text
        spans = one.reading.spans
        assert all(one.question[span.start : span.end] == span.text for span in spans)


@pytest.mark.parametrize("text", OWN["left"])
def test_what_is_not_read_to_its_end_is_not_ruled_on(text: str) -> None:
    one = read(text)
    assert one.ruling is None and STUMBLED not in one.reading.doubts
    if not one.is_guess:  # asked back as most likely meant, which is no ruling
        assert one.state in (State.DRAFT, State.REFERENCES)
        assert one.reading.unread or one.reading.doubts


def test_no_slot_is_read_and_dropped() -> None:
    """Another number, owner or player is another scenario, or isn't read."""
    kept: list[str] = []
    changes = 0
    for text in texts()[::2]:
        before = ways(text)
        for other in changed(text) if before is not None and not ASIDE.search(text) else ():
            changes += 1
            said = OF_A_CLAIM.sub("", other)
            last = re.split(r"[.。] ?", said)[-1]
            head = len(said) - len(last)
            is_of_the_end = OF_THE_END.search(last) and other[:head] == text[:head]
            if ways(other) == before and not is_of_the_end:
                kept.append(other)
    assert changes > 300
    assert kept == []


def test_no_wording_has_a_word_that_is_read_as_another() -> None:
    """The tables have the words that `ALIKE` puts for others; no other wording is ever met."""
    for table in TABLES:
        for row in table.rows:
            for lang in Lang if isinstance(row, Template | Word) else ():
                for wording in row.wordings(lang):
                    for words in filter(lambda part: isinstance(part, str), wording.parts):
                        assert alike(words, lang) == words, (table.name, words)


@pytest.mark.parametrize(("key", "handlers"), [("does", HANDLERS), ("asks", FOCI)])
def test_every_wording_says_what_its_handler_takes(
    key: str, handlers: Mapping[str, Handler]
) -> None:
    """A wording without a slot that its handler needs would end in a fault of the reading."""
    rows = [row for table in TABLES for row in table.rows if isinstance(row, Template)]
    of_key = [(str(row.fixed[key]), row) for row in rows if row.fixed and key in row.fixed]
    lacking = [
        (name, needed, wording.parts)
        for name, row in of_key
        for needed in needed_by(handlers[name]) - EITHER.get(name, set())
        for lang in Lang
        for wording in row.wordings(lang)
        if needed not in {*row.fixed, *(p.field for p in wording.parts if isinstance(p, Slot))}
    ]
    assert len(of_key) > 200 and lacking == []


def needed_by(handler: Handler) -> set[str]:
    """The keys that a handler takes of a clause without asking whether it has them."""
    code = inspect.getsource(handler)
    asked = set(re.findall(r'said\.get\("(\w+)"', code)) | set(
        re.findall(r'"(\w+)" (?:not )?in said', code)
    )
    return set(re.findall(r'said\["(\w+)"\]', code)) - asked


def test_words_and_places_agree() -> None:
    for entry in entries():
        for lang in Lang:
            if lang in entry:
                one = asked(entry[lang], lang, book(), FACTS)
                for part in (*one.read, *one.unread):
                    assert 0 <= part.start < part.end <= len(entry[lang])
                for mention in one.mentions:
                    assert entry[lang][mention.start : mention.end].strip()


@pytest.fixture(scope="module")
def suite() -> dict[str, Any]:
    return figures(measured(entries()))


def test_what_fails_as_it_is_read_is_answered() -> None:
    no_limits: Any = object()  # of which reading asks what it doesn't have
    one = read("I control a 2/2. My opponent casts Shock on it. Does it die?", limits=no_limits)
    assert one.state is State.REFERENCES and one.reading.doubts == (STUMBLED,)


def test_nothing_fails_as_it_is_read(suite: dict[str, Any]) -> None:
    assert suite["stumbled"] == []


def test_nothing_is_silently_wrong(suite: dict[str, Any]) -> None:
    assert suite["silently wrong"] == []


def test_english_and_chinese_give_one_scenario(suite: dict[str, Any]) -> None:
    assert suite["of them alike"] == suite["answered in both languages"] > 15


@pytest.mark.parametrize("share", FLOORS)
def test_shares_only_rise(suite: dict[str, Any], share: str) -> None:
    assert suite[share] >= FLOORS[share]


@pytest.mark.parametrize(
    "text", [OWN["ruled"][0]["text"], OWN["left"][0], OWN["asked back"][0]["text"]]
)
def test_the_form_is_that_of_the_contract(text: str) -> None:
    held = read(text).to_dict()
    assert list(held)[:4] == ["question", "lang", "state", "reading"]
    assert set(held["reading"]) == {"scenario", "said", "spans", "unread", "inferred"}
    for one in (*held["reading"]["spans"], *held["reading"]["unread"]):
        assert text[one["start"] : one["end"]] == one["text"]
    assert bool(held["answers"]) == (held["state"] == "ruled")
    assert len(held["readings"]) == (2 if held["state"] == "asked back" else 0)
    for one in held["readings"]:
        assert one["verdict"] == "determined" and one["answers"] and one["reading"]["said"]


def test_a_ruling_on_a_question_tells_what_was_understood() -> None:
    one: Read = read("My opponent attacks me with a 3/3. I block with a 2/2. Does my 2/2 die?")
    said = one.reading.said
    assert said is not None and "3/3 creature" in said.en and "3/3生物" in said.zh
    assert {guess.what.en for guess in one.reading.inferred} >= {
        "Mana doesn't matter: costs are taken as paid."
    }
