"""What an object is by a rule of the layers: the side of it that this rule is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.ruling.account import Account, LookedUp
from judge.ruling.account.sides import OF_ABILITIES, OF_SIZES, abilities, size
from judge.ruling.wording.looks import colors_of, look, types_of
from judge.values import Bilingual

Side = Callable[[Account, LookedUp], Bilingual]  # with a slot for the object's name
OF_TYPES = ("is", "is_not")


def said_of(account: Account, fact: LookedUp, rule: str) -> Bilingual:
    """What is so by a rule: that side of an object that its layer changes, else what is asked."""
    side = SIDES.get(dict(fact.of_layers).get(rule, ""))
    if side is not None:
        return side(account, fact)
    if not fact.keys.isdisjoint(OF_TYPES) and fact.keys.isdisjoint((*OF_ABILITIES, *OF_SIZES)):
        return _types(account, fact)
    return fact.said


def _types(account: Account, fact: LookedUp) -> Bilingual:
    now, edition = account.view.of(fact.object), account.played.rulebook.edition
    return _is(types_of(now.supertypes, now.types, sorted(now.subtypes), edition))


def _colors(account: Account, fact: LookedUp) -> Bilingual:
    return _is(colors_of(account.view.of(fact.object)))


def _is(held: Bilingual) -> Bilingual:
    return Bilingual(
        f"{{name}} is, with all continuous effects applied: {held.en}.",
        f"{{name}}在应用所有持续性效应后为：{held.zh}。",
    )


def _abilities(account: Account, fact: LookedUp) -> Bilingual:
    """Its keyword abilities, or what other abilities it has."""
    view, now = account.view, account.view.of(fact.object)
    if not now.abilities:
        return Bilingual(
            "{name} has no abilities, with all continuous effects applied.",
            "{name}在应用所有持续性效应后没有异能。",
        )
    if any(view.keywords(fact.object)):
        return abilities(view, fact.object)
    held = look(account.finder.names, now, account.played.rulebook.edition).listed()
    return Bilingual(
        f"{{name}} has, with all continuous effects applied: {_plain(held.en)}.",
        f"{{name}}在应用所有持续性效应后具有：{_plain(held.zh)}。",
    )


def _plain(text: str) -> str:
    """Text whose signs are no slots: "{T}: Add {G}"."""
    return text.replace("{", "{{").replace("}", "}}")


def _size(account: Account, fact: LookedUp) -> Bilingual:
    return size(account.view, fact.object)


SIDES: Mapping[str, Side] = {  # by the rule of the layer
    "613.1d": _types,
    "613.1e": _colors,
    "613.1f": _abilities,
    **dict.fromkeys(("613.4a", "613.4b", "613.4c", "613.4d"), _size),
}
