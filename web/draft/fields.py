"""The fields of the form are written into the draft; a field is named by where its value goes.

`p.0.name` is the first player's name, `p.0.hand.2.card` the card of the third entry of that hand,
`new.0.hand` a card that comes to it, `c.1.text` the text of the second card of the scenario's
own, `turn.step` the step that play starts in. A field that is empty takes its key away; a number
that is none is kept as it was typed, for the judge to say so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from web.draft.draft import ZONES, Draft, Plain, number

_TEXTS = (
    *("card", "attached_to", "copy_of", "owner", "chosen", "face", "team", "companion"),
    *("protector", "exiled_by"),
)
_LISTS = ("goaded_by", "merged_with")
_OWN = ("name", "cost", "type", "power", "toughness", "loyalty", "defense", "text")
_NUMBERS = ("life", "count", "damage", "lands_played", "number", "level", "x")
FLAGS = (
    *("tapped", "sick", "token", "face_down", "phased_out", "commander"),
    *("monstrous", "renowned", "solved"),
)
_FLAGS = ("mana_free", *FLAGS)
_AMOUNTS = ("counters", "this_turn", "commander_casts", "commander_damage")
_DESIGNATIONS = ("monarch", "initiative", "day", "rules")
MOST_ENTRIES = 80  # of a zone
_AMOUNT = re.compile(r"\s*(.+?)\s*[:：×*=\s]\s*(\d+|true|false)\s*")
_COMMA = r"[,，;；、]"
_BAR = "|"  # between a label in English and in Chinese


def fill(draft: Draft, fields: Iterable[tuple[str, str]]) -> None:
    """Writes the fields into the draft, in order; of a field that is there twice, the last."""
    for name, value in dict(fields).items():
        head, *path = name.split(".")
        match head, path:
            case "p", [place, "name"] if (player := item_at(draft.players, place)) is not None:
                rename(draft, player, value.strip())
            case "p", [place, key] if (player := item_at(draft.players, place)) is not None:
                _write(player, key, value)
            case "p", [place, zone, entry, key] if zone in ZONES:
                player = item_at(draft.players, place)
                held = item_at(player[zone], entry) if player is not None else None
                if held is not None:
                    _write(held, key, value)
            case "new", [place, zone] if zone in ZONES and value.strip():
                player = item_at(draft.players, place)
                if player is not None and len(player[zone]) < MOST_ENTRIES:
                    player[zone].append(entry_of(value.strip()))
            case "c", [place, key] if key in _OWN:
                card = item_at(draft.cards, place)
                if card is not None:
                    _write_own(card, key, value)
            case "turn", [key]:
                _write(draft.turn, key, value) if key == "number" else _text(draft.turn, key, value)
            case "title", []:
                titles = draft.rest.get("titles") or {}
                draft.title = "" if value.strip() in titles.values() else value.strip()
            case "game", []:
                draft.game = value.strip()
            case _, [] if head in _DESIGNATIONS:
                _text(draft.rest, head, value)


def item_at(items: list[Plain], place: str) -> Plain | None:
    """The item of a number that a field names; None if there is none."""
    at = number(place)
    return items[at] if at is not None and at < len(items) else None


def _write(held: Plain, key: str, value: str) -> None:
    if shown(held.get(key)) == value.strip():
        return
    if key in _TEXTS:
        _text(held, key, value)
    elif key == "as":
        en, bar, zh = (part.strip() for part in value.partition(_BAR))
        _text(held, key, en) if not bar else held.update({key: {"en": en, "zh": zh}})
    elif key in _LISTS:
        names = [part.strip() for part in re.split(_COMMA, value) if part.strip()]
        held.pop(key, None) if not names else held.update({key: names})
    elif key == "kicked":
        _text(held, key, value)
        if key in held:
            held[key] = _number_or_truth(held[key])
    elif key in _NUMBERS:
        _text(held, key, value)
        if key in held and re.fullmatch(r"-?\d{1,6}", held[key]):
            held[key] = int(held[key])
        if key == "count" and held.get(key) == 1:
            del held[key]
    elif key in _FLAGS:
        held.pop(key, None)
        if value == "1":
            held[key] = True
    elif key in _AMOUNTS:
        amounts = amounts_of(value)
        held.pop(key, None)
        if amounts is not None:
            held[key] = amounts


def shown(value: Any) -> str:
    """A value as its field shows it; what is written so is read as the same.

    >>> shown({"en": "Bear", "zh": "熊"}), shown({"charge": 2}), shown(["Ann", "Bob"]), shown(None)
    ('Bear | 熊', 'charge: 2', 'Ann, Bob', '')
    """
    if isinstance(value, dict) and set(value) == {"en", "zh"}:
        return f"{value['en']} {_BAR} {value['zh']}"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {shown(number)}" for key, number in value.items()) or "0"
    if isinstance(value, list):
        return ", ".join(map(shown, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


def _number_or_truth(text: str) -> int | bool | str:
    if text in ("true", "false"):
        return text == "true"
    found = number(text)
    return text if found is None else found


def entry_of(text: str) -> Plain:
    """A card as it is typed: `3 Forest` and `Forest x3` are three of it."""
    before, _, name = text.partition(" ")
    if (count := number(before)) is not None and name.strip():
        return _counted(name.strip(), count)
    name, _, behind = text.replace("×", "x").rpartition(" x")
    if name and (count := number(behind.strip())) is not None:
        return _counted(name.strip(), count)
    return {"card": text}


def _counted(card: str, count: int) -> Plain:
    return {"card": card} if count == 1 else {"card": card, "count": count}


def _text(held: Plain, key: str, value: str) -> None:
    held.pop(key, None) if not value.strip() else held.update({key: value.strip()})


def _write_own(card: Plain, key: str, value: str) -> None:
    """A value of a card's own; its text keeps its lines."""
    written = value.replace("\r\n", "\n")
    if str(card.get(key, "")).strip() != written.strip():
        _text(card, key, written)
    if key == "name" and "name" not in card:
        card["name"] = ""


def amounts_of(text: str) -> dict[str, int | bool | str] | None:
    """The kinds and numbers of "+1/+1: 2, charge: 1"; a kind alone is one of it; None: nothing.

    >>> amounts_of("+1/+1: 2，充电"), amounts_of("0"), amounts_of(" ")
    ({'+1/+1': 2, '充电': 1}, {}, None)
    """
    if not text.strip():
        return None
    if text.strip() == "0":
        return {}
    found: dict[str, int | bool | str] = {}
    for part in re.split(_COMMA, text):
        match = _AMOUNT.fullmatch(part)
        if match:
            found[match[1].rstrip(":： ")] = _number_or_truth(match[2])
        elif part.strip():
            found[part.strip()] = 1
    return found


def rename(draft: Draft, player: Plain, name: str) -> None:
    """Gives a player another name, everywhere; one that is empty or another's changes nothing."""
    old = player["name"]
    if not name or name in draft.names:
        return
    player["name"] = name
    mend(draft, old, name)


def mend(draft: Draft, old: str, new: str) -> None:
    """Puts one word in place of another wherever the scenario has it."""
    draft.play = _renamed(draft.play, old, new)
    draft.ask = _renamed(draft.ask, old, new)
    draft.turn = _renamed(draft.turn, old, new)
    draft.rest = _renamed(draft.rest, old, new)
    for held in draft.players:
        others = {key: held.pop(key) for key in [*held] if key not in ("name", "_given")}
        held.update(_renamed(others, old, new))


def _renamed(value: Any, old: str, new: str) -> Any:
    """The same data with one word for another, and in `Ann's Bear` too."""
    if isinstance(value, dict):
        return {_renamed(k, old, new): _renamed(v, old, new) for k, v in value.items()}
    if isinstance(value, list):
        return [_renamed(one, old, new) for one in value]
    if value == old:
        return new
    if isinstance(value, str) and value.startswith(f"{old}'s "):
        return f"{new}'s {value.removeprefix(old + chr(39) + 's ')}"
    return value
