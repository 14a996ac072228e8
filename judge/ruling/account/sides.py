"""The sides of an object that continuous effects change: its types, its abilities, its size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.game.state import ObjectId
from judge.rules.layers.layer import rule_of
from judge.rules.view import View
from judge.values import Bilingual

Notes = Iterable[tuple[tuple[ObjectId, ...], tuple[str, ...]]]  # of which objects, the rules
OF_ABILITIES = ("has", "lacks")
OF_SIZES = frozenset(("power_toughness", "base_power_toughness"))


def layer_of_rules(notes: Notes, id_: ObjectId) -> Iterator[tuple[str, str]]:
    """The rules by which an object was changed in one layer, each with that of the layer."""
    found: dict[str, set[str]] = {}
    for numbers in (numbers for ids, numbers in notes if id_ in ids):
        for layer in numbers:
            if layer in rule_of.numbers:
                for one in numbers:
                    found.setdefault(one, set()).add(layer)
    return ((one, layers.pop()) for one, layers in found.items() if len(layers) == 1)


def of_side(view: View, id_: ObjectId, keys: frozenset[str]) -> Bilingual:
    """What an object is in the end on the side that is asked about by some keys."""
    of_abilities = not keys.isdisjoint(OF_ABILITIES) and keys.isdisjoint(OF_SIZES)
    return abilities(view, id_) if of_abilities else size(view, id_)


def abilities(view: View, id_: ObjectId) -> Bilingual:
    """Which keyword abilities an object has, where its abilities are asked about."""
    held = dict.fromkeys(view.rulebook.named(one.name) for one in view.keywords(id_))
    if not held:
        return Bilingual(
            "{name} has no keyword abilities, with all continuous effects applied.",
            "{name}在应用所有持续性效应后没有关键字异能。",
        )
    en, zh = ", ".join(one.en for one in held), "、".join(one.zh for one in held)
    return Bilingual(
        f"{{name}} has, with all continuous effects applied: {en}.",
        f"{{name}}在应用所有持续性效应后具有：{zh}。",
    )


def size(view: View, id_: ObjectId) -> Bilingual:
    """The power and toughness of an object, if it has any."""
    now = view.of(id_)
    if now.power is None:
        return Bilingual(
            "{name} is what all continuous effects make of it.",
            "{name}的特征在应用所有持续性效应后得出。",
        )
    size = f"{now.power}/{now.toughness}"
    return Bilingual(
        f"{{name}}, with all continuous effects applied: {size}.",
        f"{{name}}在应用所有持续性效应后：{size}。",
    )
