"""Casting spells (601) and playing lands (305)."""

from judge.rules.casting.allowed import check_prohibitions, check_timing
from judge.rules.casting.commanders import is_castable_commander
from judge.rules.casting.lands import play_land
from judge.rules.casting.proposal import optional_costs
from judge.rules.casting.spells import cast, cast_in_way
from judge.rules.casting.ways import USUAL, ways_of

__all__ = [
    "USUAL",
    "cast",
    "cast_in_way",
    "check_prohibitions",
    "check_timing",
    "is_castable_commander",
    "optional_costs",
    "play_land",
    "ways_of",
]
