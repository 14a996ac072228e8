"""Whether a draft may be ruled on: it is told back and read again, stable, and nothing is refused.

A choice that nobody told is followed each way, so that no default decides an answer unseen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.budget import Limits
from judge.errors import BadScenario
from judge.game import steps
from judge.game.events import (
    ActionDone,
    BeginStep,
    GivePriority,
    NotDestroyed,
    NotLost,
    StateChecked,
)
from judge.rules.process import Happened
from judge.ruling.asking import ask
from judge.ruling.ruling import Ruling, Step, Verdict
from judge.ruling.wording.telling import NOT_ALLOWED
from judge.scenario.in_words import in_words, of_words
from judge.scenario.loading import scenario_from
from judge.scenario.model import Scenario
from judge.scenario.plain import plain_scenario
from judge.scenario.record import Refused
from judge.values import Bilingual, Lang, Value
from judge.words import ADDRESSED

OTHERWISE = Bilingual(
    "What is told of a size is not so by what else is told.", "所述的力量和防御力与其他所述不符。"
)
UNSTABLE = Bilingual(
    "The board as told doesn't stay as it is, even before anything is done.",
    "所述的局面在任何行动之前就已改变。",
)
NOT_TOLD_BACK = Bilingual(
    "What was understood can't be told back in both languages.",
    "所理解的内容无法用两种语言复述。",
)
DIVIDED = re.compile(r"assigns its combat damage: (?P<parts>.+)\.$")
QUIET = (  # events that change nothing
    *(ActionDone, BeginStep, GivePriority, NotDestroyed, NotLost, StateChecked),
)
SHARE = re.compile(r"\d+ to ")


class Judged(Value):
    """What became of one scenario: told back, and ruled on if nothing speaks against it."""

    said: Bilingual | None = None
    doubts: tuple[Bilingual, ...] = ()
    ruling: Ruling | None = None
    refused: tuple[Refused, ...] = ()  # what was told and is not allowed


def judged(
    plain: Mapping[str, Any],
    chinese: Mapping[str, str],
    limits: Limits | None,
    edition: str | None,
    claims: tuple[tuple[int, str, str], ...] = (),
) -> Judged:
    """A scenario that was read of words, through every guard; claims are sizes that were told."""
    try:
        if not all(_is_so(plain, one, limits, edition) for one in claims):
            return Judged(None, (OTHERWISE,))
        scenario = scenario_from(plain)
        said = told_back(scenario, chinese)
        if said is None:
            return Judged(None, (NOT_TOLD_BACK,))
        return _ruled(scenario, said, limits, edition)
    except BadScenario as error:
        wrong = tuple(Bilingual(str(one), str(one)) for one in error.problems)
        return Judged(None, wrong)


def _is_so(
    plain: Mapping[str, Any],
    claim: tuple[int, str, str],
    limits: Limits | None,
    edition: str | None,
) -> bool:
    """True where an object is as it is told to be, when so much of the play is done.

    What is told is its size, or a question that is answered with yes: `survives`.
    """
    number, name, size = claim
    kept = {key: held for key, held in plain.items() if key not in ("until", "choices", "play")}
    done = {"play": plain["play"][:number]} if number else {}
    is_size = "/" in size
    asked = {**kept, **done, "ask": [{"power_toughness" if is_size else size: name}]}
    ruling = ask(scenario_from(asked), limits, edition)
    return [one.value for one in ruling.answers] == [size if is_size else True]


def told_back(scenario: Scenario, chinese: Mapping[str, str]) -> Bilingual | None:
    """The scenario in words of both languages; None if one of them reads otherwise."""
    plain = plain_scenario(scenario)
    translated = scenario_from(renamed(plain, chinese))
    english, other = in_words(scenario, Lang.EN), in_words(translated, Lang.ZH)
    if english.refused or other.refused:
        return None
    try:
        again = plain_scenario(of_words(english.text, _own(plain)))
        other_again = plain_scenario(of_words(other.text, _own(plain_scenario(translated))))
    except BadScenario:
        return None
    if again != plain or other_again != plain_scenario(translated):
        return None
    return Bilingual(english.text, other.text)


def _own(plain: Mapping[str, Any]) -> Mapping[str, Any]:
    """The cards that a scenario brings along, which are no part of its words."""
    return {key: plain[key] for key in ("cards",) if key in plain}


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Plain data with some names in the place of others; labels in two languages stay."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict) and set(value) == {"en", "zh"}:
        return value
    if isinstance(value, dict):
        return {names.get(key, key): renamed(held, names) for key, held in value.items()}
    return [renamed(one, names) for one in value] if isinstance(value, list) else value


def _ruled(
    scenario: Scenario, said: Bilingual, limits: Limits | None, edition: str | None
) -> Judged:
    ruling = ask(scenario, limits, edition)
    doubts = tuple(_doubts(scenario, ruling, limits, edition))
    if ruling.verdict is Verdict.UNSUPPORTED:
        return Judged(said, (*doubts, ruling.answer))
    if doubts:
        return Judged(said, doubts, refused=_refused(ruling))
    if _is_left_to_choice(ruling):
        ruling = ask(scenario.with_(explore=True), limits, edition)
        if ruling.verdict is Verdict.UNSUPPORTED:
            return Judged(said, (ruling.answer,))
    return Judged(said, (), ruling)


def _is_left_to_choice(ruling: Ruling) -> bool:
    """True where a default took a choice that nobody told."""
    assumed = () if ruling.record is None else ruling.record.assumptions
    return not all(_is_as_usual(one.en) for one in assumed)


def _is_as_usual(assumed: str) -> bool:
    """True of damage that goes to one creature, or lethal to each and the rest to a player.

    >>> _is_as_usual("Ox assigns its combat damage: 1 to Elf, 4 to your opponent.")
    True
    >>> _is_as_usual("Ox assigns its combat damage: 1 to Elf, 4 to Bear.")
    False
    >>> _is_as_usual("Ox assigns its combat damage: 1 to Elf, 2 to Bear, 1 to your opponent.")
    True
    """
    found = DIVIDED.search(assumed)
    shares = len(SHARE.findall(found["parts"])) if found else 0
    is_to_player = found is not None and found["parts"].endswith(
        tuple(f" to {one.en}" for one in ADDRESSED.values())
    )
    return shares == 1 or (shares > 1 and is_to_player)


def _doubts(
    scenario: Scenario, ruling: Ruling, limits: Limits | None, edition: str | None
) -> Iterator[Bilingual]:
    """Why a scenario that was read of words is not ruled on by itself."""
    main = steps.Step.PRECOMBAT_MAIN  # whose beginning has nothing happen by itself
    before = ask(scenario.with_(play=(), ask=(), until=None, step=main), limits, edition)
    if before.steps and not _is_quiet(before) and not _is_of_the_game(scenario):
        yield UNSTABLE
    for one, (said, numbers) in zip(_tried(ruling), _told(ruling.steps), strict=True):
        if not _is_told_as_done(one):
            continue
        yield Bilingual(
            f"The rules don't allow what is told ({', '.join(numbers)}). {said.en}",
            f"规则不允许所述的行动（{'、'.join(numbers)}）。{said.zh}",
        )


def _is_of_the_game(scenario: Scenario) -> bool:
    """True where it is asked only who wins or loses by what is told, of which nothing is done."""
    asked = {key for one in plain_scenario(scenario).get("ask", ()) for key in one}
    return not scenario.play and asked <= {"result", "wins", "loses"} and bool(asked)


def _told(steps: tuple[Step, ...]) -> Iterator[tuple[Bilingual, tuple[str, ...]]]:
    """What the steps of a ruling say was not allowed, each with its rules."""
    for one in steps:
        if one.text.en.startswith(NOT_ALLOWED.en):
            yield one.text, one.rules
        yield from _told(one.steps)


def _is_quiet(ruling: Ruling) -> bool:
    """True where nothing happened but that somebody doesn't lose, as with Platinum Angel."""
    entries = () if ruling.record is None else ruling.record.entries
    batches = (entry.batch for entry in entries if isinstance(entry, Happened))
    return all(isinstance(event, QUIET) for batch in batches for event in batch)


def _refused(ruling: Ruling) -> tuple[Refused, ...]:
    """The actions that were told as done and are not allowed."""
    return tuple(filter(_is_told_as_done, _tried(ruling)))


def _tried(ruling: Ruling) -> tuple[Refused, ...]:
    """All that was not allowed, in the order in which the steps tell of it."""
    entries = () if ruling.record is None else ruling.record.entries
    return tuple(one for one in entries if isinstance(one, Refused))


def _is_told_as_done(one: Refused) -> bool:
    return not one.item.only_try and one.item.legal is not False
