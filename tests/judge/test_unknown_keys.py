"""An unknown key is an error at every level of a scenario, however deep it stands."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judge import BadScenario, load_scenarios
from judge.ruling.asking import rule_on
from judge.scenario.writing import plain_scenarios, write_yaml

EVERYTHING = """
scenario: {en: All keys, zh: 所有的键}
rules: "2023-11-17"
cites: ["601.2h"]
cards:
  - {name: Ox, cost: "{1}", type: Creature — Ox, power: 1, toughness: 1, color: [red]}
  - {name: Left // Right, layout: split, faces: [
      {name: Left, cost: "{R}", type: Instant, text: Draw a card.},
      {name: Right, cost: "{U}", type: Instant, text: Draw a card.}]}
players:
  Ann:
    life: 20
    battlefield: [Ox, {card: Forest, count: 2, tapped: true},
      {card: Ox, as: {en: Second, zh: 第二}, counters: {"+1/+1": 1}}]
    this_turn: {life_gained: 1}
    hand: [Lightning Bolt]
    mana: "{R}"
    counters: {energy: 2}
  Bob: {battlefield: [{card: Ox, as: Other}], mana_free: true}
turn: {active: Ann, number: 1, step: precombat main}
play:
  - {player: Ann, cast: Lightning Bolt, targets: [Bob], pay: {mana: "{R}"}, choose: [1, {Other: 2}]}
  - {player: Ann, attack: {Ox: Bob}, at: {turn: 1, step: declare attackers}, bands: [[Ox]]}
  - {player: Bob, block: {Other: Ox}}
  - {player: Ann, assign: {Ox: {Other: 1}}}
  - {check: [{life: {Bob: 17}}, {not: {life: {Bob: 20}}}]}
choices: {Ann: [{Other: 2}]}
until: {turn: 1, step: end}
ask: [{count: {player: Ann, zone: battlefield}}, {zone: [Ox]}]
expect:
  - {count: {player: Ann, zone: hand, is: 0}}
  - {life: {Ann: 20}}
  - {result: {continues: true}}
  - {mana: {Ann: {R: 0}}}
  - {counters: {Second: {"+1/+1": 1}}}
"""
FREE = ("counters",)  # any word is a kind of counter
KEY = "zzzz_unheard_of"


def _mappings(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all mappings in plain data."""
    if isinstance(value, dict):
        yield path
        for key, held in value.items():
            yield from _mappings(held, (*path, key))
    elif isinstance(value, list):
        for place, held in enumerate(value):
            yield from _mappings(held, (*path, place))


def _cases() -> Iterator[tuple[dict[str, Any], tuple[Any, ...]]]:
    folder = Path(__file__).parents[1] / "scenarios"
    files = [folder / "actions" / "said.yaml", folder / "combat" / "bands.yaml"]
    texts = [EVERYTHING, *(file.read_text(encoding="utf-8") for file in files if file.exists())]
    for text in texts:
        for plain in plain_scenarios(text)[:8]:
            for path in _mappings(plain):
                if not set(path) & set(FREE):
                    yield plain, path


def _with_key(plain: dict[str, Any], path: tuple[Any, ...], value: int | str) -> str:
    changed = copy.deepcopy(plain)
    held: Any = changed
    for step in path:
        held = held[step]
    held[KEY] = value
    return write_yaml(changed)


@pytest.mark.parametrize(
    ("plain", "path"), [pytest.param(*case, id=str(case[1])) for case in _cases()]
)
def test_an_unknown_key_is_an_error(plain: dict[str, Any], path: tuple[Any, ...]) -> None:
    """It is named, as the file is read or played; among answers, it is one never asked for."""
    value = "Bob" if path[-1:] == ("attack",) else 1
    said, lines = _said(_with_key(plain, path, value))
    assert KEY in said
    assert all(line > 0 for line in lines)


def _said(text: str) -> tuple[str, list[int]]:
    """What is wrong with a scenario, and where; of an answer, that it was never asked for."""
    try:
        rulings = [rule_on(scenario) for scenario in load_scenarios(text)]
    except BadScenario as error:
        return str(error), [problem.line for problem in error.problems]
    return " ".join(said.en for ruling in rulings for said in ruling.assumptions), []
