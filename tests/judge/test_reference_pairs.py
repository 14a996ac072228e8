"""Each pair of words that introduce and words that refer: the referent is right, or it is declined.

`reference_pairs.toml` says by hand what each clause, event and cost introduces, by which nouns and
how many; the resolver reads none of it. Nothing is played: what a word was resolved to is looked up
in the value that the text is read as.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.ability import SpellAbility
from judge.abilities.bases import Ability, Effect, Objects, Players
from judge.abilities.effects.combinators import If
from judge.abilities.walk import TARGETS, within
from judge.language import Declined
from judge.oracle.reader import effect_of, read_line
from judge.oracle.references import Unclear, resolved
from judge.oracle.references.holding import HOLDING
from judge.oracle.references.spoken import SPOKEN
from judge.values import Value

TABLE = tomllib.loads(Path(__file__).with_name("reference_pairs.toml").read_text(encoding="utf-8"))
NAME = ("Herald",)
STOP = {"en": " ", "zh": ""}
FIXED = {
    w.This: "this",
    w.Triggering: "event",
    w.TriggerSource: "event source",
    r.TriggerPlayer: "event player",
    r.TheTargetPlayer: "target player",
    r.PaidWith: "paid",
    w.EachOpponent: "each opponent",
    w.EachPlayer: "each player",
    w.ControllerOf: "its controller",
    w.OwnerOf: "its owner",
    w.Every: "described",
}


def test_every_effect_is_in_the_table_or_said_to_have_no_sentence() -> None:
    """An effect that nobody wrote a clause for would be paired with nothing."""
    written = {clause["effect"] for clause in TABLE["clause"]}
    every = {kind.__name__ for kind in (*SPOKEN, *HOLDING)}
    held = {kind.__name__ for kind in HOLDING}
    assert sorted(every - written - held - set(TABLE["without_sentence"])) == []
    assert sorted((written | set(TABLE["without_sentence"])) - every) == []


def read(text: str, frame: str) -> Ability | Effect | None:
    """What a text is read as, its words resolved; None where it is declined."""
    if frame == "spell":
        effect = effect_of([text], NAME)
        if not isinstance(effect, Effect):
            return None
        try:
            return resolved(SpellAbility(effect))
        except Unclear:
            return None
    line = read_line(text, NAME)
    return None if isinstance(line, Declined) or len(line) != 1 else line[0]


def referent(whole: Value, word: dict[str, Any], place: str) -> str | None:
    """What the word was resolved to, as the table calls it; None where the text says another."""
    part: Value = whole
    branch = next((one for one in within(whole) if isinstance(one, If)), None)
    if place in ("instead", "otherwise") and branch is not None:
        chosen = branch.then if place == "instead" else branch.otherwise
        part = chosen if chosen is not None else branch
    acting = [one for one in within(part) if type(one).__name__ == word["effect"]]
    said: Any = acting[-1] if acting else None
    for name in word["field"].split("."):
        said = getattr(said, name, None)
    return called(said, whole) if isinstance(said, (Objects, Players)) else None


def called(said: Objects | Players, whole: Value) -> str:
    """The table's name for resolved words."""
    if isinstance(said, r.TheTarget):
        objects = [
            one
            for one in within(whole)
            if isinstance(one, TARGETS) and not isinstance(one, w.TargetPlayer)
        ]
        names = list(dict.fromkeys(one.name for one in objects))
        return "target" if names.index(said.name) == 0 else "second target"
    if isinstance(said, r.Said):
        return "made"
    if isinstance(said, r.SaidPlayers):
        return "player of the effect"
    return FIXED.get(type(said), type(said).__name__)


def words(lang: str) -> list[dict[str, Any]]:
    """The words of a language, with the number that they tell in it."""
    return [
        {**word, "number": word.get(f"number_{lang}", word["number"])} for word in TABLE["word"]
    ]


def fitting(
    spoken: dict[str, Any], word: dict[str, Any], *, undone: bool = False, loose: bool = True
) -> set[str]:
    """What the word may mean of what a clause, an event or a cost introduces."""
    if word["noun"] == "player":
        many = ("one",) if word["word"] != "they" else ("one", "many")
        return {one["is"] for one in spoken["players"] if one["number"] in many}
    found: set[str] = set()
    for one in spoken["objects"]:
        if one.get("gone") and word["effect"] in ("Change", "PutCounters"):
            continue
        nouns = set(one["nouns"])
        if loose:
            nouns |= {more for noun in nouns for more in TABLE["also"].get(noun, ())}
        if word["noun"] not in nouns if word["noun"] else one.get("named"):
            continue
        if one["number"] == word["number"] or "some" in (one["number"], word["number"]):
            found |= set(one["is"].split(" or "))
    return found - ({"made"} if undone else set())


def wrong(text: str, frame: str, place: str, word: dict[str, Any], right: set[str]) -> str | None:
    """What is wrong with how a text is read; None where it is right, or declined."""
    whole = read(text, frame)
    if whole is None:
        return None
    found = referent(whole, word, place)
    if found is None:
        return None  # the text was read as saying something else altogether
    return None if found in right else f"{text!r}: {found}, not {sorted(right)}"


def joined(first: str, then: str, frame: dict[str, Any], lang: str) -> str:
    """The text of a pair in a frame; "instead" stands before the stop."""
    return str(frame[lang]).format(first=first, then=then, then_=then.rstrip("."))


def of_clauses(frame: dict[str, Any], lang: str) -> Iterator[str]:
    """Every clause with every word, in one frame."""
    undone = frame["known"] == "targets"
    for clause in TABLE["clause"]:
        for word in words(lang):
            if not clause[lang]:
                continue
            right = fitting(clause, word, undone=undone)
            right = right if right <= {"made", "target", "described"} or len(right) == 1 else set()
            text = joined(clause[lang], word[lang], frame, lang)
            fault = wrong(text, "spell", frame["name"], word, right)
            if fault is not None:
                yield fault


@pytest.mark.parametrize("lang", ("en", "zh"))
@pytest.mark.parametrize("frame", TABLE["frame"], ids=lambda frame: frame["name"])
def test_a_word_means_what_the_clause_before_it_introduced(
    frame: dict[str, Any], lang: str
) -> None:
    """In a row, in branches, and where what was said first is not done."""
    assert list(of_clauses(frame, lang)) == []


def own(word: dict[str, Any]) -> set[str]:
    """What a word with nothing before it may mean in an ability of a creature: that creature."""
    return {"this"} if word["noun"] == "" and word["number"] != "many" else set()


@pytest.mark.parametrize("lang", ("en", "zh"))
@pytest.mark.parametrize("kind", ("event", "cost"))
def test_a_word_means_what_the_event_or_the_cost_introduced(kind: str, lang: str) -> None:
    """ "Whenever an opponent …, that player": of the event; "sacrifice a creature: its power"."""
    faults = []
    for before in TABLE[kind]:
        for word in words(lang):
            right = fitting(before, word, loose=False) or fitting(before, word) or own(word)
            text = before[lang] + STOP[lang] + word[lang]
            faults.append(wrong(text, kind, "", word, right if len(right) == 1 else set()))
    assert [fault for fault in faults if fault is not None] == []


def exact(clause: dict[str, Any], event: dict[str, Any], word: dict[str, Any]) -> set[str]:
    """What a word means after both: what was called by its noun, and last."""
    called_so = fitting(clause, word, loose=False) or fitting(event, word, loose=False)
    return called_so or fitting(clause, word) | fitting(event, word) or own(word)


@pytest.mark.parametrize("lang", ("en", "zh"))
def test_a_word_means_the_last_thing_spoken_of_that_it_fits(lang: str) -> None:
    """After an event and a clause: the clause's where it fits, else the event's."""
    faults = []
    for event in TABLE["event"]:
        for clause in TABLE["clause"]:
            for word in words(lang):
                if not clause.get("after_events") or not clause[lang]:
                    continue
                right = exact(clause, event, word)
                text = event[lang] + STOP[lang] + clause[lang] + STOP[lang] + word[lang]
                faults.append(wrong(text, "event", "", word, right))
    assert [fault for fault in faults if fault is not None] == []


@pytest.mark.parametrize("lang", ("en", "zh"))
def test_what_has_a_referent_is_read(lang: str) -> None:
    """A resolver that declined everything would pass the rest: nine of ten pairs are read.

    A permanent may also be called a card, loosely; that it is declined there is no loss.
    """
    frame = TABLE["frame"][0]
    fit, told = 0, 0
    for clause in TABLE["clause"]:
        for word in words(lang):
            if clause[lang] and fitting(clause, word, loose=False):
                whole = read(joined(clause[lang], word[lang], frame, lang), "spell")
                fit += 1
                told += whole is not None and referent(whole, word, frame["name"]) is not None
    assert told >= 0.9 * fit
