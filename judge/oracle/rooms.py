"""The rooms of a dungeon card, as printed: a name, a dash, and what the room does (309.4c)."""

from __future__ import annotations

import re

from judge.abilities import Triggered
from judge.abilities.bases import Effect
from judge.abilities.patterns import EntersRoom

_NAME = re.compile(r"\A[^—～.。]+?(?: — |～)")


def without_name(line: str) -> str:
    """What a room does, without its name.

    >>> without_name("Cave Entrance — Scry 1. (Leads to: Goblin Lair, Mine Tunnels)")
    'Scry 1. (Leads to: Goblin Lair, Mine Tunnels)'
    """
    return _NAME.sub("", line)


def room_ability(place: int, effect: Effect) -> Triggered:
    """The ability of the room at a place, counted from 0 down: it triggers as one moves into it."""
    return Triggered(EntersRoom(place), effect, zone="command", name="room")
