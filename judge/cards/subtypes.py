"""The subtypes of rule 205.3, in English and Chinese, by the card types they belong to.

>>> subtype("time lord")
Subtype(en='Time Lord', zh=('时间领主',), family=<Family.CREATURE: 'creature'>)
>>> subtype("猎犬").en, len(family(Family.LAND))
('Dog', 17)
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path

from judge.values import Value


class Family(StrEnum):
    """A set of subtypes that some card types share; instants and sorceries have the spell types."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    DUNGEON = "dungeon"
    ENCHANTMENT = "enchantment"
    LAND = "land"
    PLANE = "plane"
    PLANESWALKER = "planeswalker"
    SPELL = "spell"


class Subtype(Value):
    """A subtype by its English name; the first Chinese name is the one that is written."""

    en: str
    zh: tuple[str, ...]
    family: Family


BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")


@cache
def all_subtypes() -> tuple[Subtype, ...]:
    """Every subtype of rule 205.3, by family."""
    text = Path(__file__).with_name("subtypes.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return tuple(Subtype(en, tuple(zh.split("|")), Family(name)) for en, zh, name in rows)


@cache
def later_subtypes() -> tuple[Subtype, ...]:
    """The subtypes that books after the base edition list; the newest have no Chinese name yet."""
    text = Path(__file__).with_name("later_subtypes.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return tuple(Subtype(en, (zh or en,), Family(name)) for en, zh, name in rows)


@cache
def family(name: Family) -> frozenset[str]:
    """The English names of all subtypes of a family."""
    known = (*all_subtypes(), *later_subtypes())
    return frozenset(one.en for one in known if one.family is name)


@cache
def _old_prints() -> Mapping[str, str]:
    text = Path(__file__).with_name("old_subtypes.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return {zh: en for zh, en, _ in rows}


def old_print(word: str) -> str | None:
    """The English name of what a Chinese type line of old says by this word; None of any other.

    Only there: today's Chinese has other names for them, and uses some of these for other things.

    >>> old_print("地精")
    'Elf'
    """
    return _old_prints().get(word.strip())


def subtype(word: str) -> Subtype | None:
    """The subtype of this English or Chinese name, case aside; None if the rules know none."""
    return _by_name().get(_key(word))


@cache
def _by_name() -> Mapping[str, Subtype]:
    known = (*all_subtypes(), *later_subtypes())  # what was only a plane may be an artifact now
    return {_key(word): one for one in known for word in (one.en, *one.zh)}


def _key(word: str) -> str:
    return word.replace("’", "'").casefold()
