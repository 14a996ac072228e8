"""Entries of cards as plain data: the keys of a face, and Chinese texts put beside English ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Record = dict[str, Any]
FACE_KEYS = (
    *("name", "mana_cost", "type_line", "oracle_text", "power", "toughness"),
    *("loyalty", "defense", "color_indicator", "colors"),
)
CHINESE_KEYS = ("name_zh", "type_line_zh", "oracle_text_zh")


def mappings(raw: Mapping[str, Any], key: str) -> tuple[Mapping[str, Any], ...]:
    """The mappings of the list under a key of a foreign entry; whatever else is there is none.

    >>> mappings({"faces": [{"name": "Ox"}, 3]}, "faces"), mappings({"faces": "Ox"}, "faces")
    (({'name': 'Ox'},), ())
    """
    held = raw.get(key)
    return tuple(one for one in held if isinstance(one, Mapping)) if isinstance(held, list) else ()


def face_of(raw: Mapping[str, Any]) -> Record:
    """The keys of a face that a card has, without those that are empty."""
    return {key: raw[key] for key in FACE_KEYS if raw.get(key) not in (None, "", [])}


def chinese_of(name: object, line: object, text: object) -> Record:
    """The Chinese texts of a face, without those that are empty."""
    held = zip(CHINESE_KEYS, (name, line, text), strict=True)
    return {key: str(value) for key, value in held if value}


def joined(record: Record, chinese: Sequence[Record]) -> Record:
    """The entry with its Chinese texts; without them where the faces don't agree in number."""
    faces = record.get("faces")
    if faces is None:
        return {**record, **(chinese[0] if len(chinese) == 1 else {})}
    if len(chinese) != len(faces):
        return record
    named = [str(texts.get("name_zh") or "") for texts in chinese]
    whole = {"name_zh": " // ".join(named)} if all(named) else {}
    both = [{**face, **texts} for face, texts in zip(faces, chinese, strict=True)]
    return {**record, **whole, "faces": both}
