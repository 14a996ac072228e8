"""Every rule that decides something is noticed by a scenario when it is switched off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge.keywords
import judge.rules
from judge import scenario_from
from judge.keywords import flying, trample
from judge.rules import state_based
from tests.judge.switched_off import (
    ABSENT,
    NO_REASON,
    Noticed,
    Switch,
    functions,
    listed,
    look,
    neutral,
    notice,
    off,
    record,
    switches,
)

MOST_UNNOTICED = 3  # what is listed may only get less
LETHAL = {
    "players": {"Ann": {"battlefield": [{"card": "Hill Giant", "damage": 3}]}, "Bob": {}},
    "expect": [{"zone": {"Hill Giant": "graveyard"}}],
}
AT_PEACE = {
    "players": {"Ann": {"battlefield": [{"card": "Hill Giant", "damage": 2}]}, "Bob": {}},
    "expect": [{"zone": {"Hill Giant": "battlefield"}}],
}
FLYING = {
    "players": {
        "Ann": {"battlefield": [{"card": "2/2 creature with flying", "as": "Bird"}]},
        "Bob": {"battlefield": ["Hill Giant"]},
    },
    "play": [
        {"player": "Ann", "attack": {"Bird": "Bob"}},
        {"player": "Bob", "block": {"Hill Giant": "Bird"}, "legal": False},
    ],
    "expect": [{"life": {"Bob": 18}}],
}
TRAMPLE = {
    "players": {
        "Ann": {"battlefield": [{"card": "5/5 creature with trample", "as": "Ox"}]},
        "Bob": {"battlefield": ["Hill Giant"]},
    },
    "play": [
        {"player": "Ann", "attack": {"Ox": "Bob"}},
        {"player": "Bob", "block": {"Hill Giant": "Ox"}},
    ],
    "expect": [{"life": {"Bob": 18}}, {"cites": ["702.19b"]}],
}
BY_DAMAGE: Switch = (state_based.die_of_damage.name, "()")


def noticed_by(switch: Switch, **boards: dict[str, object]) -> Noticed:
    """Who notices a switch, of some scenarios by name."""
    found = {name: scenario_from(board) for name, board in boards.items()}
    return notice(switch, found, record(found, [switch]))


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (None, None),
        (bool, False),
        (int, 0),
        (str, ""),
        (tuple[int, ...], ()),
        (int | None, None),
        (frozenset[int], frozenset()),
        (tuple[list[str], int], ([], 0)),
    ],
)
def test_a_type_has_its_neutral_value(kind: object, value: object) -> None:
    """False, nothing, 0 or what is empty; of a pair that of each part."""
    assert neutral(kind) == value


def test_an_iterator_that_is_switched_off_is_empty() -> None:
    """Nothing comes of it."""
    assert list(neutral(Iterator[int])) == []  # type: ignore[call-overload]


def test_a_rule_that_is_switched_off_is_noticed() -> None:
    """Without lethal damage a creature survives; with the rule on again it dies."""
    found = noticed_by(BY_DAMAGE, lethal=LETHAL, peace=AT_PEACE)
    assert found.failed == "lethal"
    assert noticed_by(BY_DAMAGE, lethal=LETHAL).failed == "lethal"


def test_a_rule_that_nobody_notices_is_said_to_be_so() -> None:
    """A scenario in which the rule does nothing does not notice that it is off."""
    assert not noticed_by(BY_DAMAGE, peace=AT_PEACE).noticed


def test_a_rule_that_forbids_is_switched_off_by_allowing() -> None:
    """Without the evasion of flying the block is legal."""
    assert noticed_by((flying.may_block.name, "True"), flying=FLYING).failed == "flying"


def test_a_hook_is_switched_off_by_leaving_it_empty() -> None:
    """Without what trample says nothing goes past the blocker."""
    switch = (trample.assigns_excess.name, ABSENT)
    assert switch in switches()
    assert noticed_by(switch, trample=TRAMPLE).failed == "trample"


def test_a_rule_is_on_again_afterwards() -> None:
    """What a switch put in the place of a function is gone."""
    before = functions()[BY_DAMAGE[0]].function
    with off(BY_DAMAGE):
        assert functions()[BY_DAMAGE[0]].function is not before
    assert functions()[BY_DAMAGE[0]].function is before


def test_no_table_holds_a_rule_bare() -> None:
    """The function inside would stay on: tables hold what `cites` made of it."""
    packages = [Path(package.__path__[0]) for package in (judge.rules, judge.keywords)]
    held = [path for package in packages for path in package.rglob("*.py")]
    bare = re.compile(r"\.function\b")
    assert [path for path in held if bare.search(path.read_text(encoding="utf-8"))] == []


def test_what_is_listed_exists_and_has_a_reason() -> None:
    """Each line of the list is a switch, with why no scenario notices it; there are few."""
    found = listed()
    assert set(found) - set(switches()) == set()
    assert [switch for switch, reason in found.items() if reason == NO_REASON] == []
    assert len(found) <= MOST_UNNOTICED < 0.05 * len(list(switches()))


@pytest.mark.slow
def test_rules_of_a_sample_are_noticed_but_those_listed() -> None:
    """Every 300th function; `python -m tests.judge.switched_off` tries all, in ten minutes."""
    names = set(list(dict.fromkeys(name for name, _ in switches()))[::300])
    found = list(look([switch for switch in switches() if switch[0] in names], at_once=250))
    unnoticed = {one.switch for one in found if one.matters and not one.noticed}
    assert unnoticed <= set(listed())
    assert len(found) > 3
