"""What an object is by a rule of the layers: the side of it that this rule is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.game.state import ObjectId
from judge.rules.view import View
from judge.ruling.account import LookedUp
from judge.ruling.account.sides import OF_ABILITIES, OF_SIZES, abilities, size
from judge.ruling.wording.looks import colors_of, types_of
from judge.values import Bilingual

Side = Callable[[View, ObjectId], Bilingual]
OF_TYPES = ("is", "is_not")


def _types(view: View, id_: ObjectId) -> Bilingual:
    now = view.of(id_)
    held = types_of(now.supertypes, now.types, sorted(now.subtypes), view.rulebook.edition)
    return _is(held)


def _colors(view: View, id_: ObjectId) -> Bilingual:
    return _is(colors_of(view.of(id_)))


def _is(held: Bilingual) -> Bilingual:
    return Bilingual(
        f"{{name}} is, with all continuous effects applied: {held.en}.",
        f"{{name}}在应用所有持续性效应后为：{held.zh}。",
    )


SIDES: Mapping[str, Side] = {  # by the rule of the layer
    "613.1d": _types,
    "613.1e": _colors,
    "613.1f": abilities,
    **dict.fromkeys(("613.4a", "613.4b", "613.4c", "613.4d"), size),
}


def said_of(view: View, fact: LookedUp, rule: str) -> Bilingual:
    """What is so by a rule: that side of an object that its layer changes, else what is asked."""
    side = SIDES.get(dict(fact.of_layers).get(rule, ""))
    if side is not None:
        return side(view, fact.object)
    if not fact.keys.isdisjoint(OF_TYPES) and fact.keys.isdisjoint((*OF_ABILITIES, *OF_SIZES)):
        return _types(view, fact.object)
    return fact.said
