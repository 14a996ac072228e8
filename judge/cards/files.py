"""Files of cards become entries: names at once, the rest of a card when it is asked for.

A `.toml` file holds entries as `judge.cards.entries` reads them; a `.jsonl` file one card a line,
with the keys `name`, `name_zh`, `mana_cost`, `type_line`, `oracle_text`, `power`, `toughness`,
`loyalty`, `defense` and `faces`. What such a file leaves out of a card is not guessed at.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from judge.cards.card import Card, Face
from judge.cards.entries import LAYOUTS, card_from
from judge.cards.mana import Color, ManaCost
from judge.cards.types import CardType, TypeLine
from judge.errors import BadValue, Unsupported
from judge.values import Bilingual, Value

_TOML_NAME = re.compile(r'^name = \{en = "([^"]+)"(?:, zh = "([^"]+)")?\}', re.MULTILINE)
_JSON_NAMES = re.compile(rb'\{"name": "((?:[^"\\]|\\.)+)"(?:, "name_zh": "((?:[^"\\]|\\.)+)")?')
_HALF = re.compile(r"(.+) \((.+)/(.+)\)$")  # a split card's half listed by itself
_TURNS = re.compile(r"transform|convert|daybound|disturb|craft with", re.IGNORECASE)
_PREPARES = re.compile(r"\b(enters|becomes) prepared\b")

NOT_PLAYED = {  # by layout: the rule of the variant that uses such cards, and what they are
    "planar": ("901.1", Bilingual("planes and phenomena", "时空牌和异象牌")),
    "scheme": ("904.1", Bilingual("schemes", "阴谋牌")),
    "vanguard": ("902.1", Bilingual("vanguards", "先锋牌")),
}
_COLORLESS = {  # cards of these types have no mana cost to say their colors
    CardType.CONSPIRACY,
    CardType.DUNGEON,
    CardType.LAND,
    CardType.PHENOMENON,
    CardType.PLANE,
    CardType.SCHEME,
    CardType.VANGUARD,
}


TOO_DEEP = BadValue("it is nested too deeply", "嵌套过深")


class Entry(Value):
    """A card not read yet: its names, one tuple a face, and where its text begins and ends."""

    names: tuple[tuple[str, ...], ...]
    text: bytes

    def read(self) -> Card:
        """The card; raises Unsupported where the entry leaves out what it must say."""
        try:
            if self.text.startswith(b"{"):
                return card_from_record(_loaded(self.text))
            (entry,) = tomllib.loads(self.text.decode())["card"]
            return card_from(entry)
        except RecursionError as error:
            raise _incomplete(self.names[0][0], TOO_DEEP) from error
        except ValueError as error:
            raise _incomplete(self.names[0][0], error) from error


def card_from_record(raw: Mapping[str, object]) -> Card:
    """The card of an entry with the keys named above.

    Raises `Unsupported` for one that leaves out what it must say, or that is no card to play.
    """
    try:
        return _from_json(_of_a_card(raw))
    except ValueError as error:
        raise _incomplete(str(raw.get("name", "?")), error) from error


def _of_a_card(raw: Mapping[str, object]) -> Mapping[str, object]:
    """The entry itself; raises `BadValue` where its faces are no entries with names."""
    faces = raw.get("faces")
    listed = faces if isinstance(faces, list) else [raw]
    named = [isinstance(one, dict) and isinstance(one.get("name"), str) for one in listed]
    if "name" not in raw or not (named and all(named)):
        raise BadValue("an entry and each of its faces have a name", "条目及其每个牌面都应有名称")
    return raw


def in_chinese(raw: Mapping[str, object], card: Card) -> Card | None:
    """The card of an entry with its Chinese texts instead; None if a face with a text lacks one."""
    faces = raw.get("faces")
    entries = faces if isinstance(faces, list) and len(card.faces) > 1 else [raw]
    texts = [str(entry.get("oracle_text_zh") or "") for entry in entries]
    if len(texts) != len(card.faces) or not any(texts):
        return None
    if any(face.text and not text for face, text in zip(card.faces, texts, strict=True)):
        return None
    printed = zip(card.faces, texts, strict=True)
    return card.with_(faces=tuple(face.with_(text=text) for face, text in printed))


def _incomplete(name: str, error: ValueError) -> Unsupported:
    said = error.said.zh if isinstance(error, BadValue) else error
    return Unsupported(None, f"the card {name} ({error})", f"牌“{name}”（{said}）")


def toml_entries(path: Path) -> Iterator[Entry]:
    """The entries of a TOML file, in order; each begins with a line `[[card]]`."""
    blocks = path.read_text(encoding="utf-8").split("\n[[card]]\n")
    for block in blocks[1:]:
        named = [tuple(filter(None, match.groups())) for match in _TOML_NAME.finditer(block)]
        yield Entry(_with_whole(tuple(named)), f"[[card]]\n{block}".encode())


def jsonl_entries(path: Path) -> Iterator[Entry]:
    """The entries of a JSON Lines file, in order; at the end split cards listed by halves only."""
    halves: dict[str, dict[str, bytes]] = {}
    whole: set[str] = set()
    for line in path.read_bytes().splitlines():
        match = _JSON_NAMES.match(line)
        if match and b"\\" not in match[0]:
            name, chinese = match[1].decode(), match[2].decode() if match[2] else ""
        else:
            raw = _loaded(line)
            name, chinese = raw["name"], str(raw.get("name_zh") or "")
        half = _HALF.match(name)
        if half:
            halves.setdefault(f"{half[2]} // {half[3]}", {})[half[1]] = line
        else:
            whole.add(name)
            named = _with_whole(_faces_named(name, chinese))
            if len(named) == 1 and " // " in name:  # one card printed on both sides
                named = ((*named[0], *(f"{one} // {one}" for one in named[0])),)
            yield Entry(named, line)
    yield from (_of_halves(name, found) for name, found in halves.items() if name not in whole)


def _loaded(line: bytes) -> Any:
    """The card of a line of JSON; raises ValueError, also for half a character (not shown)."""
    raw = json.loads(line)
    if not isinstance(raw, dict) or not isinstance(raw.get("name"), str):
        raise BadValue('a line is a card: {"name": …, …}', '每行应为一张牌：{"name": …, …}')
    try:
        json.dumps(raw, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise BadValue("a text holds half a character", "文字中有半个字符") from error
    return raw


def _of_halves(name: str, lines: Mapping[str, bytes]) -> Entry:
    """A split card of which the file has only entries of its halves; one is not enough to read."""
    halves = {half: _loaded(line) for half, line in lines.items()}
    chinese = str(next(iter(halves.values())).get("name_zh") or "")
    faces = [{**halves.get(half, {}), "name": half} for half in name.split(" // ")]
    record = {"name": name, "name_zh": chinese, "layout": "split", "faces": faces}
    return Entry(_with_whole(_faces_named(name, chinese)), json.dumps(record).encode())


def _faces_named(name: str, chinese: str) -> tuple[tuple[str, ...], ...]:
    english = list(dict.fromkeys(name.split(" // ")))
    others = chinese.split(" // ")[: len(english)] if chinese else []
    if len(others) != len(english):
        return tuple((part,) for part in english)
    return tuple(tuple(dict.fromkeys(pair)) for pair in zip(english, others, strict=True))


def _with_whole(faces: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """The names of the faces, those of a card of several with the whole card's to the first."""
    if len(faces) < 2:
        return faces
    whole = tuple(" // ".join(names) for names in zip(*faces, strict=False))
    return ((*faces[0], *whole), *faces[1:])


def _from_json(raw: Mapping[str, object]) -> Card:
    if (layout := str(raw.get("layout"))) in NOT_PLAYED:
        rule, kinds = NOT_PLAYED[layout]
        said = Bilingual(f"{kinds.en} are not played here", f"此处不使用{kinds.zh}")
        name = str(raw["name"])
        raise Unsupported(rule, f"the card {name} ({said.en})", f"牌“{name}”（{said.zh}）")
    faces = raw.get("faces")
    if not isinstance(faces, list):
        return Card((_face(raw, None, _letters(raw)),))
    if len({face["name"] for face in faces}) == 1:  # one card printed on both sides
        return Card((_face(faces[0], None, _letters(faces[0])),))
    layout = _layout(raw, faces)
    absent = [str(face["name"]) for face in faces if layout == "split" and len(face) == 1]
    if absent:
        raise BadValue(
            f"the file has no entry of its half {absent[0]}", f"文件没有其半面{absent[0]}"
        )
    named = _faces_named(str(raw["name"]), str(raw.get("name_zh") or ""))
    return Card(
        tuple(
            _face(face, names[-1], _letters(face), cost_free=layout == "flip" and index > 0)
            for index, (face, names) in enumerate(zip(faces, named, strict=True))
        ),
        layout,
    )


def _layout(raw: Mapping[str, object], faces: list[Mapping[str, object]]) -> str:
    """How the faces of a card are laid out: as it says, or from their costs, types and texts."""
    if str(raw.get("layout")) in LAYOUTS:
        return str(raw["layout"])
    cost = str(raw.get("mana_cost") or "")
    texts = "\n".join(str(face.get("oracle_text") or "") for face in faces)
    if re.search("— (Adventure|Omen)", str(faces[1].get("type_line"))):
        return "adventure"
    if _PREPARES.search(str(faces[0].get("oracle_text"))):
        return "preparation"
    if "//" in cost:
        return "split"
    if cost:
        if not re.search(r"\bflip\b", texts):
            raise BadValue("how its faces are laid out is not known", "不知道其各面的版式")
        return "flip"
    is_siege = "Siege" in str(faces[0].get("type_line"))
    return "transform" if is_siege or _TURNS.search(texts) else "modal"


def _face(
    raw: Mapping[str, object], chinese: str | None, letters: str | None, cost_free: bool = False
) -> Face:
    name = str(raw["name"])
    if not raw.get("type_line"):
        raise BadValue(f"the file gives {name} no type line", f"文件没有写明{name}的类别")
    line = TypeLine.parse(str(raw["type_line"]))
    cost = ManaCost.parse(str(raw["mana_cost"])) if raw.get("mana_cost") else None
    if letters is None and cost is None and not cost_free and not _COLORLESS & set(line.types):
        raise BadValue(f"the file does not say what color {name} is", f"文件没有写明{name}的颜色")
    face = Face(
        name=Bilingual(name, chinese or str(raw.get("name_zh") or name)),
        type_line=line,
        cost=cost,
        text=str(raw.get("oracle_text") or ""),
        power=_text(raw, "power"),
        toughness=_text(raw, "toughness"),
        loyalty=_text(raw, "loyalty"),
        defense=_text(raw, "defense"),
        color_indicator=tuple(color for color in Color if color.value in (letters or "")),
    )
    return complete(face)


_NUMBERS = {"power": "力量", "toughness": "防御力", "loyalty": "忠诚", "defense": "守备"}


def complete(face: Face) -> Face:
    """The face itself; raises ValueError if a number that its types call for is absent."""
    types = face.type_line.types
    wanted = {
        "power": CardType.CREATURE in types and face.power is None,
        "toughness": CardType.CREATURE in types and face.toughness is None,
        "loyalty": CardType.PLANESWALKER in types and face.loyalty is None,
        "defense": CardType.BATTLE in types and face.defense is None,
    }
    absent = [key for key, is_absent in wanted.items() if is_absent]
    if absent:
        raise BadValue(
            f"the file does not say what {absent[0]} {face.name.en} has",
            f"文件没有写明{face.name.zh}的{_NUMBERS[absent[0]]}",
        )
    return face


def _letters(raw: Mapping[str, object]) -> str | None:
    """The letters of the color indicator, from the entry or the list; None if nothing says."""
    given = raw.get("color_indicator", raw.get("colors"))
    if isinstance(given, list):
        return "".join(str(letter) for letter in given)
    return _indicators().get(str(raw["name"]))


@cache
def _indicators() -> Mapping[str, str]:
    text = Path(__file__).with_name("indicators.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return {row[0]: row[1] for row in rows}


def _text(raw: Mapping[str, object], key: str) -> str | None:
    return str(raw[key]) if raw.get(key) is not None else None
