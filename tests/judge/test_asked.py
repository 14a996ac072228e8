"""The cards that people ask about: how many are playable, by the card file and by the pool."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import judge.cards
from judge.cards import Card, Pool, builtin_pool
from judge.errors import Unsupported
from judge.rules.card_reader import oracle_of
from judge.rules.editions import NEWEST_EDITION
from judge.ruling.asking import rulebook_of
from judge.scenario.setup import unplayable
from tests.judge.own_text import decided
from tests.judge.unread_at_random import scenarios

FILE = Path(judge.cards.__file__).with_name("asked.txt")
BASELINE = Path(__file__).with_name("asked.json")


def asked() -> list[str]:
    """The names, without the line at the top."""
    return FILE.read_text(encoding="utf-8").splitlines()[1:]


def card(pool: Pool, name: str) -> Card | None:
    """The card that is called so whole or in front; None if it is none or leaves something out."""
    try:
        found = pool.get(name)
    except Unsupported:
        return None
    whole = "" if found is None else " // ".join(face.name.en for face in found.faces)
    return found if found is not None and name in (found.name.en, whole) else None


def test_the_names_are_a_list() -> None:
    """800 of them, each once, in order."""
    names = asked()
    assert names == sorted(set(names))
    assert len(names) == 800


def test_no_fewer_are_playable_than_before(shared: Path) -> None:
    """Prints the shares (`-s`): playable by the card file, else by the pool; held by the pool."""
    names, file, rulebook = (
        asked(),
        Pool.from_jsonl(shared / "cards" / "cards.jsonl"),
        rulebook_of(NEWEST_EDITION.date),
    )
    held = {name: card(builtin_pool(), name) for name in names}
    found = [card(file, name) or held[name] for name in names]
    playable = [one for one in found if one and not unplayable(one, rulebook, oracle_of(rulebook))]
    figures = {
        "playable": len(playable) / len(names),
        "held": sum(one is not None for one in held.values()) / len(names),
    }
    baseline = json.loads(BASELINE.read_text(encoding="utf-8"))
    for name, figure in figures.items():
        print(f"{name:10}{figure:8.2%}  at least {baseline[name]:.2%}")
    assert {name for name, figure in figures.items() if figure < baseline[name]} == set()


@pytest.mark.slow
def test_no_fewer_decide_a_scenario_than_before() -> None:
    """Prints those that decide none (`-s`): a scenario whose expectations need the card's text."""
    names = asked()
    found = decided(names, scenarios())
    print(*(name for name in names if name not in found), sep="\n")
    assert len(found) / len(names) >= json.loads(BASELINE.read_text(encoding="utf-8"))["decided"]
