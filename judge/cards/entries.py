"""The keys of an entry become a card: those of a scenario's `cards` and of the built-in pool.

>>> card = card_from({"name": "草原猎犬", "type": "生物～狗", "power": 2, "toughness": 2})
>>> card.faces[0].type_line.subtypes, card.name.en, card.layout
(('Dog',), '草原猎犬', 'normal')
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.card import Card, Face
from judge.cards.mana import COLOR_NAMED, Color, ManaCost
from judge.cards.types import TypeLine
from judge.errors import BadValue
from judge.values import Bilingual

LAYOUTS = ("normal", "adventure", "flip", "meld", "modal", "preparation", "split", "transform")
COLORS = {
    **COLOR_NAMED,
    "白色": Color.WHITE,
    "蓝色": Color.BLUE,
    "黑色": Color.BLACK,
    "红色": Color.RED,
    "绿色": Color.GREEN,
}


def card_from(entry: Mapping[str, object]) -> Card:
    """The card that the keys of an entry give; raises ValueError where one cannot be read."""
    layout = str(entry.get("layout", "normal"))
    if layout not in LAYOUTS:
        en, zh = f"{layout!r} is not a layout", f"“{layout}”不是牌的版式"
        raise BadValue(f"{en}: {', '.join(LAYOUTS)}", f"{zh}：{'、'.join(LAYOUTS)}")
    faces = entry.get("faces")
    if faces is None:
        if layout != "normal":
            raise BadValue(
                f"a card of layout {layout!r} has `faces`", f"版式为“{layout}”的牌要有“faces”"
            )
        return Card((face_from(entry),))
    if not isinstance(faces, list) or len(faces) < 2 or layout == "normal":
        raise BadValue(
            "`faces` are two faces or more, with a `layout`",
            "“faces”应有两个或更多牌面，并有“layout”",
        )
    return Card(tuple(face_from(face) for face in faces), layout)


def face_from(entry: Mapping[str, object]) -> Face:
    """The face that the keys of an entry give; raises ValueError where one cannot be read."""
    if not isinstance(entry, Mapping) or "name" not in entry:
        raise BadValue("a card, and each of its faces, has a `name`", "牌及其每个牌面都应有“name”")
    listed = entry.get("color", ())
    colors = {_color(str(word)) for word in (listed if isinstance(listed, list) else ())}
    return Face(
        name=_named(entry["name"]),
        type_line=TypeLine.parse(str(entry.get("type", ""))),
        cost=ManaCost.parse(str(entry["cost"])) if "cost" in entry else None,
        text=str(entry.get("text", "")),
        power=_number(entry, "power"),
        toughness=_number(entry, "toughness"),
        loyalty=_number(entry, "loyalty"),
        defense=_number(entry, "defense"),
        color_indicator=tuple(color for color in Color if color in colors),
    )


def _named(name: object) -> Bilingual:
    if not isinstance(name, Mapping):
        return Bilingual(str(name), str(name))
    en = str(name.get("en") or name.get("zh") or "")
    if not en:
        raise BadValue("a `name` has `en` or `zh`", "“name”应有“en”或“zh”")
    return Bilingual(en, str(name.get("zh") or en))


def _number(entry: Mapping[str, object], key: str) -> str | None:
    return str(entry[key]) if key in entry else None


def _color(word: str) -> Color:
    if word not in COLORS:
        raise BadValue(f"{word!r} is not a color", f"“{word}”不是颜色")
    return COLORS[word]
