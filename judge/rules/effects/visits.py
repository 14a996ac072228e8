"""Players open Attractions (701.48) and roll to visit them (701.49)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.budget import repetitions
from judge.rules import attractions
from judge.rules.choices.recipients import players
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process


def open_attractions(process: Process, effect: o.Act, context: Context) -> bool:
    """Players open so many Attractions, one after the other; True if one entered."""
    number = amount_of(process.view, effect.number, context)
    found = players(process, effect.player, context)
    opened = [attractions.open_attraction(process, p) for p in found for _ in repetitions(number)]
    return any(opened)


def roll_to_visit(process: Process, effect: o.Act, context: Context) -> bool:
    """Players roll to visit their Attractions."""
    found = players(process, effect.player, context)
    for player in found:
        attractions.roll_to_visit(process, player)
    return bool(found)
