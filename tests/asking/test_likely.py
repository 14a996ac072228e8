"""Questions that are read in part: asked back as they are most likely meant, rightly, or left."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from judge.asking.asked import asked
from judge.asking.board.card_facts import CardFacts
from judge.asking.board.discourse import Board, Lost
from judge.asking.loosely.guessing import act
from judge.asking.loosely.sketching import sketch
from judge.asking.names.mentions import named
from judge.asking.names.naming import masked
from judge.questions import Read, State, read
from judge.questions.reading import book
from judge.scenario.setup.pool import card_named
from judge.values import Lang
from tests.asking.measuring import Found, entries, measured
from tests.asking.test_sent import SENT

LIKELY: list[dict[str, Any]] = [
    {"id": f"l{place:03}", "cards": [], **entry}
    for place, entry in enumerate(
        yaml.safe_load(Path(__file__).with_name("likely.yaml").read_text(encoding="utf-8")), 1
    )
]
ANSWERED = 0.6  # share of these that is answered rightly; it only rises
RIGHT = 0.85  # share of what is asked back that must be right
LEFT = (  # what may not be guessed: a word left out may turn the meaning, or nothing is asked
    "My 3/3 attacks and he blocks with a 2/2 unless he has a flyer. Does the 3/3 die?",
    "I swing with a 5/5 but not at him. How much damage goes through, with 2 of it prevented?",
    "My 2/2 got goaded by a third player and swings into his 3/3, who dies?",
    "我的3/3攻击，除非他用2/2挡，3/3会死吗？",
    "我的2/2潜行，3/3挡它，会死吗？",
    "I attack with Grizzly Bears with trample. My opponent blocks with a 1/1. "
    "How much damage does he take?",
    "我用具有飞行的灰熊攻击。对手的3/3能阻挡吗？",
    "我的Serra Angel没有飞行。我用它攻击。对手的3/3能阻挡吗？",
    "I control Llanowar Elves with haste. It came in this turn. Can I tap it for mana?",
    "It is my opponent's turn. I attack with a 2/2. Is that legal?",
    "轮到对手。我施放Wrath of God。合法吗？",
    "I attack with a 2/2, a 3/3 and a 4/4. He doesn't block the 2/2. How much damage does he take?",
    "对手对自己施放闪电击。我失去多少生命？",
    "My opponent casts Lightning Bolt on his opponent. How much life do I lose?",
    "My creatures are 3/3. I control Blood Artist. My opponent casts Wrath of God. "
    "How much life do I gain?",
    "I control two Glorious Anthems and a 2/2. My opponent destroys both. How big is it?",
    "My opponent gives me his Soul Warden. I cast Grizzly Bears. How much life do I gain?",
    "My 2/2 was equipped with Bonesplitter. I moved it to my 1/1. I attack with the 2/2. "
    "He doesn't block. How much damage does he take?",
    "我把我的3/3给了对手。我操控Glorious Anthem。对手对它施放闪电击。它会死吗？",
    "对手从我这里拿走了我的3/3。我操控Glorious Anthem。对手对它施放闪电击。它会死吗？",
    "My opponent casts Murder on my 2/2, or on my 3/3. Does my 2/2 die?",
    "What is deathtouch?",
    "Blood Moon.",
)
GUESS = "Does my 3/3 with deathtouch and trample kill a 5/5 indestructible blocker?"


@pytest.fixture(scope="module")
def likely() -> list[Found]:
    return measured(LIKELY)


def test_what_is_guessed_is_right(likely: list[Found]) -> None:
    guesses = [one for one in likely if one.read.is_guess]
    assert len(guesses) > 15
    assert sum(one.is_right for one in guesses) / len(guesses) >= RIGHT
    assert not [one.entry["id"] for one in likely if one.is_wrong]


def test_a_share_is_answered_rightly(likely: list[Found]) -> None:
    right = [one.is_answered and one.is_right for one in likely]
    assert sum(right) / len(right) >= ANSWERED


def test_most_guesses_on_the_suites_are_right() -> None:
    """Those without a value in the suites count as wrong."""
    found = [one for one in measured((*entries(), *SENT)) if one.read.is_guess]
    assert len(found) > 4  # the better the tables read, the fewer are left to guess
    assert sum(one.is_right for one in found) / len(found) >= RIGHT


def test_both_languages_are_guessed_alike(likely: list[Found]) -> None:
    pairs: dict[str, list[Read]] = {}
    for one in likely:
        if one.is_answered:
            pairs.setdefault(one.entry["id"], []).append(one.read)
    both = [pair for pair in pairs.values() if len(pair) == 2]
    assert len(both) >= 4
    assert all(one.reading.scenario == other.reading.scenario for one, other in both)


@pytest.mark.parametrize("text", LEFT)
def test_what_may_be_meant_otherwise_is_not_guessed(text: str) -> None:
    assert not read(text).is_guess


def test_no_words_that_are_put_together_break_the_reader() -> None:
    """Clauses of all suites in any order are made out, or are lost."""
    drawn = Random(20261129)
    facts = CardFacts(card_named)
    for lang, sep in ((Lang.EN, r"(?<=[.,?!]) "), (Lang.ZH, r"(?<=[，。？])")):
        texts = [one[lang] for one in (*entries(), *SENT, *LIKELY) if lang in one]
        parts = [part for text in texts for part in re.split(sep, text)]
        for place in range(400):
            text = (" " if lang is Lang.EN else "").join(drawn.sample(parts, 4))
            held = masked(text, book().of_question(text))
            board = Board(facts)
            for clause in sketch(held.text, 0, lang).clauses:
                with suppress(Lost):
                    act(board, named(clause, held.mentions))
            if place % 4 == 0:
                asked(text, lang, book(), facts)


def test_a_guess_is_no_ruling_and_says_what_it_left_out() -> None:
    found = read("Hmpf, my brain melts, " + GUESS[0].lower() + GUESS[1:])
    assert found.state is State.ASKED_BACK and found.is_guess and found.ruling is None
    held = found.to_dict()
    assert held["is_guess"] is True and held["verdict"] is None and held["answers"] == []
    assert [one["text"] for one in held["reading"]["unread"]] == ["Hmpf", "brain melts"]
    (way,) = held["readings"]
    assert way["answers"][0]["value"] is False
    assert "I attack my opponent with" in way["reading"]["said"]["en"]
    assert any("blocks it" in one["what"]["en"] for one in way["reading"]["inferred"])


def test_a_question_read_to_its_end_is_no_guess() -> None:
    found = read("I attack with my 3/3 and he blocks with a 2/2 first striker. Does it die?")
    assert found.state is State.ASKED_BACK and not found.is_guess and len(found.readings) == 2
