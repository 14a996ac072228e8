"""The built-in pool: `pool.toml` becomes cards found by their English or Chinese name."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from judge.cards.card import Card, Face
from judge.cards.mana import Color, ManaCost
from judge.cards.types import TypeLine
from judge.errors import nearest
from judge.values import Bilingual, Lang, language_of

COLORS = {
    "white": Color.WHITE,
    "blue": Color.BLUE,
    "black": Color.BLACK,
    "red": Color.RED,
    "green": Color.GREEN,
    "白色": Color.WHITE,
    "蓝色": Color.BLUE,
    "黑色": Color.BLACK,
    "红色": Color.RED,
    "绿色": Color.GREEN,
}


class Pool:
    """Cards by name, in either language; case does not matter."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards: dict[str, Card] = {}
        for card in cards:
            for lang in Lang:
                self._cards.setdefault(card.name.get(lang).casefold(), card)

    def __iter__(self) -> Iterator[Card]:
        return iter(dict.fromkeys(self._cards.values()))

    def get(self, name: str) -> Card | None:
        """The card of this name; None if the pool has none."""
        return self._cards.get(name.casefold())

    def nearest(self, name: str) -> str | None:
        """The name of the pool most like `name`, if one is like it."""
        key = nearest(name.casefold(), self._cards)
        if key is None:
            return None
        return self._cards[key].name.get(language_of(name))


def face_from(entry: Mapping[str, object]) -> Face:
    """The face that the keys of an entry give; raises ValueError where one cannot be read."""
    name = entry["name"]
    if isinstance(name, Mapping):
        en = str(name.get("en") or name["zh"])
        named = Bilingual(en, str(name.get("zh") or en))
    else:
        named = Bilingual(str(name), str(name))
    colors = entry.get("color", ())
    return Face(
        name=named,
        type_line=TypeLine.parse(str(entry.get("type", ""))),
        cost=ManaCost.parse(str(entry["cost"])) if "cost" in entry else None,
        text=str(entry.get("text", "")),
        power=_number(entry, "power"),
        toughness=_number(entry, "toughness"),
        loyalty=_number(entry, "loyalty"),
        defense=_number(entry, "defense"),
        color_indicator=tuple(
            _color(str(word)) for word in (colors if isinstance(colors, list) else ())
        ),
    )


@cache
def builtin_pool() -> Pool:
    """The cards of `pool.toml`."""
    text = Path(__file__).with_name("pool.toml").read_text(encoding="utf-8")
    return Pool(Card((face_from(entry),)) for entry in tomllib.loads(text)["card"])


def _number(entry: Mapping[str, object], key: str) -> str | None:
    return str(entry[key]) if key in entry else None


def _color(word: str) -> Color:
    if word not in COLORS:
        raise ValueError(f"{word!r} is not a color")
    return COLORS[word]
