"""What words refer to: every effect says what it speaks of, and pairs of clauses are played.

`references.toml` says by hand what each clause introduces and how a clause that refers is seen; the
resolver reads none of it. Each pair is played in both languages: the one meant is met and nobody
else, or the text is declined.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judge import check
from judge.abilities.references import Said, SaidPlayers
from judge.abilities.walk import within
from judge.abilities.who import It, ThatPlayer
from judge.cards import builtin_pool
from judge.language import Declined
from judge.oracle import Oracle
from judge.oracle.reader import read_line
from judge.oracle.references.holding import HOLDING
from judge.oracle.references.spoken import ACTED, SPOKEN
from judge.rules.costs.actions import COSTS
from judge.rules.effects import EFFECTS
from judge.rules.effects.marks import ACTIONS
from judge.ruling.checking import Outcome
from judge.scenario.loading import scenario_from

TABLE = tomllib.loads(Path(__file__).with_name("references.toml").read_text(encoding="utf-8"))
STOP = {"en": " ", "zh": ""}


def test_every_effect_declares_what_it_speaks_of() -> None:
    """An effect that nobody declared could make a pronoun mean something else in silence."""
    every = {*EFFECTS, *COSTS}
    assert sorted(kind.__name__ for kind in every - set(SPOKEN) - set(HOLDING)) == []
    assert sorted(kind.__name__ for kind in set(SPOKEN) & set(HOLDING)) == []


def test_every_field_that_is_declared_is_one() -> None:
    """A field that an effect does not have would never be spoken of."""
    wrong = [
        (kind.__name__, name)
        for kind, said in SPOKEN.items()
        for name in (*said.order, *said.mentions)
        if name not in kind.__struct_fields__
    ]
    assert wrong == []


def test_every_keyword_action_declares_what_it_speaks_of() -> None:
    """One that says no objects must not speak of the object that its ability is on."""
    of_objects = {
        *("adapt", "airbend", "connive", "detain", "double counters", "double power"),
        *("double power and toughness", "double toughness", "earthbend", "endure", "exert"),
        *("explore", "goad", "harness", "heal", "meld", "monstrosity", "plot", "prepare", "saddle"),
        *("solve", "support", "suspect", "triple power and toughness", "unprepare"),
        "unsuspect",
    }
    of_keywords = {  # no text says these
        *("backup", "copy for its paradigm", "crew", "encore", "exploit", "firebend"),
        *("increase speed", "level", "pair", "paradigm", "renown", "train", "warp"),
    }
    assert sorted(of_objects | of_keywords | set(ACTED)) == sorted(ACTIONS)
    assert not (of_objects | of_keywords) & set(ACTED)


def test_no_pronoun_for_players_is_left_in_a_card_that_is_read() -> None:
    """What is read is resolved: of pronouns only those of a rule about its own object are left."""
    oracle = Oracle()
    left = []
    for card in builtin_pool():
        for face in card.faces:
            read = oracle.read(face)
            if isinstance(read, Declined):
                continue
            parts = list(within(read))
            labels = {part.label for part in parts if isinstance(part, (Said, SaidPlayers))}
            made = {getattr(part, "label", 0) for part in parts}
            if any(isinstance(part, ThatPlayer) for part in parts) or not labels <= made:
                left.append(face.name.en)
    assert left == []


def pairs() -> Iterator[Any]:
    """Each pair of clauses that the table has, in each language."""
    for first in TABLE["introduces"]:
        for then in TABLE["refers"]:
            for lang in ("en", "zh"):
                name = f"{lang}: {first['en']} {then['en']}"
                yield pytest.param(first, then, lang, id=name)


def scenario(first: dict[str, Any], then: dict[str, Any], lang: str) -> dict[str, Any]:
    """A spell that says both clauses, cast with the target that the first one has."""
    target = {"Bear": ["Bear"], "Ox": ["Ox"]}.get(first.get("is", ""), [])
    targets = ["Bob"] if "player" in first else target
    text = first[lang] + STOP[lang] + then[lang]
    return {
        "cards": [
            {"name": "Herald", "cost": "{0}", "type": "Instant", "text": text},
            {
                "name": "Bear",
                "cost": "{1}",
                "type": "Creature — Bear",
                "power": 2,
                "toughness": 5,
                "text": "",
            },
            {
                "name": "Ox",
                "cost": "{1}",
                "type": "Creature — Ox",
                "power": 1,
                "toughness": 5,
                "text": "",
            },
        ],
        "players": {
            "Ann": {"hand": ["Herald"], "graveyard": ["Ox"], "battlefield": ["Memnite"]},
            "Bob": {
                "battlefield": ["Bear", "Mountain"],
                "hand": ["Shock"],
                "library": ["Forest", "Forest", "Forest", "Forest"],
            },
        },
        "play": [{"player": "Ann", "cast": "Herald", "targets": targets}],
        "expect": expected(first, then),
    }


def expected(first: dict[str, Any], then: dict[str, Any]) -> list[dict[str, Any]]:
    """What is seen on the one meant, and not on the others."""
    met, others = first.get("is"), ["Memnite", "Bear"]
    seen: list[dict[str, Any]] = []
    if "counters" in then:
        seen += [{"counters": {met: {then["counters"]: 2}}}] if met else []
        seen += [{"counters": {one: {then["counters"]: 0}}} for one in others if one != met]
    if "has" in then:
        seen += [{"has": {met: [then["has"]]}}] if met else []
        seen += [{"lacks": {one: [then["has"]]}} for one in others if one != met]
    if "life" in then:
        bob = 20 + first.get("life", 0) + then["life"]
        seen.append({"life": {"Ann": 20, "Bob": bob}})
    return seen


@pytest.mark.parametrize(("first", "then", "lang"), tuple(pairs()))
def test_what_is_meant_is_what_was_spoken_of(
    first: dict[str, Any], then: dict[str, Any], lang: str
) -> None:
    """The referent is right; of a kind that nothing before it has, the text is declined."""
    fits = ("object" in first) if then["kind"] == "object" else ("player" in first)
    said = scenario(first, then, lang)
    result = check(scenario_from(said))
    if not fits and first.get("gone"):
        assert result.outcome in (Outcome.UNSUPPORTED, Outcome.PASS)  # and then on nobody
        return
    if not fits:
        assert result.outcome is Outcome.UNSUPPORTED
        return
    assert result.outcome is Outcome.PASS, (result.failed, result.unsupported, result.errors)


def test_pronouns_are_equal_whatever_they_say() -> None:
    """A row of the tables compares what it reads with what another row does."""
    assert It("creature", False) == It() and hash(It("creature")) == hash(It())
    assert ThatPlayer("they") == ThatPlayer() and It() != ThatPlayer()


def test_an_unless_of_several_players_ends() -> None:
    """Where nothing is done to each of those who may pay, the text is declined."""
    line = (
        "在每位牌手的维持开始时，除非他支付2点生命，否则每位未操控妖精的对手将一个由他操控的永久物"
        "移回其拥有者手上。"
    )
    assert isinstance(read_line(line, ()), Declined)
    each = (
        "At the beginning of your end step, each player loses 4 life unless they sacrifice a land."
    )
    assert not isinstance(read_line(each, ()), Declined)
