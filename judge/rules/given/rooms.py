"""The abilities of the rooms of dungeons (309.4c)."""

from __future__ import annotations

from functools import cache

from judge.abilities import SpellAbility, Triggered
from judge.cards import CardType, Face, TypeLine
from judge.cards.dungeons import Dungeon, Room
from judge.cite import cites
from judge.language import Declined
from judge.oracle import Oracle
from judge.oracle.rooms import room_ability
from judge.values import Bilingual


@cache
def ability_of(place: int, room: Room) -> Triggered | None:
    """The room ability; None where the words of the room are not read."""
    face = Face(Bilingual(room.name, room.name), TypeLine((CardType.SORCERY,)), text=room.text)
    read = Oracle().read(face) if room.text else ()
    if isinstance(read, Declined) or len(read) != 1 or not isinstance(read[0], SpellAbility):
        return None
    return room_ability(place, read[0].effect)


@cites("309.4c", "每个房间具有一个触发式异能，称为房间异能")
def room_abilities(dungeon: Dungeon) -> tuple[Triggered, ...]:
    """The abilities of a dungeon card: one for each room, as its marker moves into the room."""
    made = (ability_of(place, room) for place, room in enumerate(dungeon.rooms))
    return tuple(ability for ability in made if ability is not None)
