"""No word that the reader understands is passed over: the rules look at every class it can make."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge.abilities
from judge.abilities import bases
from judge.values import Value

JUDGE = Path(judge.abilities.__file__).parents[1]
# what is shown to the players changes nothing that is ruled on
# and what is done before a game begins is done when a scenario does
OF_NO_CONSEQUENCE = {
    "FromOpeningHand",
    "LooksAtExiled",
    "LooksAtTop",
    "OfDecks",
    "RevealHands",
    "RevealTop",
}
DECLINED = {"RestartGame"}  # whatever it says, it is declined by its rule


def text_of(*folders: str) -> str:
    """The code of some folders of the judge."""
    paths = (path for folder in folders for path in sorted((JUDGE / folder).rglob("*.py")))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


RULES = text_of("rules", "game", "keywords")


def classes_below(cls: type[Value]) -> Iterator[type[Value]]:
    """Every class below a class."""
    for below in cls.__subclasses__():
        yield below
        yield from classes_below(below)


VOCABULARY = sorted(
    {
        found
        for base in (bases.StaticRule, bases.Modification, bases.Duration, bases.Effect)
        for found in classes_below(base)
        if found.__module__.startswith("judge.abilities")
    },
    key=lambda found: found.__name__,
)


@pytest.mark.parametrize("cls", VOCABULARY, ids=lambda cls: cls.__name__)
def test_the_rules_look_at_what_can_be_said(cls: type[Value]) -> None:
    """A class that no rule names would be read and then passed over in silence."""
    named = re.search(rf"\b{cls.__name__}\b", RULES) is not None
    assert named is not (cls.__name__ in OF_NO_CONSEQUENCE)


@pytest.mark.parametrize("cls", VOCABULARY, ids=lambda cls: cls.__name__)
def test_the_rules_look_at_each_part_of_it(cls: type[Value]) -> None:
    """A field that no rule asks for would be read and then passed over in silence."""
    if cls.__name__ in OF_NO_CONSEQUENCE | DECLINED:
        return
    for name in cls.__struct_fields__:
        asked = re.search(rf"\.{name}\b", RULES)
        matched = re.search(rf"\b{cls.__name__}\([^)]*\b{name}=", RULES)
        assert asked or matched, f"{cls.__name__}.{name}"
