"""What the text of a face may call the object that it is on."""

from __future__ import annotations

import re
from typing import TypeVar

from judge.abilities.filters import Named
from judge.abilities.walk import put, within
from judge.cards import CardType, Face, Supertype
from judge.language import Reading
from judge.oracle.book import grammar
from judge.oracle.lexicon.filters import NAMED_SO
from judge.values import language_of

T = TypeVar("T")
_TITLE = re.compile(r"(,| the | of |，|、)")


def names_of(face: Face) -> tuple[str, ...]:
    """What the text may call the object: its names, and the short name of a legend (201.5)."""
    english = _english(face)
    names = {face.name.en, face.name.zh, english}
    is_walker = CardType.PLANESWALKER in face.type_line.types
    if Supertype.LEGENDARY in face.type_line.supertypes or is_walker:
        for name in (english, face.name.zh):
            short = _TITLE.split(name)[0].strip()
            if short:
                names.add(short)
        first = english.split(" ")[0].rstrip(",")
        if is_walker or first not in ("The", "Queen", "King", "Lord", "Sir", "Syr", "Lady"):
            names.add(first)
    return tuple(sorted(name for name in names if name))


def _english(face: Face) -> str:
    return re.sub(r" \(.+\)$", "", face.name.en)  # "Fire (Fire/Ice)"


def with_printed_name(read: T, face: Face) -> T:
    """What is read of a face, "named ~" by the name that is printed on it.

    Such a name does not mean the object itself (201.5): whatever has the ability, or is a copy of
    it by another name, speaks of objects with the printed name.
    """
    if NAMED_SO not in within(read):
        return read
    made: T = put(read, NAMED_SO, Named(_english(face)))  # type: ignore[assignment]
    return made


def is_a_word(name: str) -> bool:
    """True of a name that is also a word of rules text: a Sliver, a card named Flash."""
    lang = language_of(name)
    word = name.lower()
    tables = ("keyword_name", "noun_word")
    return any(isinstance(grammar().read(one, word, lang, name), Reading) for one in tables)
