"""Which objects an expectation means: their types, colors and abilities, and how many there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from judge.abilities import Keyword
from judge.abilities.filters import OfColor
from judge.cards import COLOR_NAMED, CardType, Color, Face, TypeLine, nicknamed
from judge.game.state import GameObject, ObjectId, Zone
from judge.language import Declined
from judge.rules.card_reader import oracle_of
from judge.rules.qualities import choice_of
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.scenario.called import is_called
from judge.scenario.finding import Finder
from judge.values import Bilingual
from judge.words import in_english

KEYWORD_PARTS = ("name", "number", "cost", "quality", "word")


def has_keyword(view: View, id_: ObjectId, words: str) -> bool:
    """True if the object has the keyword ability that the words say, with its number if given."""
    read = keywords_said(view.rulebook, words)
    if len(read) != 1:
        return view.has(id_, words.lower())
    return any(_is_such(view, id_, held, read[0]) for held in view.keywords(id_))


@lru_cache(maxsize=1024)
def keywords_said(rulebook: Rulebook, words: str) -> tuple[Keyword, ...]:
    """The keyword abilities that words name, read as card text is."""
    face = Face(name=Bilingual("~", "~"), type_line=TypeLine((CardType.CREATURE,)), text=words)
    read = oracle_of(rulebook).read(face)
    if isinstance(read, Declined):
        return ()
    return tuple(ability for ability in read if isinstance(ability, Keyword))


def _is_such(view: View, id_: ObjectId, held: Keyword, wanted: Keyword) -> bool:
    """True if a keyword ability is as wanted: by its name, and by all that the words say of it."""
    if held.quality == OfColor(None):
        held = held.with_(quality=OfColor(chosen_color(view, id_)))
    said = [name for name in KEYWORD_PARTS if getattr(wanted, name) is not None]
    return all(getattr(held, name) == getattr(wanted, name) for name in said)


def chosen_color(view: View, id_: ObjectId) -> Color | None:
    """The color chosen for an object; None if none was."""
    chosen = choice_of(view, id_, "color")
    return None if chosen is None else Color(str(chosen))


def is_of_type(view: View, id_: ObjectId, word: str) -> bool:
    """True if the word, of either language, is a type, supertype, subtype or color of it."""
    now = view.of(id_)
    lower = in_english(word).lower()
    if lower == "colorless":
        return not now.colors
    return (
        lower in {kind.value for kind in (*now.types, *now.supertypes)}
        or lower in {subtype.lower() for subtype in now.subtypes}
        or COLOR_NAMED.get(lower) in now.colors
    )


NAMED = ("card", "name")


def count(finder: Finder, view: View, wanted: Mapping[str, Any]) -> int:
    """How many objects are as `wanted` says."""
    return len(those(finder, view, wanted))


def those(finder: Finder, view: View, wanted: Mapping[str, Any]) -> tuple[GameObject, ...]:
    """The objects that are as `wanted` says."""
    known = {**wanted, **{key: _in_print(finder, wanted[key]) for key in NAMED if key in wanted}}
    every = view.state.objects.values()
    return tuple(held for held in every if _counts(finder, view, known, held))


def _in_print(finder: Finder, name: str) -> str:
    """The name itself where something is called so; else that of which it is a nickname."""
    is_known = any(body.is_called(name) for body in finder.names.bodies.values())
    return name if is_known else nicknamed(name) or name


def _counts(finder: Finder, view: View, wanted: Mapping[str, Any], held: GameObject) -> bool:
    """True if an object is among those that a count is about."""
    if held.phased_out is not None:  # 702.26b: as though it did not exist
        return False
    shared = held.zone in (Zone.BATTLEFIELD, Zone.STACK)
    whose = held.controller if shared else held.owner
    body, now = finder.names.bodies[held.body], view.of(held.id)
    attacking = view.attack_of(held.id) is not None
    size = f"{now.power}/{now.toughness}"
    tests: dict[str, Callable[[Any], bool]] = {
        "player": lambda value: whose == value,
        "zone": lambda value: held.zone.value == value,
        "card": body.is_called,
        "name": lambda value: now.name is not None and is_called(now.name, value),
        "token": lambda value: (held.kind.value == "token") is value,
        "type": lambda value: all(is_of_type(view, held.id, word) for word in value),
        "color": lambda value: all(is_of_type(view, held.id, word) for word in value),
        "tapped": lambda value: held.tapped is value,
        "attacking": lambda value: attacking is value,
        "power_toughness": lambda value: size == value,
        "counters": lambda value: all(
            held.counters.count(kind) == number for kind, number in value.items()
        ),
        "has": lambda value: all(has_keyword(view, held.id, word) for word in value),
        "lacks": lambda value: not any(has_keyword(view, held.id, word) for word in value),
    }
    return all(test(wanted[key]) for key, test in tests.items() if key in wanted)
