"""A table (`judge.ruling.Board.to_dict`) becomes what pages show of it, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from corpus.model import Lang
from judge.values import Lang as JudgeLang
from judge.words import called
from web.present.texts import Plain
from web.wording import say

ZONES = ("battlefield", "hand", "graveyard", "exile", "command")


def table(board: Plain, reader: Lang) -> Plain:
    """The players with what they have, and the stack, the top first."""
    return {
        "when": board["when"][reader],
        "priority": board["priority"],
        "stack": _things(board["stack"], reader),
        "sides": tuple(_side(side, reader) for side in board["sides"]),
    }


def _side(side: Plain, reader: Lang) -> Plain:
    zones = ((zone, _things(side[zone], reader)) for zone in ZONES)
    return {
        "player": player(side["player"], reader),
        "life": side["life"],
        "has_lost": side["hasLost"],
        "notes": tuple(note[reader] for note in side["notes"]),
        "zones": tuple(
            {"key": zone, "name": say(reader, f"zone.{zone}"), "things": things}
            for zone, things in zones
            if things
        ),
        "library": side["library"],
    }


def player(name: str, reader: Lang) -> str:
    """A player as a page speaks of them; of one who asks it begins large."""
    shown = called(name).get(JudgeLang(reader.value))
    return shown if shown == name else shown[:1].upper() + shown[1:]


def _things(things: Sequence[Any], reader: Lang) -> tuple[Plain, ...]:
    """Objects, those of which nothing tells them apart counted."""
    shown = Counter(
        (
            thing["name"][reader].split(" #")[0],
            thing["size"],
            tuple(note[reader] for note in thing["notes"]),
        )
        for thing in things
    )
    return tuple(
        {"name": name, "size": size, "notes": notes, "count": count}
        for (name, size, notes), count in shown.items()
    )
