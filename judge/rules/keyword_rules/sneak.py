"""A permanent whose sneak cost was paid enters tapped and attacking (702.190)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject
from judge.rules.combat.arrivals import arrives_unblocked, still_attacked
from judge.rules.process import Process

SINCE = "2026-08-07"
SNEAK = "sneak"


@cites("702.190b", "enters the battlefield tapped and attacking", edition=SINCE)
@cites("702.190b", "as the creature that was returned to its owner's hand", edition=SINCE)
def as_sneaked(process: Process, held: GameObject, entering: e.Entering) -> e.Entering:
    """It attacks what the returned creature attacked, if that can still be attacked."""
    attacking = still_attacked(process, held.stack.used if held.stack is not None else ())
    unblocked = arrives_unblocked(process, attacking)
    return entering.with_(tapped=True, attacking=attacking, unblocked=unblocked)
