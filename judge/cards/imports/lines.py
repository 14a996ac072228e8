"""JSON Lines, one card a line, with the keys that `judge.cards.files` names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.cards.imports.casual import is_casual
from judge.cards.imports.listed import NAMELESS, Listed, Skipped
from judge.cards.records import chinese_of, face_of, mappings

_LAYOUTS = (
    "adventure",
    "flip",
    "meld",
    "modal",
    "planar",
    "preparation",
    "scheme",
    "split",
    "transform",
    "vanguard",
)
_FUNNY = ("host", "augment")


def prefixes(head: bytes) -> tuple[str, ...]:
    """Nothing to step into: each line is a card; nothing if the file is none of these."""
    return ("",) if head.startswith(b"{") and b'"name"' in head.split(b"\n")[0] else ()


def read(raw: object) -> Iterator[Listed | Skipped]:
    """What a line lists."""
    if not isinstance(raw, Mapping) or not raw.get("name"):
        yield Skipped("?", NAMELESS)
        return
    name, layout = str(raw["name"]), str(raw.get("layout"))
    card = {**face_of(raw), "name": name}
    faces = mappings(raw, "faces")
    if faces:
        card["faces"] = [face_of(face) for face in faces]
    if layout in _LAYOUTS:
        card["layout"] = layout
    texts = [str(face.get("oracle_text") or "") for face in faces or (raw,)]
    if layout in _FUNNY or raw.get("is_funny") or is_casual(name, texts):
        card["is_funny"] = True
    chinese = tuple(_chinese(face) for face in faces or (raw,))
    yield Listed(name=name, english=card, chinese=chinese if any(chinese) else (), dated="0")


def _chinese(face: Mapping[str, Any]) -> dict[str, Any]:
    text = face.get("oracle_text_zh") or face.get("printed_text_zh")
    return chinese_of(face.get("name_zh"), face.get("type_line_zh"), text)
