"""A scenario in words, and a scenario of words: what `judge/asking` says and reads, with its cards.

>>> from judge.scenario.loading import scenario_from
>>> asked = {"players": {"Ann": {"life": 3}, "Bob": {}}, "ask": [{"life": "Ann"}]}
>>> told = in_words(scenario_from(asked), Lang.ZH)
>>> print(told.text)
牌手为“Ann”和“Bob”。
Ann有3点生命。
Ann的总生命是多少？
>>> of_words(told.text) == scenario_from(asked)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking import Known, names_of_cards
from judge.asking.canonical.telling import Told, read_told, tell
from judge.cards import builtin_pool
from judge.errors import BadScenario, Problem
from judge.scenario.loading import TEXT, scenario_from
from judge.scenario.model import Scenario
from judge.scenario.plain import plain_scenario
from judge.values import Lang

NOTHING: Mapping[str, Any] = {}


def in_words(scenario: Scenario, lang: Lang) -> Told:
    """A scenario told in a language; its title, own cards and expectations are no part of it."""
    plain = plain_scenario(scenario)
    return tell(plain, _known(plain), lang)


def of_words(text: str, beside: Mapping[str, Any] = NOTHING, file: str = TEXT) -> Scenario:
    """The scenario that words tell, with what stands beside them, such as own cards.

    Raises `BadScenario` with the words of each line that are not read.
    """
    draft = read_told(text, _known(beside))
    if draft.unread:
        raise BadScenario(
            Problem(file, 1 + text.count("\n", 0, one.at), "words", one.said)
            for one in draft.unread
        )
    return scenario_from({**beside, **draft.scenario}, file)


def _known(scenario: Mapping[str, Any]) -> Known:
    """The cards that words may name: those of the scenario's own, and the built-in."""
    return Known((), tuple(names_of_cards(scenario.get("cards", ()))), builtin_pool)
