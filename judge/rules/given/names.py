"""The rules of the abilities that the rules themselves give, by the names of these abilities."""

from __future__ import annotations

from collections.abc import Mapping

from judge.rules.given.designations import of_initiative, of_monarch
from judge.rules.given.intrinsic import chapters, deploying, of_siege
from judge.rules.given.levels import LEVELS, STATIONS, of_class, of_level, of_station
from judge.rules.given.radiation import RAD, of_radiation
from judge.rules.given.ring import of_ring
from judge.rules.given.rooms import room_abilities
from judge.rules.given.speed import SPEED, of_speed

GIVEN: Mapping[str, tuple[str, ...]] = {
    "chapter": chapters.numbers,
    "class level": of_class.numbers,
    LEVELS[0]: of_level.numbers[:1],
    LEVELS[1]: of_level.numbers[1:],
    STATIONS[0]: of_station.numbers[:1],
    STATIONS[1]: of_station.numbers[1:],
    "siege": of_siege.numbers,
    "deploy creature": deploying.numbers,
    "monarch": of_monarch.numbers,
    "initiative": of_initiative.numbers,
    "room": room_abilities.numbers,
    SPEED: of_speed.numbers,
    RAD: of_radiation.numbers,
    "ring": of_ring.numbers,
}
