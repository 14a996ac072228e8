"""A scenario as plain data again, each thing in one form: what reads to equal scenarios is equal.

>>> from judge.scenario.loading import scenario_from
>>> given = {"players": {"Ann": {"hand": "Shock"}, "Bob": {}}, "ask": [{"life": "Bob"}]}
>>> plain_scenario(scenario_from(given))
{'players': {'Ann': {'hand': ['Shock']}, 'Bob': {}}, 'ask': [{'life': 'Bob'}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.game.steps import Step
from judge.scenario.model import CardEntry, Expectation, Item, Moment, Placed, Scenario, Seat
from judge.values import Bilingual

AS_THEY_ARE = (  # keys whose values stand in a scenario as they do in its text
    *("id", "rules", "game", "range_of_influence", "attack_option", "deploy_creatures"),
    *("monarch", "initiative"),
)


def plain_scenario(scenario: Scenario) -> dict[str, Any]:
    """The scenario as its text would hold it, without lines and without what changes nothing."""
    held: dict[str, Any] = {}
    if scenario.title.en:
        held["scenario"] = _title(scenario.title)
    held |= {key: v for key in AS_THEY_ARE if (v := getattr(scenario, key)) is not None}
    if scenario.day is not None:
        held["day"] = "day" if scenario.day else "night"
    if scenario.cites:
        held["cites"] = list(scenario.cites)
    if scenario.cards:
        held["cards"] = [_card(card) for card in scenario.cards]
    held["players"] = {seat.name: _seat(seat) for seat in scenario.seats}
    return {**held, **_played(scenario), **_asked(scenario)}


def _played(scenario: Scenario) -> dict[str, Any]:
    """When play starts and ends, and what is done and chosen."""
    turn: dict[str, Any] = {} if scenario.active is None else {"active": scenario.active}
    turn |= {} if scenario.number == 1 else {"number": scenario.number}
    turn |= {} if scenario.step is Step.PRECOMBAT_MAIN else {"step": scenario.step.value}
    held = {
        "turn": turn,
        "play": [plain_item(item) for item in scenario.play],
        "choices": _data(scenario.choices),
        "random": _data(scenario.random),
        "until": _moment(scenario.until),
        "explore": scenario.explore,
    }
    return {key: value for key, value in held.items() if value}


def _asked(scenario: Scenario) -> dict[str, Any]:
    held = {"ask": scenario.ask, "expect": scenario.expect}
    return {key: [_expectation(one) for one in those] for key, those in held.items() if those}


def plain_item(item: Item) -> dict[str, Any]:
    """An item of the play; what it says by default is left out."""
    held: dict[str, Any] = {} if item.player is None else {"player": item.player}
    held |= {key: _data(value) for key, value in item.given.items() if key != "check"}
    if item.action == "check":
        held["check"] = [_expectation(one) for one in item.checks]
    if item.at is not None:
        held["at"] = _moment(item.at)
    held |= {"respond": True} if item.respond else {}
    held |= {} if item.choose is None else {"choose": _data(item.choose)}
    held |= {"try": True} if item.only_try else {}
    return held | ({} if item.legal is None else {"legal": item.legal})


def _expectation(one: Expectation) -> dict[str, Any]:
    return {one.key: _data(one.value)}


def _moment(moment: Moment | None) -> dict[str, Any]:
    turn = None if moment is None else moment.turn
    step = None if moment is None or moment.step is None else moment.step.value
    held = {"turn": turn, "step": step}
    return {key: value for key, value in held.items() if value is not None}


def _title(title: Bilingual) -> str | dict[str, str]:
    return title.en if title.en == title.zh else {"en": title.en, "zh": title.zh}


def _card(card: CardEntry) -> Any:
    return _data(card.given)


def _seat(seat: Seat) -> dict[str, Any]:
    zones = {zone: [_placed(entry) for entry in held] for zone, held in seat.zones.items()}
    return {**_data(seat.given), **zones}


def _placed(entry: Placed) -> Any:
    held: dict[str, Any] = {"card": entry.card}
    held |= {} if entry.label is None else {"as": _title(entry.label)}
    held |= {} if entry.count == 1 else {"count": entry.count}
    held |= _data(entry.given)
    return entry.card if list(held) == ["card"] else held


def _data(value: Any) -> Any:
    """What was read, as JSON has it."""
    if isinstance(value, Item):
        return plain_item(value)
    if isinstance(value, Expectation):
        return _expectation(value)
    if isinstance(value, Mapping):
        return {key: _data(held) for key, held in value.items()}
    return [_data(held) for held in value] if isinstance(value, list | tuple) else value
