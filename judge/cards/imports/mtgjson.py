"""MTGJSON's `AtomicCards.json`: the faces of each card under its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.cards.imports.listed import Listed, Ruled, Skipped
from judge.cards.imports.scryfall import LAYOUTS, NO_CARDS
from judge.cards.published import Published
from judge.cards.records import Record, chinese_of, face_of, mappings
from judge.values import Bilingual

LANGUAGES = ("Chinese Simplified", "Chinese Traditional")
FACELESS = Bilingual("an entry without faces", "没有牌面的条目")
SAME_NAME = Bilingual("another card of the same name", "同名的另一张牌")
NO_RULING = Bilingual("a ruling without a day or a text", "缺少日期或内容的裁定")
KEYS = {
    "name": "name",
    "mana_cost": "manaCost",
    "type_line": "type",
    "oracle_text": "text",
    "power": "power",
    "toughness": "toughness",
    "loyalty": "loyalty",
    "defense": "defense",
    "color_indicator": "colorIndicator",
    "colors": "colors",
}


def prefixes(head: bytes) -> tuple[str, ...]:
    """Where the cards stand in a file that begins so; nothing if it is not MTGJSON's."""
    return ("data",) if head.startswith(b"{") and b'"meta"' in head else ()


def read(name: str, faces: object) -> Iterator[Listed | Ruled | Skipped]:
    """What the file has under a name."""
    held = [face for face in faces if isinstance(face, Mapping)] if isinstance(faces, list) else []
    if not held:
        yield Skipped(name, FACELESS)
        return
    layout = str(held[0].get("layout", "normal"))
    if layout in NO_CARDS:
        yield Skipped(name, NO_CARDS[layout])
        return
    if " // " not in name:
        yield from (Skipped(name, SAME_NAME) for _ in held[1:])
        held = held[:1]
    yield Listed(name=name, english=_english(name, held, layout), chinese=_chinese(held), dated="1")
    for one in (ruling for face in held for ruling in mappings(face, "rulings")):
        if one.get("date") and one.get("text"):
            yield Ruled(name, Published(str(one["date"]), str(one["text"]), "mtgjson"))
        else:
            yield Skipped(name, NO_RULING)


def _english(name: str, faces: list[Mapping[str, Any]], layout: str) -> Record:
    texts = [face_of({ours: face.get(theirs) for ours, theirs in KEYS.items()}) for face in faces]
    for text, face in zip(texts, faces, strict=True):
        text["name"] = str(face.get("faceName") or face.get("name") or name)
    card: Record = {**texts[0], "name": name}
    if len(texts) > 1:
        card["faces"] = texts
        card["mana_cost"] = " // ".join(str(t["mana_cost"]) for t in texts if "mana_cost" in t)
    if layout in LAYOUTS:
        card["layout"] = LAYOUTS[layout]
    if faces[0].get("isFunny"):
        card["is_funny"] = True
    return card


def _chinese(faces: list[Mapping[str, Any]]) -> tuple[Record, ...]:
    return tuple(filter(None, map(_texts, faces)))


def _texts(face: Mapping[str, Any]) -> Record:
    foreign = {str(one.get("language")): one for one in mappings(face, "foreignData")}
    found = next((foreign[lang] for lang in LANGUAGES if lang in foreign), None)
    if found is None:
        return {}
    name = found.get("faceName") or str(found.get("name") or "")
    return chinese_of(name, found.get("type"), found.get("text"))
