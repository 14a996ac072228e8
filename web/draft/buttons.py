"""What each button of the form does to the draft; a button is named by what it is about.

`add:p` adds a player, `add:c.Card 1` a card of this name, `remove:p.0.hand.2` takes an entry away,
`item:{…}` puts an item at the end of the play, `undo` takes the last one back,
`mend:["Shokc", "Shock"]` puts a name in place of a wrong one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from web.draft.answers import Fields, answer, declare
from web.draft.draft import ZONES, Draft, Plain, number
from web.draft.fields import item_at, mend

LEAST_PLAYERS = 2
MOST_PLAYERS = 8
_MORE_NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
_CHINESE_NAMES = "甲乙丙丁戊己庚辛"


def press(draft: Draft, button: str, fields: Fields) -> None:
    """Does what a button says; one that is not known does nothing."""
    name, _, about = button.partition(":")
    done = BUTTONS.get(name)
    if done is not None:
        done(draft, about, fields)


def _first(fields: Fields, name: str) -> str:
    return (fields.get(name) or [""])[-1].strip()


def _add(draft: Draft, about: str, fields: Fields) -> None:
    match about.split("."):
        case ["p"]:
            is_chinese = any(name in _CHINESE_NAMES for name in draft.names)
            names = _CHINESE_NAMES if is_chinese else _MORE_NAMES
            free = next((name for name in names if name not in draft.names), None)
            if free is not None and len(draft.players) < MOST_PLAYERS:
                zones: Plain = {zone: [] for zone in ZONES}
                draft.players.append({"name": free, "mana_free": True, **zones, "_given": {}})
        case ["c", name]:
            draft.cards.append({"name": name})
        case ["ask"]:
            _add_question(draft, fields)


def _add_question(draft: Draft, fields: Fields) -> None:
    about, key = _first(fields, "ask.about"), _first(fields, "ask.key")
    if key in ("legal", "result", "repeats"):
        draft.ask.append({key: True})
    elif about and key:
        draft.ask.append({key: about})


def _remove(draft: Draft, about: str, fields: Fields) -> None:
    lists: dict[str, list[Any]] = {
        "p": draft.players,
        "c": draft.cards,
        "play": draft.play,
        "ask": draft.ask,
    }
    head, *path = about.split(".")
    if len(path) == 3 and head == "p" and path[1] in ZONES:
        player = item_at(draft.players, path[0])
        items, place = (player or {}).get(path[1], []), path[2]
    else:
        items, place = lists.get(head, []), path[-1] if path else ""
    is_needed = items is draft.players and len(items) <= LEAST_PLAYERS
    at = number(place)
    if at is not None and at < len(items) and not is_needed:
        del items[at]


def _forget(draft: Draft, about: str, fields: Fields) -> None:
    """What the scenario expects, and must cite, is dropped."""
    for key in ("expect", "cites"):
        draft.rest.pop(key, None)


def _item(draft: Draft, about: str, fields: Fields) -> None:
    """An item of the play, as it was offered."""
    try:
        item = json.loads(about)
    except (ValueError, RecursionError):
        return
    if isinstance(item, dict):
        draft.play.append(item)


def _mend(draft: Draft, about: str, fields: Fields) -> None:
    """A wrong name or key becomes the right one, everywhere."""
    try:
        wrong, right = json.loads(about)
    except (ValueError, TypeError, RecursionError):
        return
    mend(draft, str(wrong), str(right))


def _undo(draft: Draft, about: str, fields: Fields) -> None:
    del draft.play[-1:]


def _go(draft: Draft, about: str, fields: Fields) -> None:
    """The game goes on to the step chosen."""
    turn, _, step = _first(fields, "go.to").partition("|")
    if (turns := number(turn)) is not None and step:
        draft.play.append({"pass": "all", "at": {"turn": turns, "step": step}})


def _effect(draft: Draft, about: str, fields: Fields) -> None:
    """An effect that simply happens, in the words typed."""
    text = _first(fields, "effect.text")
    targets = [one.strip() for one in _first(fields, "effect.targets").split(",") if one.strip()]
    if text:
        player = {"player": draft.names[0]} if draft.names else {}
        draft.play.append({**player, "effect": text, **({"targets": targets} if targets else {})})


def _declare(draft: Draft, about: str, fields: Fields) -> None:
    action, _, player = about.partition(":")
    if action in ("attack", "block", "assign"):
        declare(draft, action, player, fields)


def _answer(draft: Draft, about: str, fields: Fields) -> None:
    try:
        told = json.loads(about)
        asked = [told[key] for key in ("kind", "into", "player")]
    except (ValueError, KeyError, TypeError, RecursionError):
        return
    if not all(isinstance(one, str) for one in asked):
        return
    shares = {
        name.partition("|")[2]: share
        for name, values in fields.items()
        if name.startswith("share|") and (share := number(values[-1]))
    }
    values = list(fields.get("answer", []))
    if told["kind"] == "arrange":
        places = sorted(
            (99 if (at := number(given[-1])) is None else at, name.partition("|")[2])
            for name, given in fields.items()
            if name.startswith("place|")
        )
        values = [name.partition("|")[2] for _, name in places]
    answer(draft, told, values, shares)


BUTTONS: Mapping[str, Callable[[Draft, str, Fields], None]] = {
    "add": _add,
    "remove": _remove,
    "item": _item,
    "forget": _forget,
    "mend": _mend,
    "undo": _undo,
    "go": _go,
    "effect": _effect,
    "declare": _declare,
    "answer": _answer,
}
