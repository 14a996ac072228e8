"""Words are joined to nouns: a text becomes one sign for each noun and player, the rest as it is.

>>> found = signed("my 3/3 trampler attacks and he blocks it", 0, Lang.EN)
>>> found.said("{N} attacks and {O} blocks {N}"), found.nouns[0]
(True, {'owner': 'I', 'size': '3/3', 'has': ('trample',)})
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.loosely.words import NUMBERS, Word, lacked, words
from judge.language import lowered
from judge.values import Lang, Value
from judge.words import ASKER, OPPONENT

FIRST_NOUN = 0xF0000
NOUN = "[\U000f0000-\U000f0fff]"
MINE, THEIRS = "\U000f1000", "\U000f1001"  # a player
NUMBER = "\U000f1002"  # never said: of the places of numbers
SIGNS = {"{N}": NOUN, "{P}": f"[{MINE}{THEIRS}]", "{I}": MINE, "{O}": THEIRS}
HEADS = {"name", "size", "kind", "role", "kin", "spell"}
BEFORE = {"owner", "both", "the", "a", "number"}  # what stands before the rest of a noun


class Signed(Value):
    """A text with a sign for each noun and player; `places` says where each sign stood."""

    text: str
    nouns: tuple[Mapping[str, Any], ...]
    places: tuple[tuple[int, int], ...]

    def noun(self, sign: str) -> Mapping[str, Any]:
        """The noun of a sign."""
        return self.nouns[ord(sign) - FIRST_NOUN]

    def said(self, form: str) -> bool:
        """True if the text has a form."""
        import re

        for name, sign in SIGNS.items():
            form = form.replace(name, sign)
        return re.fullmatch(form, self.text) is not None


def signed(text: str, start: int, lang: Lang) -> Signed:
    """A text that begins at a place of the whole, with its nouns and players as signs."""
    held = [*words(lowered(text).replace("’", "'"), lang)]
    parts: list[str] = []
    places: list[tuple[int, int]] = []
    nouns: list[Mapping[str, Any]] = []
    at = number = 0
    while number < len(held):
        word = held[number]
        end, noun = _noun(held, number)
        sign = ""
        if noun is not None:
            sign = chr(FIRST_NOUN + len(nouns))
            if lang is Lang.ZH and places and at == word.start and parts[-1] in (MINE, THEIRS):
                owner = ASKER if parts[-1] == MINE else OPPONENT
                noun = noun if "pronoun" in noun else {"owner": owner, **noun}
            nouns.append(noun)
        elif word.kind in ("player", "owner"):
            sign, end = MINE if word.value == ASKER else THEIRS, number + 1
        if not sign:
            number += 1
            continue
        begin, stop = word.start, held[end - 1].end
        parts += [lowered(text[at:begin]), sign]
        places += [
            *((start + n, start + n + 1) for n in range(at, begin)),
            (start + begin, start + stop),
        ]
        at, number = stop, end
    parts.append(lowered(text[at:]))
    places += [(start + n, start + n + 1) for n in range(at, len(text))]
    said = "".join(parts).replace("’", "'")
    if lang is Lang.ZH:
        places = [place for place, char in zip(places, said, strict=True) if not char.isspace()]
        said = "".join(said.split())
    return Signed(said, tuple(nouns), tuple(places))


def _noun(held: list[Word], start: int) -> tuple[int, Mapping[str, Any] | None]:
    """The noun that begins at a word and where it ends; None where none does."""
    first = held[start]
    if first.kind == "it":
        return start + 1, {"pronoun": "it"}
    if first.kind in ("", "of", "counters", "change") or (
        first.kind == "join" and first.value not in ("具有", "具", "带有", "带着", "带", "有")
    ):
        return start, None
    noun: dict[str, Any] = {}
    end, has_head = start, False
    for place in range(start, len(held)):
        word = held[place]
        if word.kind in ("join", "of"):
            if not _goes_on(held, place, has_head):
                break
            continue
        if not _take(noun, word, has_head):
            break
        has_head |= word.kind in HEADS
        if has_head:
            end = place + 1
    if not has_head:
        return start, None
    if not {"card", "size", "kind", "role", "spell"} & set(noun):
        noun["kind"] = "creature"
    if {"card", "size"} & set(noun):
        noun.pop("role", None)
    return end, noun


def _goes_on(held: list[Word], place: int, has_head: bool) -> bool:
    """True where a noun goes on after "with", "and" or 的: with an ability, counters, its head."""
    after = held[place + 1] if place + 1 < len(held) else None
    if after is None:
        return False
    word = held[place]
    if word.kind == "of":
        return not has_head or after.kind in HEADS or after.kind == "has"
    if word.value in ("and", "&", ",", "/", "和", "与", "、", "，", "加"):
        before = held[place - 1].kind if place else ""
        if after.kind != "has" or before not in ("has", "kin"):
            return False
        follows = held[place + 2].kind if place + 2 < len(held) else ""
        return word.value not in (",", "，") or follows not in HEADS
    if after.kind == "counters":
        return True
    if after.kind != "has":
        return False
    if has_head:
        return True
    last = place + 1
    while last < len(held) and held[last].kind in ("has", "join", "of"):
        last += 1
    return last < len(held) and held[last].kind in HEADS


def _take(noun: dict[str, Any], word: Word, has_head: bool) -> bool:
    """Adds to a noun what a word says; False where the word is of another noun."""
    kind, value = word.kind, word.value
    if kind in BEFORE:
        return not has_head and _before(noun, kind, value)
    if kind == "is" or kind.startswith("is "):
        if kind != "is":
            noun[kind[3:]] = value
        return not has_head
    if kind in ("has", "kin"):
        known = noun.get("has", ())
        noun["has"] = known if value in known else (*known, value)
        return True
    if kind == "lacks":
        noun["lacks"] = (*noun.get("lacks", ()), *lacked(str(value)))
        return has_head or str(value).startswith("没")
    if kind == "counters":
        return _counted(noun, str(value))
    key = {"name": "card"}.get(kind, kind)
    if kind not in ("name", "size", "kind", "role", "color", "spell"):
        return False
    if key in noun or (has_head and kind in ("name", "color") and "kind" in noun):
        return False
    if kind == "size" and "card" in noun and "has" in noun:
        return False
    noun[key] = str(value).rstrip("s") if kind == "size" else value
    return True


def _before(noun: dict[str, Any], kind: str, value: object) -> bool:
    key = {"owner": "owner"}.get(kind, "number")
    if kind in ("both", "the"):
        noun["definite"] = True
        if kind == "the":
            return True
    if key in noun:
        return kind == "a"
    noun[key] = number_of(str(value)) if kind == "number" else value
    return True


def _counted(noun: dict[str, Any], said: str) -> bool:
    noun["counters"] = counters(said)
    return True


def counters(said: str) -> Mapping[str, Any]:
    """How many counters of which kind some words say."""
    counter = next(k for k in ("+1/+1", "-1/-1", "+0/+1", "+1/+0", *OF_CARDS) if k in said)
    number = number_of(said.replace(counter, "", 1))
    return {"number": number, "kind": OF_CARDS.get(counter, counter)}


OF_CARDS = {
    **{kind: kind for kind in ("loyalty", "charge", "time", "ice", "shield", "stun")},
    "忠诚": "loyalty",
    "充电": "charge",
    "计时": "time",
}


def number_of(said: str) -> int:
    """The number that some words say; one where they say none.

    >>> number_of("two"), number_of("3x"), number_of("两个"), number_of("a ")
    (2, 3, 2, 1)
    """
    digits = "".join(char for char in said if char.isdigit())
    if digits:
        return int(digits)
    word = said.split()[0] if said.split() else ""
    return NUMBERS.get(word, NUMBERS.get(word[:1], 1))


def listed(text: str) -> Iterator[str]:
    """The signs of nouns in a stretch of a text."""
    yield from (char for char in text if FIRST_NOUN <= ord(char) < FIRST_NOUN + 0x1000)
