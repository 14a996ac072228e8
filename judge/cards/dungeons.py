"""The dungeons by name (309): their rooms, what each says, and where its arrows lead.

>>> mine = dungeon_named("Lost Mine of Phandelver")
>>> mine.rooms[0].leads_to, mine.is_bottom(6)
((1, 2), True)
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from judge.values import Bilingual, Value

_FILE = Path(__file__).with_name("dungeons.toml")


class Room(Value):
    """A room; `leads_to` are the places of other rooms. No text: its words are not read."""

    name: str
    zh: str
    text: str = ""
    leads_to: tuple[int, ...] = ()


class Dungeon(Value):
    """A dungeon card; one with a quality is entered only by venturing into that (701.46d)."""

    name: Bilingual
    rooms: tuple[Room, ...]
    quality: str | None = None

    def is_bottom(self, room: int) -> bool:
        """True of the place of the bottommost room."""
        return not self.rooms[room].leads_to


@cache
def dungeons() -> tuple[Dungeon, ...]:
    """All dungeons."""
    entries = tomllib.loads(_FILE.read_text(encoding="utf-8"))["dungeon"]
    found = []
    for entry in entries:
        places = {room["name"]: place for place, room in enumerate(entry["room"])}
        rooms = tuple(
            Room(
                room["name"],
                room["zh"],
                room.get("text", ""),
                tuple(places[name] for name in room.get("to", ())),
            )
            for room in entry["room"]
        )
        found.append(Dungeon(Bilingual(**entry["name"]), rooms, entry.get("quality")))
    return tuple(found)


def dungeon_named(name: str) -> Dungeon:
    """The dungeon of this English name; raises LookupError where there is none."""
    for dungeon in dungeons():
        if dungeon.name.en == name:
            return dungeon
    raise LookupError(name)


@cache
def room_in_both(name: str) -> Bilingual:
    """What a room of this English name is called in each language.

    >>> room_in_both("Dark Pool").zh
    '暗池'
    """
    rooms = (room for dungeon in dungeons() for room in dungeon.rooms)
    return next((Bilingual(r.name, r.zh) for r in rooms if r.name == name), Bilingual(name, name))
