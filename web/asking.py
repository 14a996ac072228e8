"""The text of a form becomes rulings: the one place that asks the judge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from flask import current_app, has_app_context

import judge
from corpus.model import Lang
from judge import questions
from judge.cards import CardType, builtin_pool
from judge.offers import Prospect, prospect
from judge.oracle import Oracle
from judge.oracle.described import plainly
from judge.precedents import text_of
from judge.questions import Read, Reading
from judge.rules.editions import EDITIONS
from judge.ruling import by_edition
from judge.scenario.loading import scenario_from
from judge.scenario.schema import ZONES
from judge.scenario.setup import card_named
from web.errors import Missing, Refused
from web.pool import in_pool

MOST_CHARACTERS = 20_000
PLAYERS = {Lang.EN: ("Ann", "Bob"), Lang.ZH: ("甲", "乙")}  # of a board that is set up
SPELLS = {CardType.INSTANT, CardType.SORCERY}
_MOST_SCENARIOS = 10
_NEAR = Path(__file__).parent
_FOLDERS = (_NEAR / "scenarios", _NEAR.parent / "docs" / "scenarios")


@dataclass(frozen=True, slots=True)
class Asked:
    """A scenario and its ruling."""

    scenario: judge.Scenario
    ruling: judge.Ruling


@dataclass(frozen=True, slots=True)
class Example:
    """A ready scenario: its name in links, its titles, what it is about, and its text."""

    name: str
    title: dict[str, str]
    topic: str
    text: str


@in_pool
def rule_on(text: str, edition: str = "", then: Sequence[str] | None = None) -> tuple[Asked, ...]:
    """The rulings on every scenario of a text.

    Those that name no edition are ruled by `edition`, else by the site's; or each by its own of
    `then`, where they were ruled on before. Raises `BadScenario` with every problem, and `Refused`
    for a text that is too large and for an edition that is not carried out.
    """
    return _ruled(text, edition, then)


def _ruled(text: str, edition: str = "", then: Sequence[str] | None = None) -> tuple[Asked, ...]:
    try:
        scenarios = read(text)
        by = chosen(edition)
        dates = then if then is not None and len(then) == len(scenarios) else [by] * len(scenarios)
        return tuple(
            Asked(scenario, judge.ask(scenario, _limits(), date))
            for scenario, date in zip(scenarios, dates, strict=True)
        )
    except RecursionError as error:
        raise Refused("refused.deep") from error


def read(text: str) -> tuple[judge.Scenario, ...]:
    """The scenarios of a text; raises `BadScenario`, and `Refused` for too many or too much."""
    _check_length(text)
    try:
        scenarios = judge.load_scenarios(text)
    except RecursionError as error:
        raise Refused("refused.deep") from error
    if len(scenarios) > _MOST_SCENARIOS:
        raise Refused("refused.scenarios", count=len(scenarios), most=_MOST_SCENARIOS)
    return tuple(scenarios)


@in_pool
def read_question(text: str, edition: str = "") -> Read:
    """What becomes of a question in words, by an edition, else by the site's."""
    return questions.read(text, None, _limits(), chosen(edition))


def scenario_of(reading: Reading) -> judge.Scenario:
    """The scenario that a question was read as; raises `BadScenario`."""
    return scenario_from(dict(reading.scenario))


def ready(key: str) -> tuple[Asked, ...]:
    """The rulings of an own scenario by its key; none if there is none such, or it takes long."""
    text = ready_text(key)
    try:
        return _ruled(text) if text is not None else ()  # which nobody waits long for
    except (judge.BudgetSpent, judge.Unsupported):
        return ()


def ready_text(key: str) -> str | None:
    """The text of a ready scenario, by its name or by its key among all own scenarios."""
    example = examples().get(key)
    return text_of(key) if example is None else example.text


def with_cards(names: Sequence[str], reader: Lang) -> dict[str, Any]:
    """A scenario of two players, the first of whom has the cards: permanents in play."""
    zones: dict[str, Any] = {"mana_free": True}
    for name in names:
        card = card_named(name)
        is_spell = card is not None and SPELLS & {*card.faces[0].type_line.types}
        called = card_called(name)[reader]
        zones.setdefault("hand" if is_spell else "battlefield", []).append(called)
    first, second = PLAYERS[reader]
    return {"players": {first: zones, second: {"mana_free": True}}}


def described(name: str, reader: Lang) -> str | None:
    """What a creature is that is typed as "3/3 deathtouch"; None if that is its name."""
    said = None if plainly(name) in (None, name) else told_by_size(name, reader)
    return None if said == name else said


def told_by_size(text: str, reader: Lang) -> str | None:
    """What the creature is called that a text tells by its size; None if it tells none."""
    face = Oracle().creature(text)
    return None if face is None else {Lang.EN: face.name.en, Lang.ZH: face.name.zh}[reader]


def unknown_cards(text: str) -> dict[str, str | None]:
    """The cards of a text that nobody knows, each with the name most like it, if one is."""
    unknown: dict[str, str | None] = {}
    for plain in judge.plain_scenarios(text):
        own = {one.get("name") for one in plain.get("cards") or () if isinstance(one, dict)}
        players = plain.get("players")
        for player in players.values() if isinstance(players, dict) else ():
            for name in _cards_of(player or {}):
                if name and name not in own and not _is_known(name):
                    unknown[name] = builtin_pool().nearest(name)
    return unknown


def _cards_of(player: Mapping[str, Any]) -> Iterator[str]:
    for zone in ZONES:
        held = player.get(zone)
        for one in held if isinstance(held, list) else ():
            yield str(one.get("card", "")) if isinstance(one, dict) else str(one)


def _is_known(name: str) -> bool:
    """True of a card's name, and of a creature that is told by its size."""
    return card_named(name) is not None or Oracle().creature(name) is not None


def card_called(name: str) -> dict[Lang, str]:
    """What a card is called in each language."""
    card = card_named(name)
    if card is None:
        return dict.fromkeys(Lang, name)
    return {Lang.EN: card.name.en, Lang.ZH: card.name.zh}


def name_in(words: str, reader: Lang) -> str:
    """The name of a card or of a creature told by its size, in the reader's language.

    The number of a copy stays; words that are no whole name stay as they are.
    """
    name, mark, number = words.partition(" #")
    both = card_called(name)
    known = both[reader] if name in both.values() else name
    return (told_by_size(name, reader) or known) + mark + number


def editions() -> tuple[str, ...]:
    """The editions that a ruling may be asked by, newest first."""
    return tuple(edition.date for edition in reversed(EDITIONS))


def chosen(edition: str = "") -> str:
    """The date of the edition asked for, else of the site's; raises `Missing`."""
    configured = current_app.config.get("EDITION") if has_app_context() else None
    named = edition.strip() or configured or by_edition.chosen()
    try:
        return by_edition.resolved(named)
    except judge.Unsupported as error:
        last, *_, first = editions()
        raise Missing("refused.edition", given=named[:40], first=first, last=last) from error


@in_pool
def ahead(text: str) -> Prospect:
    """What may be done after the script of a scenario.

    Raises `BadScenario`, `Unsupported` and `BudgetSpent` as the judge does, and `Refused` for too
    large a text.
    """
    _check_length(text)
    try:
        (scenario,) = judge.load_scenarios(text)
        return prospect(scenario, _limits(), chosen())
    except RecursionError as error:
        raise Refused("refused.deep") from error


def _limits() -> judge.Limits:
    """What a ruling may take: as the site's configuration has it, else the environment."""
    if has_app_context() and (text := current_app.config.get("LIMITS")):
        return judge.Limits.of_environment().changed(text)
    return judge.Limits.of_environment()


def _check_length(text: str) -> None:
    if len(text) > MOST_CHARACTERS:
        raise Refused("refused.scenario", count=len(text), most=MOST_CHARACTERS)


@cache
def examples() -> dict[str, Example]:
    """The ready scenarios, by name."""
    folder = next((folder for folder in _FOLDERS if folder.is_dir()), None)
    files = sorted(folder.glob("*.yaml")) if folder else ()
    return {file.stem: _example(file) for file in files}


def _example(file: Path) -> Example:
    text = file.read_text(encoding="utf-8")
    (scenario,) = judge.load_scenarios(text)
    (plain,) = judge.plain_scenarios(text)
    title = {"en": scenario.title.en, "zh": scenario.title.zh}
    return Example(file.stem, title, str(plain.get("topic", "")), text)
