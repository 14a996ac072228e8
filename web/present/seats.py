"""The players of a draft become the form's fields: what each has where, and what is so of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from corpus.model import Lang
from web import asking
from web.draft import Draft
from web.draft.draft import ZONES
from web.draft.fields import FLAGS, shown
from web.present.texts import Plain

DETAILS = (
    *("as", "attached_to", "counters", "damage", "copy_of", "owner", "chosen", "goaded_by"),
    *("level", "x", "kicked", "merged_with", "protector", "exiled_by"),
)
AMOUNTS = ("counters", "this_turn", "commander_casts", "commander_damage")
DAYS = ("day", "night")


def player(draft: Draft, place: int, reader: Lang) -> Plain:
    """A player, the zones with their cards, and what is told of the player."""
    given = draft.players[place]
    return {
        "path": f"p.{place}",
        "name": given["name"],
        "life": given.get("life", ""),
        "has": tuple(asking.name_in(called(one), reader) for zone in ZONES for one in given[zone]),
        "mana_free": given.get("mana_free", False),
        "amounts": {key: shown(given.get(key)) for key in AMOUNTS},
        "zones": tuple(
            {
                "key": zone,
                "path": f"p.{place}.{zone}",
                "new": f"new.{place}.{zone}",
                "entries": tuple(
                    _entry(entry, f"p.{place}.{zone}.{n}", reader)
                    for n, entry in enumerate(given[zone])
                ),
            }
            for zone in ZONES
        ),
    }


def designations(draft: Draft) -> Iterator[Plain]:
    """Who is the monarch, who has the initiative, whether it is day, each with what it may be."""
    for key in ("monarch", "initiative"):
        yield {"key": key, "value": draft.rest.get(key, ""), "options": draft.names}
    yield {"key": "day", "value": draft.rest.get("day", ""), "options": DAYS}


def called(entry: Plain) -> str:
    """The name by which a question means a card: its label, or what it is."""
    label = entry.get("as")
    if isinstance(label, dict):
        label = next(iter(label.values()), None)
    return str(label or entry.get("card", ""))


def _entry(entry: Plain, path: str, reader: Lang) -> Plain:
    """A card of a zone; `marks` are what is special of it, for when its details are folded."""
    details = {key: shown(entry.get(key)) for key in DETAILS}
    flags = {key: bool(entry.get(key)) for key in FLAGS}
    marks = [key for key, is_set in flags.items() if is_set]
    more: tuple[Any, ...] = tuple(value for value in details.values() if value)
    return {
        "path": path,
        "card": entry.get("card", ""),
        "count": entry.get("count", 1),
        "details": details,
        "flags": flags,
        "marks": tuple(marks),
        "more": more,
        "read_as": asking.described(str(entry.get("card", "")), reader),
    }
