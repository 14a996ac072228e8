"""Effects that are costs too, done as an effect is carried out: to behold, to forage."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import Cost
from judge.abilities.bases import Effect
from judge.abilities.effects import players as pl
from judge.rules.costs import can_pay
from judge.rules.costs.picks import NOTHING
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process


def do_if_possible(process: Process, effect: Effect, context: Context) -> bool:
    """It is done as a cost is paid; nothing happens where it can't be."""
    player = context.controller
    if not can_pay(process, player, Cost((effect,)), context):
        return False
    process.engine.costs[type(effect)](process, player, effect, context, NOTHING)
    return True


EFFECTS: Mapping[type[Effect], Do] = {pl.Behold: do_if_possible, pl.Forage: do_if_possible}
