"""Effects that are costs too, done as an effect is carried out: to behold, to forage."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import Cost
from judge.abilities.bases import Effect
from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.rules.costs import can_pay, pay
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process


@cites("609.3", "如果一个效应尝试作无法作到的事")
def do_if_possible(process: Process, effect: Effect, context: Context) -> bool:
    """It is done as a cost is paid; nothing happens where it can't be."""
    player, cost = context.controller, Cost((effect,))
    if not can_pay(process, player, cost, context):
        return False
    pay(process, player, cost, context)
    return True


EFFECTS: Mapping[type[Effect], Do] = {pl.Behold: do_if_possible, pl.Forage: do_if_possible}
