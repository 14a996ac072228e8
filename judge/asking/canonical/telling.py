"""A scenario is told in words, and words are read into one: a line is one thing that it says.

Titles, own cards and what is expected are no part of the words; they are taken over as they are.

>>> told = tell({"players": {"Ann": {"hand": ["Shock"]}, "Bob": {}}, "ask": [{"life": "Bob"}]},
...     Known((), ("Shock",)), Lang.EN)
>>> print(told.text)
The players are “Ann” and “Bob”.
Ann has Shock in the hand.
What is the life total of Bob?
>>> read_told(told.text, Known((), ("Shock",))).scenario["players"]["Ann"]
{'hand': ['Shock']}
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.canonical.rows import merged
from judge.asking.canonical.sentences import Unread, language_of, read_masked, say
from judge.asking.names.mentions import Known, Masked, mask
from judge.language import REJECTED
from judge.values import Lang, Value

TAKEN_OVER = (
    *("scenario", "id", "topic", "question", "why", "source", "version", "cites", "cards"),
    "expect",
)
IN_LINES = ("play", "ask")  # a line for each of them
STOPS = {Lang.EN: ("?", "."), Lang.ZH: ("？", "。")}

SENTENCE_ENDS = re.compile(r"[。？\n]|[.?](?=\s|$)")


class Told(Value):
    """A scenario in words, and the keys of what no words say."""

    text: str
    refused: tuple[str, ...] = ()


class Draft(Value):
    """What words say of a scenario, and the lines that are not read."""

    scenario: Mapping[str, Any]
    unread: tuple[Unread, ...] = ()


def tell(scenario: Mapping[str, Any], known: Known, lang: Lang) -> Told:
    """A scenario in one form (`plain_scenario`) in words; `known` are the cards it may name."""
    lines: list[str] = []
    refused: list[str] = []
    for key, part in _parts(scenario):
        stop = STOPS[lang][0 if key == "ask" else 1]
        text = say("line", part, known, lang, stop)
        if text is None:
            refused.append(key)
        else:
            lines.append(text)
            known = known.with_names(tuple(quoted_names(text, known, lang)))
    return Told("\n".join(lines), tuple(refused))


def quoted_names(text: str, known: Known, lang: Lang) -> Iterator[str]:
    """The names of a text that stand in quotation marks."""
    for one in mask(text, known, lang).mentions:
        if one.end - one.start == len(one.name) + 2:
            yield one.name


def _parts(scenario: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """What each line says, with the key that it is of: the players first, then what is so."""
    players = scenario.get("players", {})
    yield "players", {"players": {name: {} for name in players}}
    for name, held in players.items():
        yield from ((key, {"players": {name: {key: value}}}) for key, value in held.items())
    for key, value in scenario.items():
        if key not in ("players", *TAKEN_OVER, *IN_LINES):
            yield key, {key: value}
    for key in IN_LINES:
        for one in scenario.get(key, ()):
            yield key, {key: [one]}


def read_told(text: str, known: Known) -> Draft:
    """What words say of a scenario, a line for each thing."""
    lang = language_of(text, known)
    masked = mask(text, known, lang)
    scenario: dict[str, Any] = {}
    unread: list[Unread] = []
    for line, at in _lines(masked.text):
        said = read_masked("line", Masked(line, masked.mentions), lang)
        if isinstance(said, Unread):
            unread.append(_moved(said, line, at, masked, text))
            continue
        whole = _joined(scenario, said)
        if whole is None:
            unread.append(Unread(line, masked.place(at), lang))
        else:
            scenario = whole
    return Draft(scenario, tuple(unread))


def split_sentences(text: str, known: Known) -> str:
    """The same text with a line for each of its sentences; no stop within a name ends one.

    >>> split_sentences("Ann concedes. Does Dr. No die?", Known(("Ann",), ("Dr. No",)))
    'Ann concedes.\\nDoes Dr. No die?'
    """
    masked = mask(text, known, language_of(text, known))
    parts, start = [], 0
    for stop in SENTENCE_ENDS.finditer(masked.text):
        end = masked.place(stop.end())
        parts.append(text[start:end].strip())
        start = end
    return "\n".join(part for part in (*parts, text[start:].strip()) if part)


def _joined(scenario: dict[str, Any], said: Mapping[str, Any]) -> dict[str, Any] | None:
    """A scenario with what one more line says; None where it was said already."""
    for key in IN_LINES:
        if key in said:
            return {**scenario, key: [*scenario.get(key, ()), *said[key]]}
    whole = merged(scenario, said)
    return None if whole is REJECTED else dict(whole)


def _lines(text: str) -> Iterator[tuple[str, int]]:
    """The lines of a text that say something, each with where it begins."""
    at = 0
    for line in text.split("\n"):
        if line.strip():
            yield line.strip(), at + len(line) - len(line.lstrip())
        at += len(line) + 1


def _moved(said: Unread, line: str, at: int, masked: Masked, text: str) -> Unread:
    """What is not read of a line, by where it stands in the whole text."""
    start, end = masked.place(at + said.at), masked.place(at + len(line))
    return Unread(text[start:end], start, said.lang, said.readings)
