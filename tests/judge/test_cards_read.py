"""The text of the built-in pool is read; the cards that are not read yet can only become fewer."""

from __future__ import annotations

import re
from pathlib import Path

from judge.abilities.walk import TARGETS, within
from judge.cards import Color, Face, builtin_pool
from judge.cards.subtypes import Family, family
from judge.language import Declined
from judge.oracle import Oracle

LISTED = Path(__file__).with_name("pool_unread.txt")
OF_NONE = re.compile(  # words about what is targeted, or about targets chosen before
    r"(?:becomes?|be) (?:the|a) targets?|new targets?|targets? (?:only|an?|one|this|it|you|two)\b|"
    r"that targets?\b|could target|single target|beyond the first|change (?:the|a) target|"
    r"if it targets|each target|both targets|its target\b"
)
OF_NAMES = re.compile(  # reminders, names, and what a face calls itself or its host
    r"\([^()]*\)|\bnamed [A-Z][^.,]*|^(?:Partner with|[A-Z][^.\n]* —)|"
    r"\bcrews a Vehicle\b|\b(?:[Tt]his|[Ee]nchanted|[Ee]quipped|[Ff]ortified|[Tt]hat) \w+",
    re.MULTILINE,
)
TYPES = family(Family.CREATURE) | family(Family.ARTIFACT) | family(Family.LAND)
ORACLE = Oracle()


def faces() -> dict[str, Face]:
    """The faces of the pool by their English names."""
    return {face.name.en: face for card in builtin_pool() for face in card.faces}


def unread() -> list[str]:
    """The faces of the pool whose text is declined."""
    return [name for name, face in faces().items() if isinstance(ORACLE.read(face), Declined)]


def targets_lost(face: Face) -> int:
    """How many words "target" of a face that is read are no target in what it is read as."""
    abilities = ORACLE.read(face)
    if isinstance(abilities, Declined):
        return 0
    said = len(re.findall(r"\btargets?\b", OF_NONE.sub("", face.text.lower())))
    return max(0, said - sum(isinstance(part, TARGETS) for part in within(tuple(abilities))))


def test_no_card_is_unread_that_is_not_listed() -> None:
    """A face of the pool is read, or it stands in the list of those that are not read yet."""
    assert set(unread()) <= set(LISTED.read_text(encoding="utf-8").splitlines())


def test_the_list_names_faces_of_the_pool() -> None:
    """The list holds nothing else, each once and in order."""
    listed = LISTED.read_text(encoding="utf-8").splitlines()
    assert listed == sorted(set(listed))
    assert set(listed) <= {face.name.en for card in builtin_pool() for face in card.faces}


def test_every_target_that_a_text_says_is_in_its_value() -> None:
    """Whoever a text names with the word "target" is chosen: none is lost on the way."""
    assert {name for name, face in faces().items() if targets_lost(face)} == set()


def qualities_lost(face: Face) -> set[str]:
    """The colors and subtypes that a face says and that are not in what it is read as."""
    abilities = ORACLE.read(face)
    if isinstance(abilities, Declined):
        return set()
    read = repr(tuple(abilities))
    said = OF_NAMES.sub("", face.text.replace(face.name.en, "").replace(_short(face), ""))
    colors = {c.name for c in Color if re.search(rf"\b(?:non)?{c.name.lower()}\b", said)}
    types = {one for one in re.findall(r"[A-Z][a-z]+", said) if one in TYPES}
    return {one for one in colors if f"Color.{one}" not in read} | {
        one for one in types if one.lower() not in read.lower()
    }


def _short(face: Face) -> str:
    return face.name.en.split(",")[0]


def test_every_color_and_subtype_that_a_text_says_is_in_its_value() -> None:
    """A word that narrows what is meant is not passed over."""
    lost = {name: found for name, face in faces().items() if (found := qualities_lost(face))}
    assert lost == {}
