"""A whole sentence of `play`: when, in response, who, what, with which details and answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.canonical.rows import merged, table
from judge.language import Template, t

Plain = Mapping[str, Any]
IN_THE_ACT = ("targets", "card")  # what the words of an action may hold besides its key
ACTIONS = (
    *("cast", "play_land", "activate", "special", "attack", "block", "order", "assign", "concede"),
    *("resolve", "pass", "effect", "check"),
)
DETAILS = (  # in the order that they are said
    *("x", "modes", "kicked", "using", "from", "with", "divide", "face", "ability", "bands"),
    "source",
)
FRAME = ("player", "at", "respond", "choose", "try", "legal")


def _whole(**parts: Any) -> Any:
    """The item that the parts of a sentence make."""
    named = {"player": parts["player"]} if "player" in parts else {}
    return merged(
        named,
        parts["moment"],
        parts["response"],
        parts["act"],
        *parts["details"],
        parts["choosing"],
        parts["allowed"],
    )


def _parts(item: object, *, has_player: bool) -> Plain | None:
    """The parts that an item is said by; None where it has a player and none is wanted, or so."""
    if not isinstance(item, dict) or ("player" in item) is not has_player:
        return None
    parts: dict[str, Any] = {
        "moment": _of(item, "at"),
        "response": _of(item, "respond"),
        "act": _of(item, *ACTIONS, *IN_THE_ACT),
        "details": tuple(_details(item)),
        "choosing": _of(item, "choose"),
        "allowed": _of(item, "try", "legal"),
    }
    known = {*FRAME, *ACTIONS, *DETAILS, *IN_THE_ACT, "pay"}
    if set(item) - known:
        return None
    return {**parts, "player": item["player"]} if has_player else parts


def _of(item: Plain, *keys: str) -> dict[str, Any]:
    return {key: item[key] for key in keys if key in item}


def _details(item: Plain) -> Iterator[Plain]:
    yield from ({key: item[key]} for key in DETAILS if key in item)
    for key, value in item.get("pay", {}).items():
        yield {"pay": {key: value}}


def _sentence(who: str, en: str, zh: str) -> Template:
    """A row of a whole sentence; `who` is its player, or nothing; `|` between its wordings."""
    before = "{moment:moment}{response:response}"
    after = "{details:details}{choosing:choosing}{allowed:allowed}"
    return t(
        _whole,
        "|".join(f"{before}{words}{after}" for words in en.split("|")),
        f"{before}{zh}{after}",
        unmake=lambda item: _parts(item, has_player=bool(who)),
    )


TABLES = (
    table(
        "item",
        _sentence(
            "player",
            "{player:doer@s} {act:act@s}|{player:doer@p} {act:act@p}",
            "{player:doer}{act:act}",
        ),
        _sentence("player", "by {player:name}, {act:event}", "由{player:name}：{act:event}"),
        _sentence("", "{act:event}", "{act:event}"),
    ),
)
