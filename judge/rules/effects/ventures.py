"""Players venture into dungeons (701.46)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import players as pl
from judge.rules.choices.recipients import players
from judge.rules.dungeons import venture as venture_one
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process


def venture(process: Process, effect: pl.Venture, context: Context) -> bool:
    """Players venture into the dungeon, or into one of a quality."""
    found = players(process, effect.player, context)
    for player in found:
        venture_one(process, player, effect.dungeon)
    return bool(found)


EFFECTS: Mapping[type[Effect], Do] = {pl.Venture: venture}
