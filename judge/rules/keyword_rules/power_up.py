"""A power-up ability costs less in the turn in which its permanent entered (702.193)."""

from __future__ import annotations

from judge.abilities import Activated
from judge.abilities.patterns import Enters
from judge.abilities.relations import DidThisTurn, TheOne
from judge.cite import cites
from judge.rules.meaning import Context, matches
from judge.rules.process import Process

SINCE = "2026-08-07"
POWER_UP = "power-up"
ENTERED = DidThisTurn(Enters(TheOne()))


@cites("702.193a", "this ability's cost is reduced by this permanent's mana cost", edition=SINCE)
@cites("702.193b", "any excess reduces that much generic mana", edition=SINCE)
def less_by_entering(process: Process, ability: Activated, context: Context) -> tuple[str, ...]:
    """The symbols of the mana cost by which it costs less: none in a later turn."""
    source = context.source
    if ability.name != POWER_UP or source is None:
        return ()
    cost = process.view.of(source).cost
    entered = matches(process.view, ENTERED, source, context)
    return cost.symbols if entered and cost is not None else ()
