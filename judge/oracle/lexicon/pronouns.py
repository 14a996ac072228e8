"""Pronouns by what they say of what they mean: which noun, and whether one or several."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable

from judge.abilities.filters import IsIt
from judge.abilities.who import It, ThatPlayer
from judge.language import w
from judge.language.template import Word

PARTICIPLES = {  # what was done to what is meant
    "sacrificed": "所牺牲",
    "discarded": "所弃",
    "exiled": "放逐",
    "revealed": "展示",
    "chosen": "所选",
}
NOUNS = {
    "creature": "生物",
    "permanent": "永久物",
    "land": "地",
    "token": "衍生",
    "artifact": "神器",
    "enchantment": "结界",
    "planeswalker": "鹏洛客",
    "equipment": "武具",
    "aura": "灵气",
    "vehicle": "载具",
    "spell": "咒语",
    "ability": "异能",
    "source": "来源",
    "card": "牌",
}
_SEVERAL = re.compile(r"\b(them|they|their|those|the (?:\w+ )?\w+s)\b|它们|这些|那些|该些")
_ONE = re.compile(r"\b(it|its|that|the \w+)\b|它|该|所选的")
_NOUN = {noun: re.compile(rf"\b{noun}(?:s|'s|s')?\b|{zh}") for noun, zh in NOUNS.items()}


def kind_of(words: str) -> str:
    """What a pronoun says that it means: a noun, or what was done to it; "" for "it".

    >>> kind_of("that creature's"), kind_of("the sacrificed creature"), kind_of("它")
    ('creature', 'sacrificed', '')
    """
    for done, zh in PARTICIPLES.items():
        if done in words or zh in words:
            return done
    if "衍生" in words:
        return "token"
    return next((noun for noun, said in _NOUN.items() if said.search(words)), "")


def is_many(words: str) -> bool | None:
    """Whether a pronoun means several; None where the words don't tell.

    >>> is_many("those cards"), is_many("that card"), is_many("其"), is_many("their")
    (True, False, None, True)
    """
    if words.startswith("@p") or _SEVERAL.search(words):
        return True
    return False if words.startswith("@s") or _ONE.search(words) else None


def pronouns(
    en: str, zh: str = "", made: Callable[[str, bool | None], It | IsIt] = It
) -> tuple[Word, ...]:
    """The rows of words for objects spoken of before, one for each thing that they say.

    `made` is `IsIt` where they stand in a filter: of what a rule or an event is about.
    """
    rows: dict[tuple[str, bool | None], tuple[list[str], list[str]]] = defaultdict(lambda: ([], []))
    for place, words in enumerate((en, zh)):
        for one in words.split("|") if words else ():
            rows[kind_of(one), is_many(one)][place].append(one)
    return tuple(
        w(made(kind, many), "|".join(english), "|".join(chinese))
        for (kind, many), (english, chinese) in rows.items()
    )


def ending_in(rows: Iterable[Word], *ends: str) -> tuple[Word, ...]:
    """The words for one object, each with these ends: "it has", "it had"."""
    return tuple(
        w(row.value, "|".join(one.removeprefix("@s ") + end for one in said for end in ends), "")
        for row in rows
        if (said := [one for one in row.en if not one.startswith("@p ")])
    )


THEY = ThatPlayer("they")
