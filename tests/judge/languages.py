"""No word of the other language stands in a ruling, but for what is given in one language alone.

That is: names of players, labels and cards, texts that are quoted, keys of the scenario, and
answers that the scenario writes as it likes. Rulings that decline are held to it as all others are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from judge import Ruling, Scenario
from judge.cards import builtin_pool, subtype
from judge.keywords import KEYWORDS
from judge.oracle.lexicon.counters import COUNTER_KINDS
from judge.scenario import schema
from judge.scenario.expectations import names_in
from judge.scenario.model import Expectation
from judge.values import Bilingual, Lang, Value

OF_THE_OTHER = {
    Lang.EN: re.compile(r"[\u3400-\u9fff]+"),
    Lang.ZH: re.compile(r"[A-Za-z][A-Za-z']+"),
}
QUOTED = re.compile("“([^”]*)”")
KEYS = {*schema.SCENARIO, *schema.PLAYER, *schema.ENTRY, *schema.ITEM, *schema.EXPECTATION}
KEYS |= {*schema.ACTIONS, *schema.DETAILS}
KEY = re.compile(r"([a-z_]+)(: .*)?")  # of a scenario, alone or with what is given for it
NOT_SAID = {"record", "failed", "considered", "ask"}  # what a ruling keeps for its makers


def foreign_words(scenario: Scenario, ruling: Ruling) -> Iterator[tuple[str, str]]:
    """Each word of the other language in a ruling, with the text that it stands in."""
    given, whole = frozenset(_given(scenario)), tuple(map(_plain, _told(scenario)))
    for text in dict.fromkeys(_texts(ruling)):
        for lang in Lang:
            said = text.get(lang)
            if OF_THE_OTHER[lang].search(said) and not any(_plain(said) in one for one in whole):
                known = {*given, *(one for one in _one_language() if one in said)}
                unquoted = QUOTED.sub(lambda found: _unless_given(found, whole), said)
                if lang is Lang.EN:
                    unquoted = OF_THE_OTHER[lang].sub(
                        lambda run: _unless_part(run, given), unquoted
                    )
                rest = _pattern(frozenset(known)).sub("", unquoted)
                words = OF_THE_OTHER[lang].findall(rest)
                yield from ((word, said) for word in words if not _is_name(word, given))


def _unless_given(quote: re.Match[str], given: tuple[str, ...]) -> str:
    """A quote, but nothing where it is of the scenario or of the pool, or of a key."""
    words, key = _plain(quote[1]), KEY.fullmatch(quote[1])
    if key is not None and key[1] in KEYS:
        return ""
    is_given = any(words in text for text in (*given, *_texts_of_the_pool()))
    return "" if is_given else quote[0]


def _unless_part(run: re.Match[str], given: frozenset[str]) -> str:
    """A run of Chinese, but nothing where it is a part of a text that the scenario gives."""
    return "" if len(run[0]) >= 4 and any(run[0] in text for text in given) else run[0]


def _is_name(word: str, given: frozenset[str]) -> bool:
    """True of a name within a text that the scenario gives: create Boo, a legendary 1/1 …

    So are a subtype that no card has been printed with in Chinese, and letters of mana.
    """
    known = subtype(word)
    if (known is not None and known.zh[0] == word) or set(word) <= set("WUBRGC"):
        return True
    return word[:1].isupper() and any(word in text for text in given)


def _plain(text: str) -> str:
    """A text without case and the ends of its lines."""
    return " ".join(text.split()).casefold()


@lru_cache(maxsize=512)
def _pattern(names: frozenset[str]) -> re.Pattern[str]:
    """Any of some names, the longest first; nothing where there are none."""
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    return re.compile("|".join(map(re.escape, longest_first)) or "(?!)", re.IGNORECASE)


def _texts(value: object) -> Iterator[Bilingual]:
    if isinstance(value, Bilingual):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _texts(one)
    elif isinstance(value, Value):
        for name in value.__struct_fields__:
            if name not in NOT_SAID:
                yield from _texts(getattr(value, name))


@cache
def _one_language() -> frozenset[str]:
    """What is there in one language: names without a second one, and the lines of texts."""
    found = {"Marit Lage", "Legitimate Businessperson"}  # names that texts of the pool give
    found |= {one.name.zh for one in KEYWORDS if one.name.zh.isascii()}
    found |= {en for en, zh in COUNTER_KINDS if not zh}
    for card in builtin_pool():
        for face in card.faces:
            found |= {face.name.en} if face.name.en == face.name.zh else set()
            found |= {line for line in face.text.splitlines() if line}
    return frozenset(found)


@cache
def _texts_of_the_pool() -> tuple[str, ...]:
    return tuple(_plain(face.text) for card in builtin_pool() for face in card.faces)


def _given(scenario: Scenario) -> Iterator[str]:
    """What the scenario says in one language: every text of it that is long enough to be found."""
    for text in _told(scenario):
        yield from (part for part in text.splitlines() if len(part) > 1 or not part.isascii())


def _told(scenario: Scenario) -> Iterator[str]:
    yield from _strings((scenario.seats, scenario.cards, scenario.play, scenario.choices))
    yield from (name for one in (*scenario.ask, *scenario.expect) for name in _named(one))


def _named(asked: Expectation) -> Iterator[str]:
    """The names that are asked about, as they are written."""
    if asked.key == "not":
        yield from _named(asked.value)
    elif asked.key == "count":
        yield from (asked.value[key] for key in ("card", "name") if key in asked.value)
    elif asked.key not in ("result", "allowed"):
        yield from names_in(asked.value)


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Bilingual):
        yield from ({value.en, value.zh} if value.en == value.zh else ())
    elif isinstance(value, Mapping):
        yield from _strings((*value.keys(), *value.values()))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _strings(one)
    elif isinstance(value, Value):
        yield from _strings(tuple(getattr(value, name) for name in value.__struct_fields__))
