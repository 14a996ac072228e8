"""A stretch of a question that the tables don't read becomes clauses, and the words that are left.

>>> held = sketch("does my 3/3 with deathtouch kill a 5/5 ?", 0, Lang.EN)
>>> [clause["asks"] for clause in held.clauses], held.left
(['kills'], ())
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from judge.asking.loosely.asking import FOCI
from judge.asking.loosely.left_out import WORD, is_filler
from judge.asking.loosely.nouns import (
    FIRST_NOUN,
    MINE,
    NOUN,
    THEIRS,
    Signed,
    counters,
    listed,
    number_of,
    signed,
)
from judge.asking.loosely.patterns import (
    ATTACHED,
    COMBAT,
    EFFECTS,
    SPELLS,
    STANDING,
    Pattern,
    compiled,
)
from judge.asking.loosely.words import abilities
from judge.values import Lang, Value
from judge.words import ASKER, OPPONENT

PLAYERS = {MINE: ASKER, THEIRS: OPPONENT}
RESPONSE = {
    Lang.EN: re.compile("in response(?! to)|respond(?:s|ed|ing)?(?! to)|with .{1,12} on the stack"),
    Lang.ZH: re.compile("响应"),
}
SIGN = "[\U000f0000-\U000f1001]"
OF_PLAYER = f"[{MINE}{THEIRS}]"
JOINERS = "(?:and|or|also|with|w/|plus|&)(?: (?:on|at|to|for))?"
ASTRAY = {  # a noun that is joined to another, a player whose player is meant, or whose deed isn't
    Lang.EN: (
        re.compile(rf"(?:^ ?|{SIGN},? )(?:(?:{JOINERS}) )+(?P<sign>{NOUN})"),
        re.compile(rf"(?P<sign>{NOUN}) (?:is|are|was|were) {NOUN}"),
        re.compile(rf"{OF_PLAYER} (?P<sign>{OF_PLAYER})"),
        re.compile(rf"(?P<sign>{OF_PLAYER})(?P<said>(?: [a-z'-]+){{1,3}}) {SIGN}"),
        re.compile(rf"(?P<sign>{OF_PLAYER}) (?P<said>[a-z'-]+)"),
    ),
    Lang.ZH: (
        re.compile(rf"(?:^|{SIGN})(?:还有|另有|和|与|跟|、|及|以及|加|或|或者)+(?P<sign>{NOUN})"),
        re.compile(rf"(?P<sign>{NOUN})都?是{NOUN}"),
        re.compile(rf"{OF_PLAYER}的?(?P<sign>{OF_PLAYER})"),
        re.compile(rf"(?P<sign>{OF_PLAYER})(?P<said>[\u4e00-\u9fff]{{1,5}}){SIGN}"),
        re.compile(rf"(?P<sign>{OF_PLAYER})(?P<said>[把将])"),
    ),
}
MANY = {"what of use", "what of have"}  # keys that hold several nouns
TARGETS = {"on of use", "on of cast", "on of activate", "on of answer", "on of slang"}


LIVES = re.compile("^(?!.*(?:die|dead|kill|destroy|死|挂)).*(?:surviv|live|alive|make it|safe|活)")
UNSAID: Mapping[str, Mapping[str, Any]] = {  # what a focus says of a player where it says nothing
    **{focus: {"who": ""} for focus in ("hand", "tokens", "life", "taken", "poison")},
    "block_any": {"whose": ""},
    "unblocked": {"who": ""},
}


class Sketch(Value):
    """Clauses in order, each with the place where it begins, and stretches of words left out."""

    clauses: tuple[Mapping[str, Any], ...]
    left: tuple[tuple[int, int], ...]


@cache
def patterns(lang: Lang, kind: str) -> tuple[Pattern, ...]:
    """The patterns of a language: what is asked, or what is told."""
    side = 0 if lang is Lang.EN else 1
    rows = FOCI if kind == "asks" else (*ATTACHED, *COMBAT, *SPELLS, *EFFECTS, *STANDING)
    return tuple(
        Pattern(compiled((en, zh)[side], lang), says) for en, zh, says in rows if (en, zh)[side]
    )


def sketch(text: str, start: int, lang: Lang) -> Sketch:
    """What a stretch most likely says, and the words that are left out."""
    held = signed(text, start, lang)
    found: list[tuple[int, int, Mapping[str, Any]]] = []
    used = [False] * len(held.text)
    for kind in ("asks", "does"):
        for one in patterns(lang, kind):
            for match in one.form.finditer(held.text):
                if any(used[match.start() : match.end()]):
                    continue
                clause = _clause(match, one.says, held, lang)
                if clause is None:
                    continue
                _use(used, match)
                found.append((match.start(), match.end(), clause))
    found += _astray(held, used, lang)
    found += _there(held, used)
    ordered = sorted(found, key=lambda one: ("asks" in one[2], one[0]))
    clauses = tuple(_responding(ordered, held, lang))
    return Sketch(clauses, tuple(_left(held, used, lang)))


def _use(used: list[bool], match: re.Match[str]) -> None:
    """Marks what a match reads: all but what stands in its gaps."""
    gaps = [
        span for n, span in enumerate(match.regs) if n and n not in match.re.groupindex.values()
    ]
    for place in range(match.start(), match.end()):
        used[place] = True
    for start, end in gaps:
        for place in range(start, end):
            used[place] = False


def _clause(
    match: re.Match[str], says: Mapping[str, Any], held: Signed, lang: Lang
) -> Mapping[str, Any] | None:
    """What a match says; None where one noun stands where only another kind can."""
    kind = str(says.get("does") or says["asks"])
    clause: dict[str, Any] = {**UNSAID.get(kind, {}), **says}
    if kind == "dies" and LIVES.search(match[0]):
        clause["lives"] = True
    for name, text in match.groupdict().items():
        if text is None:
            continue
        key = name.rstrip("0123456789")
        if key == "n":
            clause[key] = number_of(text) if not text.startswith("-") else -number_of(text)
        elif key == "has":
            clause[key] = (abilities(lang)[text],)
        elif key == "counters":
            clause[key] = counters(text)
        elif text in PLAYERS:
            target = {"player": PLAYERS[text]}
            is_target = f"{key} of {kind}" in TARGETS
            clause[key] = (target,) if is_target else PLAYERS[text]
        elif any(map(_is_noun, text)) or any(char in PLAYERS for char in text):
            clause[key] = _held(key, kind, text, held, is_told="does" in says)
            if clause[key] is None:
                return None
        else:
            clause[key] = text
    return clause


def _is_noun(char: str) -> bool:
    return FIRST_NOUN <= ord(char) < FIRST_NOUN + 0x1000


def _held(key: str, kind: str, text: str, held: Signed, *, is_told: bool) -> Any:
    if f"{key} of {kind}" in TARGETS:
        return tuple(
            {"player": PLAYERS[char]} if char in PLAYERS else {"noun": held.noun(char)}
            for char, after in zip(text, f"{text[1:]} ", strict=True)
            if _is_noun(char) or (char in PLAYERS and not _is_noun(after))
        )
    nouns = tuple(held.noun(char) for char in listed(text))
    is_list = f"{key} of {kind}" in MANY or (key in ("by", "wall") and is_told)
    return nouns if is_list else nouns[0] if len(nouns) == 1 else None


def _astray(
    held: Signed, used: list[bool], lang: Lang
) -> Iterator[tuple[int, int, Mapping[str, Any]]]:
    """What is joined to words that were read, or does something that was not: no such guess holds.

    As the second of "blocks with a 2/2 and a 3/3", of which only the first was made out.
    """
    for form in ASTRAY[lang]:
        for match in form.finditer(held.text):
            place = match.start("sign")
            said = match.groupdict().get("said") or ""
            words = [word for word in WORD[lang].findall(said) if not is_filler(word, lang)]
            is_dropped = bool(words) and not any(used[slice(*match.span("said"))])
            if not used[place] and ("said" not in match.groupdict() or is_dropped):
                yield place, place + 1, {"does": "astray"}


def _there(held: Signed, used: list[bool]) -> Iterator[tuple[int, int, Mapping[str, Any]]]:
    """Nouns of which nothing is told: what they name is there."""
    for place, char in enumerate(held.text):
        if _is_noun(char) and not used[place]:
            noun = held.noun(char)
            used[place] = True
            if "pronoun" not in noun:
                yield place, place + 1, {"does": "there", "what": noun}
        elif char in PLAYERS:
            used[place] = True


def _responding(
    found: list[tuple[int, int, Mapping[str, Any]]], held: Signed, lang: Lang
) -> Iterator[Mapping[str, Any]]:
    """The clauses, each in response where the words between it and the one before say so."""
    at, who = 0, ""
    starts = [*sorted(start for start, _, _ in found), len(held.text)]
    for start, end, clause in found:
        until = next((one for one in starts if one >= end), end)
        said = held.text[min(at, start) : until]
        is_spell = clause.get("does") in ("use", "cast", "slang", "activate", "sacrifice", "effect")
        if is_spell and RESPONSE[lang].search(said):
            clause = {**clause, "respond": True}
        at = end
        if "asks" in clause:
            who = str(clause.get("who") or who)
            clause = {**clause, "who": who} if clause.get("who") == "" else clause
        yield clause


def _left(held: Signed, used: list[bool], lang: Lang) -> Iterator[tuple[int, int]]:
    """Where words stand that nothing was made of, neighbours together."""
    begun: tuple[int, int] | None = None
    for found in WORD[lang].finditer(held.text):
        if all(used[found.start() : found.end()]):
            continue
        if is_filler(found[0], lang):
            continue
        if begun and not held.text[begun[1] : found.start()].strip():
            begun = (begun[0], found.end())
            continue
        if begun:
            yield _place(held, *begun)
        begun = found.start(), found.end()
    if begun:
        yield _place(held, *begun)


def _place(held: Signed, start: int, end: int) -> tuple[int, int]:
    return held.places[start][0], held.places[end - 1][1]
