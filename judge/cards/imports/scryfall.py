"""Scryfall's files: the bulk `oracle_cards`, `default_cards`, `all_cards`, `rulings`, and lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.cards.imports.listed import NAMELESS, Listed, Ruled, Skipped
from judge.cards.published import Published
from judge.cards.records import Record, chinese_of, face_of, mappings
from judge.values import Bilingual

LANGUAGES = {"zhs": "1", "zht": "0"}  # which Chinese printing goes before which
LAYOUTS = {
    **{name: name for name in ("adventure", "flip", "split", "transform")},
    "modal_dfc": "modal",
    "prepare": "preparation",
    **{name: name for name in ("planar", "scheme", "vanguard")},
}
NO_CARDS = {
    "token": Bilingual("a token", "衍生物"),
    "double_faced_token": Bilingual("a token", "衍生物"),
    "emblem": Bilingual("an emblem", "徽记"),
    "art_series": Bilingual("an art card", "艺术牌"),
}

OTHER_LANGUAGE = Bilingual("a printing in another language", "其他语言的印刷版本")
NO_RULING = Bilingual("a ruling without a card, a day or a text", "缺少牌、日期或内容的裁定")


def prefixes(head: bytes) -> tuple[str, ...]:
    """Where the cards stand in a file that begins so; nothing if it is not Scryfall's."""
    if b'"object"' not in head:
        return ()
    return ("item",) if head.startswith(b"[") else ("data.item",)


def read(raw: object) -> Iterator[Listed | Ruled | Skipped]:
    """What an object of the file lists."""
    if isinstance(raw, Mapping) and raw.get("object") == "ruling":
        yield _ruling(raw)
        return
    if not isinstance(raw, Mapping) or not raw.get("name"):
        yield Skipped("?", NAMELESS)
        return
    name, lang, layout = str(raw["name"]), str(raw.get("lang", "en")), str(raw.get("layout"))
    if layout in NO_CARDS:
        yield Skipped(name, NO_CARDS[layout])
    elif lang == "en":
        yield Listed(name=name, english=_english(raw), identity=_identity(raw))
    elif lang in LANGUAGES:
        dated = LANGUAGES[lang] + str(raw.get("released_at", ""))
        yield Listed(name=name, chinese=_chinese(raw), dated=dated)
    else:
        yield Skipped(name, OTHER_LANGUAGE)


def _ruling(raw: Mapping[str, Any]) -> Ruled | Skipped:
    keys = ("oracle_id", "published_at", "comment", "source")
    card, dated, text, source = (str(raw.get(key) or "") for key in keys)
    if not (card and dated and text):
        return Skipped("?", NO_RULING)
    return Ruled(card, Published(dated, text, source))


def _identity(raw: Mapping[str, Any]) -> str:
    """By what rulings name a card; one that is printed twice has it on its faces."""
    faces = mappings(raw, "card_faces") or (raw,)
    return str(raw.get("oracle_id") or faces[0].get("oracle_id") or "")


def _faces(raw: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    return mappings(raw, "card_faces") if raw.get("layout") != "reversible_card" else ()


def _english(raw: Mapping[str, Any]) -> Record:
    faces = _faces(raw)
    shown = raw if faces else (*mappings(raw, "card_faces"), raw)[0]
    card = {
        **face_of(shown),
        "name": str(raw["name"]).split(" // ")[0] if not faces else str(raw["name"]),
    }
    if faces:
        card["faces"] = [face_of(face) for face in faces]
    if (layout := str(raw.get("layout"))) in LAYOUTS:
        card["layout"] = LAYOUTS[layout]
    if raw.get("set_type") == "funny" or raw.get("border_color") == "silver":
        card["is_funny"] = True
    return card


def _chinese(raw: Mapping[str, Any]) -> tuple[Record, ...]:
    faces = _faces(raw) or (raw,)
    return tuple(
        chinese_of(*(face.get(f"printed_{key}") for key in ("name", "type_line", "text")))
        for face in faces
    )
