"""Players get the city's blessing from spells (702.131)."""

from __future__ import annotations

from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.game import events as e
from judge.rules.keyword_rules.ascend import BLESSING
from judge.rules.meaning import Context
from judge.rules.process import Process


@cites("702.131c", "“得到黄金城祝福”此称号并无规则含义")
def get_blessing(process: Process, effect: pl.GetCityBlessing, context: Context) -> bool:
    """The controller gets the city's blessing for the rest of the game."""
    player = process.state.player(context.controller)
    if player.mark(BLESSING) is not None:
        return False
    return bool(process.do(e.PlayerMarked(player.id, BLESSING)))
